/** The session of a browser: which cookies it is given, and which session each of them means. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { BrowserSession } from "../../src/auth/browser_session.ts";
import { Cookies } from "../../src/http/mod.ts";

const GUEST = "g".repeat(22);
const DAYS = 86_400;

/** Sessions in memory: a token and a mark tell whose they are. */
let sessions: Map<string, string>;
const marks = new Map([["Ana", "mark of Ana"]]);
const store = {
  sessionUser: (token: string) => sessions.get(token),
  createSession: async (name: string) => {
    const token = `session ${sessions.size + 1} of ${name}`;
    sessions.set(token, name);
    return token;
  },
  endSession: async (token: string) => void sessions.delete(token),
  browserMark: (name: string) => marks.get(name),
  isBrowserMark: (name: string, mark: string) => marks.get(name) === mark,
};

beforeEach(() => {
  sessions = new Map([["token", "Ana"]]);
});

/** A browser with cookies, by their names without the prefix. */
function browser(sent: Readonly<Record<string, string>> = {}) {
  const header = Object.entries(sent).map(([name, value]) => `ambo-${name}=${value}`);
  const cookies = new Cookies(header.join("; "), { isSecure: false });
  const session = new BrowserSession<string>(cookies, store);
  /** The cookies that were set: value and seconds, or the value alone. */
  const given = () =>
    cookies.headers
      .filter((_, index) => index % 2 === 1)
      .map((header) => {
        const [, name, value, age] = /^ambo-(\w+)=([^;]*);.*?(?:Max-Age=(\d+))?$/.exec(header)!;
        return age === undefined ? [name, value] : [name, value, Number(age)];
      });
  return { session, given };
}

test("a browser is whose token it has, and nobody's with another or none", () => {
  assert.deepEqual(browser({ session: "token" }).session.current, { token: "token", user: "Ana" });
  for (const sent of [{}, { session: "" }, { session: "tokens" }, { guest: "token" }]) {
    assert.equal(browser(sent).session.current, undefined, JSON.stringify(sent));
  }
});

test("a token is claimed where there is one, right or wrong", () => {
  const isClaimed = (sent: Record<string, string>) => browser(sent).session.isClaimed;
  assert.deepEqual([{ session: "token" }, { session: "wrong" }].map(isClaimed), [true, true]);
  assert.deepEqual([{}, { session: "" }, { guest: GUEST }].map(isClaimed), [false, false, false]);
});

test("a session that ended, or began, meanwhile is seen when it is looked at again", () => {
  const { session } = browser({ session: "token" });
  const user = () => session.current?.user;
  sessions.delete("token");
  assert.equal(user(), "Ana", "until then it is as it was");
  session.refresh();
  assert.equal(user(), undefined);
  sessions.set("token", "Bor");
  session.refresh();
  assert.equal(user(), "Bor");
});

test("the secret is the session's, else the guest's, else one that is given once", () => {
  assert.equal(browser({ session: "token", guest: GUEST }).session.secret, "token");
  assert.equal(browser({ guest: GUEST }).session.secret, GUEST);
  for (const known of [browser({ session: "token" }), browser({ guest: GUEST })]) {
    assert.equal(known.session.ensureSecret(), known.session.secret);
    assert.deepEqual(known.given(), []);
  }
  const stranger = browser();
  assert.equal(stranger.session.secret, undefined);
  const secret = stranger.session.ensureSecret();
  assert.match(secret, /^[\w-]{22}$/);
  assert.equal(stranger.session.ensureSecret(), secret);
  assert.deepEqual(stranger.given(), [["guest", secret]]);
  assert.notEqual(browser().session.ensureSecret(), secret);
});

test("a guest's secret has 22 characters of base64url: no other is taken", () => {
  for (const guest of ["", "g", GUEST.slice(1), `${GUEST}g`, `${GUEST.slice(1)}.`, `.${GUEST}`]) {
    assert.equal(browser({ guest }).session.secret, undefined, guest);
  }
});

test("signing in gives a session for 30 days and a mark for 400, and takes the guest's secret", async () => {
  const { session, given } = browser({ guest: GUEST });
  await session.begin("Ana");
  assert.deepEqual(given(), [
    ["session", "session 2 of Ana", 30 * DAYS],
    ["guest", "", 0],
    ["known", "mark of Ana", 400 * DAYS],
  ]);
  assert.deepEqual([...sessions.keys()], ["token", "session 2 of Ana"], "no other session ends");
});

test("signing in ends the session that the browser had; who has no mark is given none", async () => {
  const { session, given } = browser({ session: "token" });
  await session.begin("Bor");
  assert.deepEqual([...sessions], [["session 2 of Bor", "Bor"]]);
  assert.deepEqual(
    given().map(([name]) => name),
    ["session", "guest"],
  );
});

test("a browser is known to the user whose mark it has", () => {
  const known = browser({ known: "mark of Ana" }).session;
  assert.deepEqual([known.isKnownTo("Ana"), known.isKnownTo("Bor")], [true, false]);
  assert.equal(browser({ known: "mark of Bor" }).session.isKnownTo("Ana"), false);
  assert.equal(browser().session.isKnownTo("Ana"), false);
});

test("signing out ends the session here and on the server, and is harmless without one", async () => {
  for (const sent of [{ session: "token" }, { session: "wrong" }]) {
    const { session, given } = browser(sent);
    await session.end();
    assert.deepEqual(given(), [["session", "", 0]]);
    assert.equal(sessions.has("token"), sent.session === "wrong");
    sessions.set("token", "Ana");
  }
});
