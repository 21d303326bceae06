import assert from "node:assert/strict";
import { test } from "node:test";
import { Library, parseTranslation } from "../../src/corpus/mod.ts";
import { Readiness } from "../../src/server/ops_routes.ts";

/** Makes the readiness of a service with one translation of these verse lines. */
function readinessWith(verses: string) {
  const header = "Ambo-Translation: 1\nCode: ZGL\nName: Zgled\nLanguage: slv\nCopyright: zgled\n";
  const translation = parseTranslation(Buffer.from(`${header}\n${verses}`), "ZGL.txt");
  const library = new Library([translation]);
  return new Readiness({
    library,
    store: { problem: () => undefined },
    counts: { isHealthy: true },
    now: () => 0,
  });
}

test("a service is ready though its first translation leaves out its first verses", async () => {
  const { status, body } = await readinessWith("GEN 1:1\nGEN 1:2\nGEN 1:3 Zgled.\n").response();
  assert.equal(body, "ready\n");
  assert.equal(status, 200);
});

const HEADER = "Ambo-Translation: 1\nCode: ZGL\nName: Zgled\nLanguage: slv\nCopyright: zgled\n";
const translationOf = (text: string, header = HEADER) =>
  parseTranslation(Buffer.from(`${header}\nGEN 1:1 ${text}\n`), "ZGL.txt");

test("a store that fails while it is asked makes the service unready, until it answers again", async () => {
  let now = 0;
  let asked = 0;
  let answer = async (): Promise<undefined> => {
    throw new Error("gone");
  };
  const readiness = new Readiness({
    library: new Library([translationOf("Zgled.")]),
    store: {
      problem: () => {
        asked++;
        return answer();
      },
    },
    counts: { isHealthy: true },
    now: () => now,
  });
  const { status, body } = await readiness.response();
  assert.deepEqual([status, body], [503, "gone\n"]);
  answer = async () => undefined;
  now = 999;
  assert.equal((await readiness.response()).status, 503, "a result holds for a second");
  now = 1000;
  assert.equal((await readiness.response()).status, 200);
  assert.equal(asked, 2);
  now = -86_400_000;
  await readiness.response();
  assert.equal(asked, 3, "a clock that was put back holds no result");
});

test("the set of translations has another hash where a text or a header differs", () => {
  const hashOf = (...translations: ReturnType<typeof translationOf>[]) => {
    let hash = "";
    const readiness = new Readiness({
      library: new Library(translations),
      store: {
        problem: (set) => {
          hash = set();
          return undefined;
        },
      },
      counts: { isHealthy: true },
      now: () => 0,
    });
    void readiness.response();
    return hash;
  };
  const hash = hashOf(translationOf("Ena."));
  assert.match(hash, /^[0-9a-f]{64}$/);
  assert.equal(hashOf(translationOf("Ena.")), hash);
  assert.notEqual(hashOf(translationOf("Dva.")), hash);
  assert.notEqual(hashOf(translationOf("Ena.", HEADER.replace("Zgled", "Drug"))), hash);
  const named = HEADER.replace("Copyright", "Book: GEN | 1 Mz\nCopyright");
  assert.notEqual(hashOf(translationOf("Ena.", named)), hash);
});
