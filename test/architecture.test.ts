/** The shape of the house: who may import whom, no circle, no package, one door a room. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { test } from "node:test";

/** The rooms that each room may import from. A room is a folder of src, or a file directly in it. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  base: [],
  canon: ["base"],
  "version.ts": [],
  http: ["base"],
  reference: ["base", "canon"],
  corpus: ["base", "canon", "reference", "versification"],
  import: ["base", "canon", "corpus", "versification"],
  versification: ["base", "canon", "reference"],
  calendar: ["base", "reference", "versification"],
  lectionary: ["base", "calendar", "canon", "reference", "versification"],
  auth: ["base", "http"],
  store: ["auth", "base"],
  export: ["canon", "corpus"],
  search: ["base", "canon", "corpus", "reference", "versification"],
  config: ["base", "http"],
  i18n: ["base", "canon"],
  upload: ["base", "config", "corpus"],
  api: [
    "base",
    "calendar",
    "canon",
    "config",
    "corpus",
    "http",
    "i18n",
    "lectionary",
    "reference",
    "search",
    "store",
    "version.ts",
    "versification",
  ],
  web: [
    "api",
    "auth",
    "base",
    "calendar",
    "canon",
    "config",
    "corpus",
    "http",
    "i18n",
    "lectionary",
    "reference",
    "search",
    "store",
    "upload",
    "versification",
  ],
  server: [
    ...[
      "api",
      "auth",
      "base",
      "calendar",
      "config",
      "corpus",
      "http",
      "i18n",
      "lectionary",
      "search",
      "store",
      "upload",
    ],
    ...["version.ts", "web"],
  ],
  cli: [
    "base",
    "calendar",
    "canon",
    "config",
    "corpus",
    "export",
    "i18n",
    "import",
    "lectionary",
    "reference",
    "search",
    "server",
    "store",
    "upload",
    "version.ts",
    "versification",
    "web",
  ],
  "main.ts": ["cli"],
};

/** Leaves, which the picture in src/README.md leaves out. */
const EVERYWHERE: ReadonlySet<string> = new Set(["base", "version.ts"]);

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .sort();
const sources = new Map(files.map((file) => [file, readFileSync(join("src", file), "utf8")]));
const specifiers = (source: string) =>
  [...source.matchAll(/(?:^|\n)\s*(?:(?:import|export)\b[^;]*?from|import)\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/g)].map(
    (match) => match[1] ?? match[2]!,
  );
const imports: Import[] = files.flatMap((file) =>
  specifiers(sources.get(file)!)
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => ({ from: file, to: normalize(join(dirname(file), specifier)) })),
);
const roomOf = (file: string) => file.split("/")[0]!;

test("there is something to look at", () => {
  assert.ok(files.length > 50);
  assert.ok(imports.length > 100);
});

test("nothing but Node's own modules and own files is imported", () => {
  for (const file of files) {
    for (const specifier of specifiers(sources.get(file)!)) {
      assert.match(specifier, /^(\.|node:)/, `${file} imports ${specifier}`);
    }
  }
});

test("no built-in module is imported by import(): code from V8's cache cannot, and a bundle leaves it as it is", () => {
  for (const [file, source] of sources) assert.doesNotMatch(source, /\bimport\(\s*"node:/, file);
});

test("every import names a file that is there", () => {
  for (const { from, to } of imports) assert.ok(sources.has(to), `${from} imports ${to}`);
});

test("a room imports only the rooms below it", () => {
  for (const { from, to } of imports) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === other) continue;
    assert.ok(MAY_IMPORT[room], `src/${room} is not in the table: which rooms may it import?`);
    assert.ok(MAY_IMPORT[room].includes(other), `${from} imports ${to}`);
  }
});

