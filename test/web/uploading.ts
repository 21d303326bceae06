/** Uploads of translations, as a browser sends them. */
import type { HttpResponse, RequestOptions } from "../support/http_client.ts";
import { WebClient } from "./web_client.ts";

export const TRANSLATIONS = "/admin/translations";
export const UPLOAD = `${TRANSLATIONS}/upload`;
export const CONFIRM = `${TRANSLATIONS}/import`;
const BOUNDARY = "----WebKitFormBoundaryZx7v3lAqwR2t9Kd1";
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** A part of a form. */
export type Part = readonly [name: string, content: string | Uint8Array, fileName?: string];

/** Writes the body of a form with files. */
export function multipart(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(([name, content, fileName]) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${
        fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`
      }\r\n\r\n`,
    ),
    Buffer.from(content as string),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** A small source in USFM, each verse of which names its edition. */
export function usfm(edition: string, { chapters = 1, verses = 3 } = {}): string {
  const lines = ["\\id PSA", "\\h Psalmi"];
  for (let chapter = 1; chapter <= chapters; chapter++) {
    lines.push(`\\c ${chapter}`, "\\p");
    for (let verse = 1; verse <= verses; verse++) lines.push(`\\v ${verse} Izdaja ${edition}.`);
  }
  return lines.join("\r\n");
}

/** The fields with which a source without metadata is confirmed. */
export const FIELDS = {
  code: "NOV",
  name: "Novi prevod",
  language: "slv",
  copyright: "Sestavljeno za preizkus.",
};

/** The address of the form with a file on the last page, as a browser takes it; that given where there is none. */
export function fileFormAddress({ page }: WebClient, otherwise: string): string {
  return /<form [^>]*action="([^"]+)" enctype="multipart/.exec(page?.text ?? "")?.[1] ?? otherwise;
}

/** Uploads a file by the form of the page of translations. */
export async function upload(
  client: WebClient,
  content: string | Uint8Array,
  { fileName = "novi.usfm", ...options }: RequestOptions & { fileName?: string } = {},
): Promise<HttpResponse> {
  await client.get(TRANSLATIONS);
  const body = multipart([
    ["token", client.token],
    ["file", content, fileName],
  ]);
  const headers = { "Content-Type": MULTIPART, ...options.headers };
  return client.send("POST", fileFormAddress(client, UPLOAD), { headers, body });
}

/** Gets the page of the upload once the file was read, which takes long on a busy machine. */
export async function preview(client: WebClient): Promise<HttpResponse> {
  for (;;) {
    const page = await client.get(UPLOAD);
    if (page.headers.refresh === undefined) return page;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Confirms the upload that the last page previews. */
export function confirm(client: WebClient, fields: Record<string, string>): Promise<HttpResponse> {
  const id = /name="id" value="([^"]+)"/.exec(client.page?.text ?? "")?.[1] ?? "";
  const [, compared] = /name="compared" value="([^"]+)"/.exec(client.page?.text ?? "") ?? [];
  const seen = compared === undefined ? {} : { compared };
  return client.post(CONFIRM, { id, action: "confirm", ...seen, ...fields });
}

/** Confirms the upload as `confirm` does, and waits for an import that the answer did not wait for, on a busy machine. */
export async function confirmAndWait(client: WebClient, fields: Record<string, string>): Promise<HttpResponse> {
  const answer = await confirm(client, fields);
  return answer.headers.location === UPLOAD ? preview(client) : answer;
}

/** Signs in as the administrator of a new store, by the link that its first start shows. */
export async function firstAdministrator(origin: string, stderr: string): Promise<WebClient> {
  const client = new WebClient({ origin });
  const link = /\/login\?link=(\S+)/.exec(stderr)?.[1] ?? "";
  const password = "dovolj dolgo geslo";
  await client.get(`/login?link=${link}`);
  await client.post("/login", { link, password, repeated: password });
  return client;
}
