/** What every generated client is asked to do, and what must come of it. */

/** The answer to a call, as the clients agree on it. */
export interface Outcome {
  readonly status: number;
  readonly data?: unknown;
  readonly error?: { readonly error: { readonly code: string; readonly message: string } };
}

/** The calls of a client, by what they show; a client leaves none out. */
export interface Calls {
  translations(): Promise<Outcome>;
  books(): Promise<Outcome>;
  passage(): Promise<Outcome>;
  search(): Promise<Outcome>;
  verseOfTheDay(): Promise<Outcome>;
  readings(): Promise<Outcome>;
  unknownBook(): Promise<Outcome>;
  tooLong(): Promise<Outcome>;
  unknownTranslation(): Promise<Outcome>;
  impossibleDate(): Promise<Outcome>;
  wrongKey(): Promise<Outcome>;
}

const EXPECTED: { readonly [Call in keyof Calls]: number | string } = {
  translations: 200,
  books: 200,
  passage: 200,
  search: 200,
  verseOfTheDay: 200,
  readings: 200,
  unknownBook: "reference_not_found",
  tooLong: "passage_too_long",
  unknownTranslation: "invalid_translation",
  impossibleDate: "invalid_parameter",
  wrongKey: "invalid_api_key",
};

/** Makes all calls of a client. @throws {Error} If one does not come out as it must. */
export async function makeAll(client: string, calls: Calls): Promise<void> {
  for (const [name, expected] of Object.entries(EXPECTED)) {
    const { status, data, error } = await calls[name as keyof Calls]();
    const found = error === undefined ? status : error.error.code;
    if (found !== expected || (error === undefined && data === undefined)) {
      throw new Error(`${client}: ${name} came to ${found}, not to ${expected}`);
    }
  }
  console.log(`${client}: ${Object.keys(EXPECTED).length} calls as expected`);
}

const [, , baseUrl = "", key = ""] = process.argv;
export const SERVICE = { baseUrl, key };