test("a room may import no room that it does not", () => {
  const used = new Set(imports.map(({ from, to }) => `${roomOf(from)} -> ${roomOf(to)}`));
  for (const [room, others] of Object.entries(MAY_IMPORT)) {
    for (const other of others) {
      assert.ok(used.has(`${room} -> ${other}`), `${room} does not import ${other}`);
    }
  }
});

test("a room is entered by its mod.ts, except base, whose files are leaves", () => {
  for (const { from, to } of imports) {
    if (roomOf(from) === roomOf(to) || !to.includes("/") || roomOf(to) === "base") continue;
    if (from === "main.ts" && to === "cli/run.ts") continue;
    assert.match(to, /^[a-z0-9]+(\/[a-z]+)?\/mod\.ts$/, `${from} imports ${to}`);
  }
});

/** The floors of the room of the pages, from the ground; files directly in it are the uppermost. */
const WEB_FLOORS = ["context", "ui", "text", "middleware", "pages", ""];
/** The folder of a file of the pages: its floor, and below `pages` the folder of the page. */
const webFolder = (file: string) => dirname(file).split("/").slice(1, 3).join("/");
const webFloor = (file: string) => WEB_FLOORS.indexOf(webFolder(file).split("/")[0]!);
const webImports = imports.filter(({ from, to }) => roomOf(from) === "web" && roomOf(to) === "web");

test("within the pages a file imports only its own floor and those below it", () => {
  for (const { from, to } of webImports) {
    assert.ok(webFloor(from) >= 0, `${from} stands on no floor`);
    assert.ok(webFloor(to) <= webFloor(from), `${from} imports ${to}`);
  }
});

test("within the pages no folder imports itself by way of others", () => {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of webImports) {
    const [folder, other] = [webFolder(from), webFolder(to)];
    if (folder !== other) next.set(folder, (next.get(folder) ?? new Set()).add(other));
  }
  const visit = (folder: string, path: readonly string[]): void => {
    assert.ok(!path.includes(folder), `a circle: ${[...path, folder].join(" -> ")}`);
    for (const other of next.get(folder) ?? []) visit(other, [...path, folder]);
  };
  for (const folder of next.keys()) visit(folder, []);
});

test("no file imports itself by way of others", () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    assert.ok(!path.includes(file), `a circle: ${[...path, file].join(" -> ")}`);
    if (done.has(file)) return;
    for (const other of next.get(file) ?? []) visit(other, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
});

/** What is asked of the process elsewhere: what the system knows of it, and no caller could know better. */
const PROCESS_FACTS: Record<string, string> = {
  "store/control/folder_lock.ts": "geteuid",
  "store/wal/files.ts": "geteuid",
};

test("main.ts alone touches the process", () => {
  for (const [file, source] of sources) {
    if (file === "main.ts") continue;
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|"[^"\n]*"/gm, "");
    const members = [...code.matchAll(/\bprocess\s*(?:\.\s*(\w+)|\[)/g)].map(([, name]) => name);
    assert.deepEqual(members, file in PROCESS_FACTS ? [PROCESS_FACTS[file]] : [], file);
    assert.doesNotMatch(code, /\bconsole\./, file);
  }
});

test("no two exported types have one name", () => {
  const declared = new Map<string, string>();
  for (const [file, source] of sources) {
    for (const [, name] of source.matchAll(/^export (?:interface|type|class) (\w+)/gm)) {
      assert.equal(declared.get(name!), undefined, `${name} is in ${file} too`);
      declared.set(name!, file);
    }
  }
});

test("no doc comment begins with What, Whether, Where or Who", () => {
  for (const [file, source] of sources) {
    for (const [comment] of source.matchAll(/\/\*\*\s+(?:\*\s+)?(?:What|Whether|Where|Who)\b.*/g)) {
      assert.fail(`${file}: ${comment}`);
    }
  }
});

