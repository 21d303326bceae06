/** Every form of the site on a phone, with a wrong value: what is wrong is seen at once, and nothing is lost. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import type { Browser, Locator, Page, Route } from "playwright-core";
import { corpusOf } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { until } from "../support/until.ts";
import { usfm } from "../web/uploading.ts";
import { browserFor, noBrowser, openContext, untilOn } from "./browser.ts";

const PASSWORD = "dovolj dolgo geslo";
const USFM = { name: "psalmi.usfm", mimeType: "text/plain", buffer: Buffer.from(usfm("prva")) };
const LARGE = { ...USFM, buffer: Buffer.alloc(1_000_001, "x") };
const NO_PICTURE = { name: "grb.png", mimeType: "image/png", buffer: Buffer.from("ni slika") };

/** A wrong value; a file by its content. */
type Value = string | typeof USFM;

/** A form with a wrong value. */
interface Case {
  readonly role: "visitor" | "administrator";
  /** The page of the form; `LINK` is replaced by a new one-time link, `PREVIEW` for the page of a new upload. */
  readonly path: string;
  /** What is typed; a field that is not named keeps what it has. */
  readonly typed: Readonly<Record<string, Value>>;
  /** The field at fault; undefined where it is the whole form. */
  readonly fault: string;
}

const visitor = (path: string, typed: Case["typed"], fault: string): Case => ({ role: "visitor", path, typed, fault });
const administrator = (path: string, typed: Case["typed"], fault: string): Case => ({
  ...{ role: "administrator", path, typed, fault },
});

const EDIT = "/admin/translations/edit?code=ZGL";
const CASES: readonly Case[] = [
  visitor("/login", { name: "vodja", password: "ni pravo geslo" }, "password"),
  visitor("LINK", { password: PASSWORD, repeated: `${PASSWORD}!` }, "repeated"),
  visitor("/sign-up", { name: "vodja", password: PASSWORD, repeated: PASSWORD }, "name"),
  visitor("/", { q: "Jn 300" }, "q"),
  visitor("/isci", { q: "-" }, "q"),
  visitor("/berila?date=1800-01-01", { date: "1801-02-03" }, "date"),
  visitor("/priprava?date=1800-01-01", { date: "1801-02-03" }, "date"),
  visitor("/koledar", { month: "1801-02" }, "month"),
  visitor("/koledar", { q: "zzzz" }, "q"),
  visitor("/projekcija", { reference: "Jn 300" }, "reference"),
  visitor("/share?what=passage", { reference: "Jn 300" }, "reference"),
  administrator("/profile/password", { current: "ni pravo", password: PASSWORD, repeated: PASSWORD }, "current"),
  administrator("/admin", { name: "vodja" }, "name"),
  administrator("/admin/user?name=ana", { limit: "sto" }, "limit"),
  administrator(EDIT, { code: "A B" }, "code"),
  administrator(EDIT, { copyright: "   " }, "copyright"),
  administrator(EDIT, { "abbreviation-JHN": "a|b" }, "abbreviation-JHN"),
  administrator("/admin/translations", { code: "NIMA" }, "code"),
  administrator("/admin/translations", { file: LARGE }, "file"),
  administrator("PREVIEW", { code: "NOV", name: "n", language: "slv", copyright: " " }, "copyright"),
  administrator("PREVIEW", { code: "ZGL", name: "n", language: "slv", copyright: "c" }, "replace"),
  administrator("/admin/feasts", { name: "   " }, "name"),
  administrator("/admin/face", { "site-name": "n".repeat(90) }, "site-name"),
  administrator("/admin/face", { "site-footer": "n".repeat(300) }, "site-footer"),
  administrator("/admin/face", { file: NO_PICTURE }, "file"),
  administrator("/admin/service", { password: "ni pravo geslo" }, "password"),
  administrator("/admin/steps", { "public-url": "berila" }, "public-url"),
];

/** Fields of which no value is wrong, by the path of their form. */
const NEVER_WRONG: readonly string[] = [
  "/admin search name",
  // A choice of what is there; what is not there is the usual one.
  "/share accent",
];

