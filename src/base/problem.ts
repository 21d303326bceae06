/**
 * The problems of every room: for each code the values of its message. Most are derived from the English catalogue
 * (`i18n/problems/mod.ts`); a room whose values have a structure declares its own:
 *
 * ```ts
 * declare module "../base/problem.ts" {
 *   interface ProblemKinds {
 *     reference: { unreadable: FaultyPart };
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface ProblemKinds {}

/** A room that has problems. */
export type ProblemRoom = keyof ProblemKinds & string;

/** A code of a room's problems. */
export type ProblemCode<Room extends ProblemRoom> = Room extends ProblemRoom
  ? keyof ProblemKinds[Room] & string
  : never;

/** The values of a problem's sentence. */
export type ProblemValues<Room extends ProblemRoom, Code extends ProblemCode<Room>> = ProblemKinds[Room][Code];

/** A problem of a room without its class: what is sent to another process, or written into a report. */
export type ProblemRecord = {
  readonly [Room in ProblemRoom]: {
    readonly [Code in ProblemCode<Room>]: {
      readonly room: Room;
      readonly code: Code;
      readonly values: ProblemValues<Room, Code>;
      readonly cause?: ErrorRecord;
    };
  }[ProblemCode<Room>];
}[ProblemRoom];

/** Any error as it is sent to another process. */
export type ErrorRecord = ProblemRecord | { readonly message: string };

/** The form of rooms, codes and the names of values. */
const WORD = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
/** The longest text in a problem that another process sent: a path. */
const MAX_TEXT = 4096;
/** The most values of a problem that another process sent, the most errors behind it, and lists within lists. */
const MAX_VALUES = 32;
const MAX_DEPTH = 8;

/**
 * A user-facing error as data: a room, a code, and the values of its message.
 *
 * Rooms write no sentences: the catalogues of `i18n` have a message for `room.code` in every language, and a code or a
 * value that the English catalogue does not have does not compile. `message` is for developers.
 */
export class Problem<
  // biome-ignore lint/suspicious/noExplicitAny: a problem of any room; the rooms have no code in common.
  Room extends ProblemRoom = any,
  Code extends ProblemCode<Room> = ProblemCode<Room>,
> extends Error {
  override readonly name: string = "Problem";
  readonly room: Room;
  readonly code: Code;
  readonly values: ProblemValues<Room, Code>;

  /**
   * @param key The message: `store.full`.
   * @param options `cause`: The error behind this one; a sentence may end with its reason.
   */
  constructor(key: `${Room}.${Code}`, values: ProblemValues<Room, Code>, options?: ErrorOptions) {
    const [room, code] = key.split(".") as [Room, Code];
    const reason = options?.cause === undefined ? "" : `: ${messageOf(options.cause)}`;
    super(`${room}/${code} ${JSON.stringify(values)}${reason}`, options);
    this.room = room;
    this.code = code;
    this.values = values;
  }

  /** Returns true where the problem has the code; its values are that code's then. */
  is<Wanted extends Code>(code: Wanted): this is Problem<Room, Wanted> {
    return (this.code as string) === code;
  }
}

/** Returns true for a problem of a room, wherever it was made: in this process or in another one. */
export function isProblem<Room extends ProblemRoom>(error: unknown, room: Room): error is Problem<Room> {
  return error instanceof Problem && error.room === room;
}

/** Encodes an error for another process: a problem with its code and values, any other with its message. */
export function recordOf(error: unknown): ErrorRecord {
  if (!(error instanceof Problem)) return { message: messageOf(error) };
  const { room, code, values, cause }: Problem = error;
  const record = { room, code, values, ...(cause !== undefined && { cause: recordOf(cause) }) };
  return record as ProblemRecord;
}

/**
 * Decodes an error of another process; its texts are cut to a length that a sentence can have.
 *
 * @throws {TypeError} If it does not have the form of one.
 */
export function errorFrom(record: unknown, depth = 0): Error {
  if (typeof record !== "object" || record === null || depth > MAX_DEPTH) {
    throw new TypeError("Cannot make an error of what is no record of one");
  }
  if (!("room" in record)) return new Error("message" in record ? String(record.message).slice(0, MAX_TEXT) : "");
  const { room, code, values, cause } = record as Partial<ProblemRecord>;
  if (!isWord(room) || !isWord(code) || !areValues(values)) {
    throw new TypeError("Cannot make a problem of what is no record of one");
  }
  const options = cause === undefined ? {} : { cause: errorFrom(cause, depth + 1) };
  return new Problem(`${room}.${code}` as never, shortened(values), options);
}

function isWord(word: unknown): word is ProblemRoom & never {
  return typeof word === "string" && WORD.test(word);
}

/** Returns true for values as sentences have them: texts and numbers by name, and lists or groups of them. */
function areValues(values: unknown, depth = 0): values is Record<string, unknown> {
  if (typeof values !== "object" || values === null || Array.isArray(values)) return false;
  const entries = Object.entries(values);
  if (entries.length > MAX_VALUES) return false;
  return entries.every(([name, value]) => isWord(name) && isValue(value, depth));
}

function isValue(value: unknown, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isValue(item, depth + 1));
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return true;
  return areValues(value, depth + 1);
}

function shortened(values: Record<string, unknown>): never {
  const short = (_name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, MAX_VALUES);
    return typeof value === "string" ? value.slice(0, MAX_TEXT) : value;
  };
  return JSON.parse(JSON.stringify(values, short)) as never;
}

/** Returns what an error says; whatever else was thrown, as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Describes an error for the log: where it was thrown helps those who mend it. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Returns true if an error, or its cause, is that the process or the machine has no descriptor for another file. */
export function lacksDescriptors(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === "EMFILE" || code === "ENFILE" || lacksDescriptors(error.cause);
}
