/** The requests of the recording: every endpoint and parameter, and references of every shape, by a seed. */
import { readFileSync } from "node:fs";
import { Random } from "../../support/random.ts";
import { BOOK_LISTS, BOOKS, CODINGS, DATES, NAMES, QUERIES, REFERENCES, SHAPES, TAGS, UNKNOWN } from "./inputs.ts";
import type { RecordedRequest } from "./recording.ts";

const TRANSLATIONS = ["KJV", "POSK", "ZGL", "sample-EN"];
type Parameters = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

/** Makes the requests, each once. */
export function makeRequests(): RecordedRequest[] {
  const random = new Random(31);
  const requests = [
    ...lists(),
    ...passages(random),
    ...days(random),
    ...searches(),
    ...wrongParameters(),
    ...protocol(random),
    ...quota(),
  ];
  const unique = new Map<string, RecordedRequest>();
  for (const request of requests) unique.set(JSON.stringify(request), request);
  return [...unique.values()];
}

function ask(
  path: string,
  parameters: Parameters = {},
  { method = "GET", key = "ana", headers = {} }: Partial<RecordedRequest> = {},
): RecordedRequest {
  const entries = Array.isArray(parameters) ? parameters : Object.entries(parameters);
  const query = new URLSearchParams(entries as [string, string][]).toString();
  return { method, target: `/v1${path}${query === "" ? "" : `?${query}`}`, key, headers };
}

function lists(): RecordedRequest[] {
  const codes = [...TRANSLATIONS, "kjv", "posk", "SAMPLE-en", "ABC", "", " ", "KJV ", "../KJV"];
  return [
    ask("/translations"),
    ask("/translations", { unknown: "1" }),
    ask("/books"),
    ...codes.map((translation) => ask("/books", { translation })),
  ];
}

function passages(random: Random): RecordedRequest[] {
  const of = (translation: string, reference: string) => ask("/passage", { translation, reference });
  const shaped = Array.from({ length: 420 }, () =>
    of(random.pick(TRANSLATIONS.slice(0, 3)), `${random.pick(BOOKS)} ${random.pick(SHAPES)}`),
  );
  const named = NAMES.flatMap((name) => [
    of("KJV", `${name} ${random.pick(["1,1", "2", "1,2-4"])}`),
    of("POSK", `${name} ${random.pick(["1,1", "2,3", "1,2-4.6"])}`),
  ]);
  const listed = REFERENCES.flatMap((reference) => [of("KJV", reference), of("POSK", reference)]);
  const printed = fixtures().map((reference) => of(random.pick(["KJV", "POSK", "POSK"]), reference));
  const small = ["Jn 3,16", "1 Mz 2,4", "Rim 3,25", "Ps 23", "2 Jn", "2 John 1", "John 3:16"].flatMap((reference) => [
    of("ZGL", reference),
    of("sample-EN", reference),
  ]);
  const laidOut = Array.from({ length: 110 }, () =>
    ask("/passage", {
      translation: random.pick(TRANSLATIONS.slice(0, 3)),
      reference: `${random.pick(BOOKS)} ${random.pick(SHAPES.slice(0, 14))}`,
      layout: "lines",
    }),
  );
  return [...listed, ...named, ...shaped, ...printed, ...small, ...laidOut];
}