/** Pages whose forms have to be among the cases. */
const PAGES: readonly [role: Case["role"], path: string][] = [
  ...(
    ["/", "/isci", "/berila", "/koledar", "/priprava", "/projekcija", "/share", "/login", "/sign-up", "LINK"] as const
  ).map((path) => ["visitor", path] as [Case["role"], string]),
  ...(["/profile", "/profile/password", "/admin", "/admin/user?name=ana", "/admin/translations", EDIT] as const).map(
    (path) => ["administrator", path] as [Case["role"], string],
  ),
  ["administrator", "PREVIEW"],
  ["administrator", "/admin/face"],
  ["administrator", "/admin/feasts"],
  ["administrator", "/admin/service"],
  ["administrator", "/admin/steps"],
];

/** Where a form leads, and the names of what can be typed. */
interface Form {
  readonly action: string;
  readonly names: readonly string[];
}

/** Reads the forms of a page. */
const FORMS = `(document) => [...document.querySelectorAll("main form:not([hidden])")].map((form) => ({
  action: [form.getAttribute("action"), form.getAttribute("role")].filter(Boolean).join(" "),
  names: [...form.elements]
    .filter(({ type, hidden }) => !hidden && !/^(hidden|checkbox|radio|submit|button|select-one)$/.test(type))
    .map(({ name }) => name),
}))`;

/** A field by its name, with its type and its value. */
type Field = readonly [name: string, type: string, value: string];

/** Fields into which one types letters. */
const TYPED = ":is([type=text], textarea)";

/** Returns code that reads the last field of each name in forms, but those that are hidden. */
const fields = (forms: string, typed: Case["typed"], kind = "") => `${JSON.stringify(Object.keys(typed))}
  .map((name) => [...document.querySelectorAll(\`${forms} [name="\${name}"]:not([type="hidden"])${kind}\`)].at(-1))
  .filter(Boolean).map(({ name, type, value }) => [name, type, value])`;

/** What a page shows of a field. */
interface Shown {
  readonly focused: string;
  readonly invalid: readonly string[];
  readonly message: string;
  readonly inView: boolean;
  readonly above: number;
}

/** Reads which field has the focus, which are at fault, and if the field and its message are on the screen. */
const LOOK = `(() => {
  const field = document.activeElement;
  const about = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const message = about.map((id) => document.getElementById(id)).find((one) => one?.matches(".field-error"));
  const isSeen = (one) => {
    const { top, bottom, height } = one?.getBoundingClientRect() ?? { height: 0 };
    return height > 0 && top >= 0 && bottom <= innerHeight;
  };
  return {
    focused: field.getAttribute("name"),
    invalid: [...document.querySelectorAll("[aria-invalid=true]")].map((one) => one.getAttribute("name")),
    message: message?.textContent ?? "",
    inView: isSeen(field) && isSeen(message),
    above: document.querySelectorAll("main [role=alert]").length,
  };
})()`;

/** Presses the button of the form with a new name or password, and again once the service has answered. */
const PRESS_TWICE = `{
  const { form } = document.querySelector("main form[method=post] :is(#name, #password)");
  const button = form.querySelector("button");
  const answered = new Image();
  answered.onerror = () => {
    button.click();
    new Image().src = "/pressed";
  };
  answered.src = "/answered";
  button.click();
}`;

