/** What is refused or fails: interface.md section 7 and decisions.md 5, over a real socket. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { type Service, startService } from "../support/service.ts";
import { assertError, remaining } from "./assertions.ts";

let service: Service;
before(async () => {
  service = await startService({ settings: { "daily-limit": "100000" } });
});

const passage = (reference: string) =>
  service.ask(`/passage?translation=ZGL&reference=${encodeURIComponent(reference)}`);

describe("errors", () => {
  const requests: [name: string, path: string, status: number, code: string][] = [
    ["no translation", "/passage?reference=Jn+3,16", 400, "missing_parameter"],
    ["no reference", "/passage?translation=ZGL", 400, "missing_parameter"],
    ["a blank reference", "/passage?translation=ZGL&reference=+%20", 400, "missing_parameter"],
    ["a reference without a value", "/passage?translation=ZGL&reference", 400, "missing_parameter"],
    ["no reference and a wrong translation", "/passage?translation=XX", 400, "missing_parameter"],
    ["two references", "/passage?translation=ZGL&reference=Jn+3&reference=Jn+4", 400, "invalid_parameter"],
    ["an unknown translation", "/passage?translation=XX&reference=Jn+3,16", 400, "invalid_translation"],
    ["an unknown translation of the day", "/verse-of-the-day?translation=XX", 400, "invalid_translation"],
    ["a date that is none", "/verse-of-the-day?date=2026-02-30", 400, "invalid_parameter"],
    ["readings of an unknown translation", "/readings?translation=XX", 400, "invalid_translation"],
    ["readings of a date that is none", "/readings?date=2026-02-30", 400, "invalid_parameter"],
    ["readings of a date too early", "/readings?date=1899-12-31", 400, "invalid_parameter"],
    ["readings of a date too late", "/readings?date=2101-01-01", 400, "invalid_parameter"],
    ["readings in no layout", "/readings?layout=verses", 400, "invalid_parameter"],
    ["readings of two dates", "/readings?date=2026-01-01&date=2026-01-02", 400, "invalid_parameter"],
    ["broken percent-encoding", "/passage?translation=ZGL&reference=%E8", 400, "invalid_parameter"],
    ["a reference that cannot be read", "/passage?translation=ZGL&reference=Jn+3,x", 404, "reference_not_found"],
    ["an unknown book", "/passage?translation=ZGL&reference=Xyz+3,16", 404, "reference_not_found"],
    ["a book the translation has not", "/passage?translation=ZGL&reference=Tob+3", 404, "reference_not_found"],
    ["a chapter that is not there", "/passage?translation=ZGL&reference=Jn+5", 404, "reference_not_found"],
    ["a verse that is not there", "/passage?translation=ZGL&reference=Jn+3,37", 404, "reference_not_found"],
    ["a verse left out", "/passage?translation=ZGL&reference=Mt+17,21", 404, "reference_not_found"],
    ["an unknown path", "/pasage", 404, "not_found"],
    ["a trailing slash", "/passage/", 404, "not_found"],
    ["the base path alone", "", 404, "not_found"],
  ];
  for (const [name, path, status, code] of requests) {
    test(`${name}: ${status} ${code}`, async () => {
      assertError(await service.ask(path), status, code);
    });
  }

  const said: [reference: string, message: RegExp][] = [
    [
      "Jn 3,37",
      /^Odlomka »Jn 3,37« ni mogoče najti: »Evangelij po Janezu« v prevodu ZGL v 3\. poglavju nima 37\. vrstice; zadnja je 36\.$/,
    ],
    ["Jn 5,1", /»Jn 5,1« .* nima 5\. poglavja; zadnje je 4\.$/],
    ["Jn 0,1", /poglavja se začnejo z 1\.$/],
    ["Jn 3,0", /vrstice se začnejo z 1\.$/],
    ["Flm 2,1", /ima samo eno poglavje\.$/],
    ["Ps 151", /psalmov je 150\.$/],
    ["Mt 17,21", /»Mt 17,21« .* to vrstico izpušča\.$/],
    ["Tob 3,1", /»Tob 3,1« .* nima Tobitove knjige \(Tob\)\.$/],
    ["Ez 3,1", /»Ez 3,1« .* »Ez« ni enoumno: Ezrova knjiga \(Ezr\) ali Ezekiel \(Ezk\)\?$/],
    ["Jhn 3,16", /»Jhn 3,16« .* Ste morda mislili »Jn«\?$/],
    ["Jn 3,16@", /»Jn 3,16@« .* »@« \(8\. znak\)/],
    ["Sondiki 3", /Ste morda mislili »Sodniki«\?$/],
    ["Korinčanom 13,4", /Ste morda mislili »1 Kor« ali »2 Kor«\?$/],
    ["CHR 3,16", /ni knjige z imenom ali okrajšavo »CHR«\. Preverite/],
    ["6 Mz 1", /: Mojzesovih knjig je pet\. Na voljo: 1 Mz, 2 Mz, 3 Mz, 4 Mz in 5 Mz\.$/],
    ["4 Kor 1,1", /: pismi Korinčanom sta dve\. Na voljo: 1 Kor in 2 Kor\.$/],
    ["Jn", /^Zapisa »Jn« ni mogoče razumeti: manjka številka poglavja \(Jn ima 2 poglavji\)\./],
    ["3,16", /: manjka ime knjige\./],
    ["Evangelij 3,16", /: manjka ime evangelista\./],
    ["Jn 3,16-18-20", /ima tri meje\./],
    ["Jn 3/16", /»3\/16« ni enoumno: »Jn 3,16« ali »Jn 3; 16«\?$/],
    ["Jn 3,16-", /: na koncu manjka poglavje ali vrstica\./],
    ["Jn 3,16-12", /: razpon »3,16-12« se konča, preden se začne\. Zamenjajte njegovi meji\.$/],
    [`Jn 3,16${" ".repeat(1995)}-18`, /…« ni mogoče razumeti: daljši je od 2000 znakov\. Razdelite/],
    [`Jn 3,${"1.".repeat(201)}1`, /…« ni mogoče razumeti: ima več kot 200 delov\. Razdelite/],
  ];
  for (const [reference, message] of said) {
    test(`reference_not_found says of "${reference.slice(0, 20)}" what is wrong`, async () => {
      assert.match((await passage(reference)).body.error.message, message);
    });
  }

  test("what nobody foresaw is 500 internal_error: the log has the reason, the answer nothing of it", async () => {
    const failing = await startService();
    const fail = () => assert.fail("a library that fails");
    Object.assign(failing.library, { translations: fail, get: fail });
    for (const [index, path] of ["/translations", "/passage?translation=ZGL&reference=Jn+3"].entries()) {
      const reply = await failing.ask(path);
      assertError(reply, 500, "internal_error");
      assert.doesNotMatch(reply.text, /library/);
      assert.equal(remaining(reply), 99 - index);
    }
    const told = failing.log.filter(({ level }) => level === "error");
    assert.equal(told.length, 2);
    assert.match(JSON.stringify(told), /a library that fails/);
  });

  test("another method is 405 with Allow, and is counted", async () => {
    const before = await service.ask("/translations");
    const reply = await service.ask("/passage", { method: "POST" });
    assertError(reply, 405, "method_not_allowed");
    assert.equal(reply.headers.allow, "GET, HEAD, OPTIONS");
    assert.equal(Number(reply.headers["x-ratelimit-remaining"]), Number(before.headers["x-ratelimit-remaining"]) - 1);
  });
});
