/** The parts of a form may follow a line break and blanks; more than this between them is no form. */
const MAX_PADDING = 64;
/** The longest head of a part, in bytes. */
const MAX_HEAD = 4096;
const LINE_END = "\r\n";

/** The names of a part of a form. */
export interface FormPart {
  readonly name: string;
  /** The name of the file as the browser states it; undefined where the part is a plain field. */
  readonly fileName: string | undefined;
}

/** Receives the parts of a form while it arrives. */
export interface FormPartHandler {
  /** Begins a part. */
  part(part: FormPart): void;
  /** Takes bytes of the part that began last. */
  data(bytes: Buffer): void;
  /** Ends it. */
  partEnd(): void;
}

/** An error of a body that is no form. */
export class MultipartError extends Error {
  override readonly name = "MultipartError";
}

/** Returns the boundary that a `Content-Type` of `multipart/form-data` states; undefined for any other type. */
export function multipartBoundary(contentType: string | undefined): string | undefined {
  if (!/^multipart\/form-data\s*;/i.test(contentType ?? "")) return undefined;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType!) ?? [];
  return quoted ?? plain;
}

/**
 * Parses a form with files (RFC 7578) piece by piece: what is read is handed on at once, and never more than a
 * delimiter's length is kept.
 */
export class MultipartParser {
  readonly #handler: FormPartHandler;
  readonly #delimiter: Buffer;
  #step: "preamble" | "padding" | "head" | "body" | "end" = "preamble";
  /** The bytes before the first delimiter. */
  #preamble = 0;
  /** Bytes that may be the beginning of a delimiter or of a head. The first delimiter may lack its line break. */
  #held: Buffer = Buffer.from(LINE_END);

  constructor(boundary: string, handler: FormPartHandler) {
    this.#handler = handler;
    this.#delimiter = Buffer.from(`${LINE_END}--${boundary}`, "latin1");
  }

  /** True once the last delimiter was read. */
  get isComplete(): boolean {
    return this.#step === "end";
  }

  /** Parses the next piece of the body. @throws {MultipartError} If it is no form. */
  write(chunk: Buffer): void {
    let rest = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    this.#held = Buffer.alloc(0);
    for (let before = -1; rest.length > 0 && rest.length !== before; ) {
      before = rest.length;
      rest = this.#parse(rest);
    }
    this.#held = Buffer.from(rest);
  }

  /** Parses what it can. @returns The bytes that are left. */
  #parse(bytes: Buffer): Buffer {
    switch (this.#step) {
      case "preamble":
      case "body":
        return this.#parseContent(bytes);
      case "padding":
        return this.#parsePadding(bytes);
      case "head":
        return this.#parseHead(bytes);
      case "end":
        return Buffer.alloc(0);
    }
  }

  #parseContent(bytes: Buffer): Buffer {
    const isBody = this.#step === "body";
    const at = bytes.indexOf(this.#delimiter);
    // What comes after the last place where a delimiter can begin is looked at again with what follows.
    const end = at >= 0 ? at : Math.max(0, bytes.length - this.#delimiter.length + 1);
    if (isBody && end > 0) this.#handler.data(bytes.subarray(0, end));
    if (!isBody) this.#preamble += end;
    if (this.#preamble > MAX_HEAD) throw new MultipartError("Cannot find the boundary");
    if (at < 0) return bytes.subarray(end);
    if (isBody) this.#handler.partEnd();
    this.#step = "padding";
    return bytes.subarray(at + this.#delimiter.length);
  }

  #parsePadding(bytes: Buffer): Buffer {
    const end = bytes.indexOf(LINE_END);
    if (bytes.length >= 2 && bytes[0] === 0x2d && bytes[1] === 0x2d) {
      this.#step = "end";
      return Buffer.alloc(0);
    }
    const padding = bytes.subarray(0, end < 0 ? bytes.length : end).toString("latin1");
    if (padding.length > MAX_PADDING || !/^(?:[ \t]*\r?|-)$/.test(padding)) {
      throw new MultipartError("Cannot read what follows a boundary");
    }
    if (end < 0) return bytes;
    this.#step = "head";
    return bytes.subarray(end + LINE_END.length);
  }

  #parseHead(bytes: Buffer): Buffer {
    const end = bytes.indexOf(LINE_END + LINE_END);
    if (end > MAX_HEAD || (end < 0 && bytes.length > MAX_HEAD)) {
      throw new MultipartError("The head of a part is too long");
    }
    if (end < 0) return bytes;
    this.#handler.part(formPart(bytes.toString("utf8", 0, end)));
    this.#step = "body";
    return bytes.subarray(end + 2 * LINE_END.length);
  }
}

/** Reads the head of a part. @throws {MultipartError} If it has no name. */
function formPart(head: string): FormPart {
  const disposition = /(?:^|\r\n)content-disposition:[ \t]*form-data[ \t]*(;[^\r\n]*)/i.exec(head)?.[1];
  const parameter = (name: string) => new RegExp(`;[ \\t]*${name}="([^"]*)"`, "i").exec(disposition ?? "")?.[1];
  const name = parameter("name");
  if (name === undefined) throw new MultipartError("A part of the form has no name");
  return { name, fileName: parameter("filename") };
}