describe("a form with a wrong value", { skip: noBrowser }, () => {
  const corpus = corpusOf({}, "test/fixtures/corpus/ZGL.txt");
  const settings = { corpus, "sign-up": "open", "upload-limit": "1000000" };
  const service = serviceFor({ settings, uploads: true });
  const browser = browserFor();

  before(async () => {
    const { accounts, signIn } = service.store;
    await accounts.addUser("vodja", { admin: true });
    await signIn.setPassword("vodja", PASSWORD, { requester: "127.0.0.1", isKnown: true });
  });

  async function open(role: Case["role"], options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
    const { origin, store } = service;
    const viewport = { width: 390, height: 664 };
    const { context, page } = await openContext(browser, { origin, viewport, ...options });
    if (role === "administrator") {
      const value = await store.signIn.createSession("vodja");
      await context.addCookies([{ name: "ambo-session", value, url: origin }]);
    }
    return page;
  }

  async function go(page: Page, path: string): Promise<void> {
    const { origin, store } = service;
    if (path === "LINK") {
      await page.goto(`${origin}/login?link=${await store.signIn.createLink("ana")}`);
    } else if (path === "PREVIEW") {
      await visit(page, `${origin}/admin/translations`);
      await page.setInputFiles("#file", USFM);
      await page.getByRole("button", { name: "Naloži in preglej" }).click();
      // Until the file is read, the page is made again each second.
      await page.waitForURL("**/upload");
      await page.locator('form [name="copyright"]').first().waitFor({ state: "attached" });
    } else {
      await visit(page, origin + path);
    }
  }

  async function visit(page: Page, url: string): Promise<void> {
    // Another visit of the same address would be a reload.
    if (page.url() === url) await page.goto("about:blank");
    await page.goto(url);
  }

  /** Fills a form and submits it past the browser's own checks, which older ones do not have. */
  async function submit(page: Page, { typed }: Case): Promise<void> {
    const [first] = Object.keys(typed) as [string];
    const form = page
      .locator(`main form:has([name="${first}"]:not([type="hidden"])):not([action="/admin"][role="search"])`)
      .last();
    await form.evaluate((form) => {
      for (const summary of form.querySelectorAll("details:not([open]) > summary")) summary.click();
      // What is longer than its field would be cut off: a program could send it all the same.
      for (const field of form.querySelectorAll("[maxlength]")) field.removeAttribute("maxlength");
      form.setAttribute("novalidate", "");
    });
    for (const [name, value] of Object.entries(typed)) {
      await enter(form.locator(`[name="${name}"]:not([type="hidden"])`), value);
    }
    await Promise.all([page.waitForEvent("load"), form.locator("button:not([type=button])").first().click()]);
  }

  async function enter(field: Locator, value: Value): Promise<void> {
    if (typeof value !== "string") return field.setInputFiles(value);
    if ((await field.evaluate(({ tagName }) => tagName)) !== "SELECT") return field.fill(value);
    // A translation that was removed since the page came.
    await field.evaluate(
      (select, code) =>
        select.append(Object.assign(select.ownerDocument.createElement("option"), { value: code, text: code })),
      value,
    );
    await field.selectOption(value);
  }

  for (const javaScriptEnabled of [true, false]) {
    describe(javaScriptEnabled ? "with script" : "without script", () => {
      const pages = new Map<Case["role"], Promise<Page>>();
      const pageOf = (role: Case["role"]) => {
        const opened = pages.get(role) ?? open(role, { javaScriptEnabled });
        pages.set(role, opened);
        return opened;
      };
      // Without script nothing differs between the fields of a form, and little between forms.
      for (const one of CASES.filter((_, index) => javaScriptEnabled || index % 4 === 0)) {
        const { role, path, typed, fault } = one;
        test(`${path}: ${fault}`, async () => {
          const page = await pageOf(role);
          await go(page, path);
          await submit(page, one);
          // The browser moves the focus when it first draws the page, which may be after its load.
          await untilOn(page, "document.activeElement !== document.body");
          const { focused, invalid, message, inView, above } = (await page.evaluate(LOOK)) as Shown;
          assert.deepEqual([focused, ...invalid], [fault, fault]);
          assert.notEqual(message, "");
          assert.ok(inView, "field and message are on the screen");
          assert.equal(above, 0, "the message is beside its field alone");
          for (const [name, type, shown] of await page.evaluate<Field[]>(fields("main form", typed))) {
            const value = typed[name]!;
            const isKept = typeof value === "string" && type !== "password" && value.trim() !== "" && value !== "NIMA";
            if (isKept) assert.equal(shown, value, `${name} is kept`);
            if (type === "password") assert.equal(shown, "", `${name} is not sent back`);
          }
          if (!javaScriptEnabled) return;
          await page.goto("about:blank");
          await page.goBack();
          assert.notEqual(await page.evaluate(`document.querySelector("h1").innerText`), "", "back asks nothing");
          for (const [name, , shown] of await page.evaluate<Field[]>(
            fields('main form:has([name="by"])', typed, TYPED),
          )) {
            const value = typed[name]!;
            if (value.toString().trim() !== "") assert.equal(shown, value, `${name} is there again`);
          }
          const state = await page.evaluate("JSON.stringify(history.state)");
          assert.doesNotMatch(String(state), new RegExp(`password|${PASSWORD}|ni prav`), "no password is kept");
        });
      }
    });
  }

  test("a form that is pressed twice is sent once: its answer is there once, too", async () => {
    for (const [role, path, typed, heading] of [
      ["administrator", "/admin", { name: "nova" }, /^Povezava za uporabnika nova$/],
      ["visitor", "LINK", { password: PASSWORD, repeated: PASSWORD }, /^Pozdravljeni, ana$/],
      ["visitor", "/sign-up", { name: "drugi", password: PASSWORD, repeated: PASSWORD }, /^Pozdravljeni, drugi$/],
    ] as const) {
      const page = await open(role);
      await go(page, path);
      const form = page.locator("main form[method=post]").filter({ has: page.locator(`#${Object.keys(typed)[0]}`) });
      for (const [name, value] of Object.entries(typed)) await form.locator(`#${name}`).fill(value);
      const held: Route[] = [];
      const refuse = async (path: string) => {
        const asked = () => held.find((route) => route.request().url().endsWith(path));
        await until(path, () => asked() !== undefined);
        await asked()!.abort();
      };
      await page.route("**/{pressed,answered}", (route) => {
        held.push(route);
      });
      await page.route(
        (url) => url.href === page.url(),
        async (route) => {
          const response = await route.fetch({ maxRedirects: 0 });
          if (held.length === 1) {
            await refuse("/answered");
            await refuse("/pressed");
          }
          await route.fulfill({ response }).catch(() => {});
        },
      );
      await Promise.all([page.waitForEvent("load"), page.evaluate(PRESS_TWICE)]);
      assert.match(await page.locator("h1").innerText(), heading);
      await page.context().close();
    }
  });

  test("a form that a sign-in kept outlives a reload, before the sign-in and after it", async () => {
    const page = await open("administrator");
    await go(page, EDIT);
    await page.locator("#copyright").fill("Dolgo besedilo o pravicah.");
    await page.context().clearCookies();
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await press("Shrani spremembe");
    await page.getByText("Kar ste vpisali, je ohranjeno").waitFor();
    await page.reload();
    await page.locator("#name").fill("vodja");
    await page.locator("#password").fill(PASSWORD);
    await press("Prijava");
    await press("Pokaži obrazec, kakor ste ga izpolnili");
    for (const again of [async () => {}, () => page.reload()]) {
      await again();
      assert.equal(await page.locator("#copyright").inputValue(), "Dolgo besedilo o pravicah.");
    }
    await page.context().close();
  });

  test("all forms of the site are tried above", async () => {
    const { store } = service;
    const page = await open("administrator", { javaScriptEnabled: false });
    const session = await store.signIn.createSession("vodja");
    for (const [role, path] of PAGES) {
      let forms: Form[];
      if (path === "PREVIEW") {
        await go(page, path);
        forms = await page.evaluate<Form[]>(`(${FORMS})(document)`);
      } else {
        const headers = role === "administrator" ? { Cookie: `ambo-session=${session}` } : {};
        const link = path === "LINK" ? `/login?link=${await store.signIn.createLink("ana")}` : path;
        const { status, text } = await service.askRaw(link, { headers });
        assert.equal(status, 200, path);
        forms = await page.evaluate<Form[]>(
          `(${FORMS})(new DOMParser().parseFromString(${JSON.stringify(text)}, "text/html"))`,
        );
      }
      const cases = CASES.filter((one) => one.path.split("?")[0] === path.split("?")[0]);
      const tried = new Set(cases.flatMap(({ typed }) => Object.keys(typed)));
      for (const { action, names } of forms) {
        const isNeverWrong = names.every((name) => NEVER_WRONG.includes(`${action} ${name}`));
        assert.ok(isNeverWrong || names.some((name) => tried.has(name)), `${path}: the form for ${action} is tried`);
      }
    }
  });
});
