/** Citations as pages show them: by the numbers of the lectionary, with books in one language. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bookName } from "../../../src/canon/mod.ts";
import { findCitation } from "../../../src/corpus/mod.ts";
import { LANGUAGES, type Language, translator } from "../../../src/i18n/mod.ts";
import { displayedCitation } from "../../../src/web/text/titles.ts";
import { serviceFor } from "../../support/service.ts";

describe("citations of the lectionary", () => {
  const service = serviceFor({
    settings: {
      corpus: "corpus",
      "default-translation": "KJV",
      "reader-limit": "100000",
      "public-url": "https://a.si",
    },
    now: () => Date.parse("2026-11-29T09:00:00Z"),
  });

  for (const [language, citation, shown] of [
    ["sl", "Iz 63,16b-17.19b; 64,2-7", "Iz 63,16b-17.19b; 64,2-7 [63,16b-17; 64,1b.3-8]"],
    ["en", "Iz 63,16b-17.19b; 64,2-7", "Isa 63:16b-17.19b; 64:2-7 [63:16b-17; 64:1b.3-8]"],
    ["sl", "Ps 51,3-4.12-13.17", "Ps 51,3-4.12-13.17 [51,1-2.10-11.15]"],
    ["it", "Jl 2,27-3,1", "Gl 2,27-3,1 [2,27-28]"],
    ["de", "Mt 5,1-12a", "Mt 5,1-12a"],
    ["sl", "1 Kor 13", "1 Kor 13"],
    ["sl", "Ps 13", "Ps 13"],
    ["sl", "Ps 3", "Ps 3 [3,1-8]"],
    ["it", "Sir 15,15-20", "Sir 15,15-20"],
    ["it", "Job 7,1-4", "Gb 7,1-4"],
  ] as const) {
    test(`${citation} beside the King James Version in ${language}`, () => {
      const found = findCitation(service.library.get("KJV")!, citation);
      assert.equal(displayedCitation(language, citation, found), shown);
    });
  }

  /** Every abbreviation of a book in a language. */
  const books = (language: Language) => {
    const iso = translator(language)("language.iso_639");
    const ids = service.library.get("KJV")!.books.map(({ id }) => id);
    return new Set(
      [...ids, "1MA", "2MA", "SIR", "WIS", "BAR", "TOB", "JDT"].map((id) => bookName(id as never, iso).abbreviation),
    );
  };
  const CITED = /(?:[1-5] )?\p{Lu}\p{L}*(?= \d+[,:]\d)/gu;
  const plain = (html: string) =>
    html
      .replaceAll("\r\n ", "")
      .replaceAll("\\", "")
      .replace(/<head>.*?<\/head>/s, "")
      .replace(/<[^>]*>/g, "\n")
      .replace(/&[^;]*;/g, "\n");
  const dates = ["2026-11-29", "2026-11-30", "2027-02-28", "2027-06-06"];
  const paths = [
    "/",
    ...dates.flatMap((date) => [`/readings?date=${date}`, `/priprava?date=${date}`, `/projekcija?date=${date}`]),
    ...["/embed/readings", "/feed/readings.xml", "/feed/readings.json", "/calendar.ics", "/readings/wedding"],
    "/readings/funeral",
  ];
  for (const language of LANGUAGES) {
    test(`have books in one language on every page in ${language}, whatever the language of the text`, async () => {
      for (const path of paths) {
        const sign = path.includes("?") ? "&" : "?";
        const { text } = await service.askRaw(`${path}${sign}lang=${language}&translation=KJV`);
        const cited = [...plain(text).matchAll(CITED)].map(([book]) => book);
        assert.ok(cited.length > 0, path);
        assert.deepEqual(
          cited.filter((book) => !books(language).has(book)),
          [],
          path,
        );
      }
    });
  }

  test("have the same numbers in a sheet, its week, the readings, the calendar, slides and feeds", async () => {
    for (const path of [
      "/priprava?date=2026-11-29",
      "/berila?date=2026-11-29",
      "/berila/teden?date=2026-11-29",
      "/projekcija?date=2026-11-29",
      "/koledar?month=2026-11",
      "/embed/readings?date=2026-11-29",
      "/feed/readings.xml",
      "/calendar.ics?translation=KJV",
      "/",
    ]) {
      const { text } = await service.askRaw(path);
      assert.match(plain(text), /Iz 63,16b-17\.19\w*;\s+64,2-7/, path);
      assert.doesNotMatch(plain(text), /(?:Iz|Isa) 63,16b-17; 64,1/, path);
    }
  });
});