test("src/README.md draws each room, and every import runs along its arrows", () => {
  const picture = /```mermaid\n([\s\S]*?)```/.exec(readFileSync("src/README.md", "utf8"))?.[1] ?? "";
  const below = new Map<string, string[]>();
  for (const [, from, to] of picture.matchAll(/^ {2}(\w+)(?:\[".*?"\])? --> (\w+)/gm)) {
    below.set(from!, [...(below.get(from!) ?? []), to!]);
  }
  const isReached = (room: string, other: string): boolean =>
    (below.get(room) ?? []).some((next) => next === other || isReached(next, other));
  for (const [room, others] of Object.entries(MAY_IMPORT)) {
    const name = room === "main.ts" ? "main" : room;
    if (EVERYWHERE.has(room)) continue;
    assert.match(picture, new RegExp(`\\b${name}\\["`), `${name} is not in the picture`);
    for (const other of others) {
      if (!EVERYWHERE.has(other)) assert.ok(isReached(name, other), `no arrow: ${name} to ${other}`);
    }
    for (const other of below.get(name) ?? []) {
      assert.ok(others.includes(other), `an arrow that nothing follows: ${name} to ${other}`);
    }
  }
});

const NO_DOCUMENTS = /(^|\/)(node_modules|dist|fixtures|\.git)(\/|$)/;
const documents = ["README.md", ".github", "corpus", "keys", "scripts", "src", "test"].flatMap((path) =>
  path.endsWith(".md")
    ? [path]
    : readdirSync(path, { recursive: true, encoding: "utf8" })
        .map((file) => `${path}/${file}`)
        .filter((file) => file.endsWith(".md") && !NO_DOCUMENTS.test(file)),
);

/** The names of all files of the program, its tests and scripts, as a document of their folder writes them. */
const fileNames = new Set(
  ["src", "test", "scripts"].flatMap((path) =>
    readdirSync(path, { recursive: true, encoding: "utf8" }).map((file) => basename(file)),
  ),
);

/** Returns the files that a document links to, with their anchors. */
function linksOf(document: string): { target: string; anchor: string | undefined }[] {
  const text = readFileSync(document, "utf8");
  return [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)].map(([, path, anchor]) => ({
    target: path === "" ? document : normalize(join(dirname(document), path!)),
    anchor,
  }));
}

for (const document of documents) {
  test(`${document} names files and sections that exist`, () => {
    for (const { target, anchor } of linksOf(document)) {
      assert.ok(existsSync(target), `${document} links to ${target}`);
      if (anchor === undefined) continue;
      const page = existsSync(join(target, "README.md")) ? join(target, "README.md") : target;
      const headings = [...readFileSync(page, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
        heading!
          .toLowerCase()
          .replace(/[^\p{L}\d -]/gu, "")
          .replaceAll(" ", "-"),
      );
      assert.ok(headings.includes(anchor), `${document} links to ${page}#${anchor}`);
    }
    const text = readFileSync(document, "utf8");
    for (const [, path] of text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*\.(?:ts|json|sh|conf|md))`/g)) {
      if (path!.startsWith("dist/")) continue;
      const places = ["", "src", dirname(document)].map((folder) => join(folder, path!));
      assert.ok(
        places.some((place) => existsSync(place)),
        `${document} names ${path}`,
      );
    }
    for (const [, name] of text.matchAll(/`(\w+\.ts)`/g)) assert.ok(fileNames.has(name!), `${document} names ${name}`);
  });
}

test("the architecture page names most of the files that a newcomer looks for", () => {
  const page = readFileSync("src/README.md", "utf8");
  assert.ok([...page.matchAll(/`(?:\w+\/)+[\w/.]+\.ts`/g)].length > 60);
});

test("every document is reached by links from README.md", () => {
  const reached = new Set(["README.md"]);
  for (const document of reached) {
    if (!document.endsWith(".md")) continue;
    for (const { target } of linksOf(document)) reached.add(target);
  }
  assert.deepEqual(
    documents.filter((document) => !reached.has(document)),
    [],
  );
});