/** Every fourth citation of the reference tables, as bulletins and lectionaries print them. */
function fixtures(): string[] {
  return ["citations", "in_context", "neighbours"].flatMap((name) =>
    readFileSync(`test/fixtures/reference/${name}.tsv`, "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => line.split("\t")[0]!)
      .filter((_, index) => index % 4 === 0),
  );
}

function days(random: Random): RecordedRequest[] {
  const made: RecordedRequest[] = [];
  for (const path of ["/verse-of-the-day", "/readings"]) {
    made.push(ask(path), ask(path, { translation: "POSK" }), ask(path, { layout: "lines" }));
    for (const translation of ["ZGL", "sample-EN", "ABC"]) made.push(ask(path, { translation }));
    for (const date of DATES) {
      for (const translation of ["KJV", "POSK"]) made.push(ask(path, { date, translation }));
    }
    for (let count = 0; count < 150; count++) {
      const day = new Date(Date.UTC(2024, 0, 1 + random.below(5 * 365)));
      const date = day.toISOString().slice(0, 10);
      const layout: Parameters = random.oneIn(5) ? { layout: "lines" } : {};
      made.push(ask(path, { date, translation: random.pick(["KJV", "POSK"]), ...layout }));
    }
  }
  return made;
}

function searches(): RecordedRequest[] {
  const plain = QUERIES.flatMap((query) =>
    ["KJV", "POSK"].map((translation) => ask("/search", { query, translation })),
  );
  const relevant = QUERIES.slice(0, 72).map((query, index) =>
    ask("/search", {
      ...{ query, translation: index < 27 ? "KJV" : "POSK" },
      ...{ sort: "relevance", limit: "5" },
    }),
  );
  const within = BOOK_LISTS.flatMap((books) => [
    ask("/search", { query: "lord", translation: "KJV", books, limit: "3" }),
    ask("/search", { query: "pot", translation: "POSK", books }),
  ]);
  const pages = [
    ...["0", "1", "2", "100", "101", "-1", "1.5", "x", "", "1e2", "0100"].map((limit) => ({
      limit,
    })),
    ...["0", "1", "99", "5000", "100000", "100001", "-1", "x", ""].map((offset) => ({ offset })),
    ...["canonical", "relevance", "Relevance", "date", ""].map((sort) => ({ sort })),
  ].map((page) => ask("/search", { query: "jagnje", translation: "POSK", ...page } as Parameters));
  const others = [
    ask("/search"),
    ask("/search", { query: "lord" }),
    ask("/search", { query: "vrstica", translation: "ZGL" }),
    ask("/search", { query: "verse", translation: "sample-EN", limit: "2" }),
    ask("/search", { query: "lord", translation: "ABC" }),
  ];
  return [...plain, ...relevant, ...within, ...pages, ...others];
}

function wrongParameters(): RecordedRequest[] {
  const valid: [path: string, parameters: Record<string, string>][] = [
    ["/passage", { translation: "KJV", reference: "Jn 3,16", layout: "lines" }],
    ["/verse-of-the-day", { translation: "KJV", date: "2026-12-25", layout: "lines" }],
    ["/readings", { translation: "KJV", date: "2026-12-25", layout: "lines" }],
    ["/books", { translation: "KJV" }],
    [
      "/search",
      {
        query: "lord",
        translation: "KJV",
        books: "nt",
        sort: "relevance",
        limit: "2",
        offset: "1",
      },
    ],
  ];
  return valid.flatMap(([path, parameters]) => [
    ask(path, parameters),
    ask(path, { ...parameters, unknown: "x", key: "ambo_x" }),
    ...Object.entries(parameters).flatMap(([name, value]) => {
      const { [name]: _, ...others } = parameters;
      return [
        ask(path, others),
        ask(path, { ...others, [name]: "" }),
        ask(path, { ...others, [name]: "  " }),
        ask(path, { ...others, [name]: "?" }),
        ask(path, { ...others, [name]: ` ${value} ` }),
        ask(path, { ...others, [name.toUpperCase()]: value }),
        ask(path, [...Object.entries(parameters), [name, value]]),
        ask(path, [...Object.entries(parameters), [name, ""]]),
      ];
    }),
  ]);
}

const PATHS = ["/translations", "/books", "/passage", "/search", "/verse-of-the-day", "/readings"];
const VALID: Readonly<Record<string, Parameters>> = {
  "/passage": { translation: "KJV", reference: "Ps 119" },
  "/search": { query: "lord", translation: "KJV" },
};
function protocol(random: Random): RecordedRequest[] {
  const made: RecordedRequest[] = [];
  for (const path of PATHS) {
    const parameters = VALID[path] ?? {};
    for (const method of ["HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"]) {
      made.push(ask(path, parameters, { method }), ask(path, parameters, { method, key: "none" }));
    }
    for (const key of [
      "none",
      "revoked",
      "mistyped",
      "unknown",
      "basic",
      "x-api-key",
      "both",
      "in-address",
      "lower-case",
    ]) {
      made.push(ask(path, parameters, { key }), ask(path, {}, { key }));
    }
    for (const coding of CODINGS) {
      made.push(ask(path, parameters, { headers: { "Accept-Encoding": coding } }));
    }
    // The tags that follow are made of this answer's.
    made.push(ask(path, parameters, { headers: { "Cache-Control": "no-cache" } }));
    for (const tag of TAGS) {
      made.push(ask(path, parameters, { headers: { "If-None-Match": tag } }));
    }
    made.push(ask(path, parameters, { method: "HEAD", headers: { "Accept-Encoding": "br" } }));
    made.push(
      ask(path, parameters, {
        headers: { Origin: "https://zupnija.example", Accept: "text/html" },
      }),
    );
  }
  for (const path of UNKNOWN) {
    for (const method of ["GET", "HEAD", "POST", "OPTIONS"]) made.push(ask(path, {}, { method }));
    made.push(ask(path, {}, { key: "none" }));
  }
  made.push(ask("/passage", { translation: "KJV", reference: "a".repeat(7000) }));
  made.push(ask("/passage", { translation: "KJV", reference: "a".repeat(20_000) }));
  for (const raw of [
    "reference=%",
    "reference=%ff",
    "reference=%C4%8D",
    "&&==&",
    "reference=Jn+3%2C16",
    "reference=Jn%203,16&",
  ]) {
    const request = ask("/passage", { translation: random.pick(["KJV", "POSK"]) });
    made.push({ ...request, target: `${request.target}&${raw}` });
  }
  return made;
}

function quota(): RecordedRequest[] {
  const asked = PATHS.map((path) => ask(path, VALID[path], { key: "berta" }));
  const more: RecordedRequest[] = ["GET", "HEAD", "OPTIONS", "POST"].flatMap((method) =>
    ["/passage", "/nowhere", "/translations"].map((path) => ask(path, {}, { method, key: "berta" })),
  );
  return [...asked, ...more];
}
