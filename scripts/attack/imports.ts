import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeZip } from "../../test/import/writers/zip.ts";
import { PROGRAM, startProgram } from "../../test/support/process.ts";
import { scratchFolder } from "../../test/support/scratch.ts";
import { firstAdministrator, preview, UPLOAD, upload } from "../../test/web/uploading.ts";
import type { FileAttack } from "./files.ts";
import { childrenOf, peakOf } from "./processes.ts";
import { Target } from "./target.ts";

/** Bounds, in milliseconds, megabytes, and milliseconds of the processor. */
const MAX_MS = 20_000;
const MAX_CHILD_MB = 600;
const MAX_SERVICE_MB = 200;
const MAX_TURN_MS = 25;
const MAX_PAGE_BYTES = 100_000;
const POLL_MS = 20;
const STATED = ["--code", "ZLO", "--name", "Zlo", "--language", "slv", "--copyright", "Zgled."];
const HEAD = "Ambo-Translation: 1\nCode: A\nName: A\nLanguage: slv\nCopyright: A\n";
const BOOK = "\\id GEN\n\\c 1\n\\p\n\\v 1 Beseda.\n";

/** Metadata of 3.9 MB, 195 elements deep, beside a book: some kilobytes as a zip. */
function deepMetadata(): Buffer {
  const inner = "<b>x</b>".repeat(485_000);
  const xml = `<DBLMetadata>${"<a>".repeat(194)}${inner}${"</a>".repeat(194)}</DBLMetadata>`;
  return writeZip([
    ["metadata.xml", xml],
    ["a.usfm", BOOK],
  ]);
}

const SOURCES: Readonly<Record<string, { file: string; make: () => Buffer }>> = {
  "a zip with metadata 195 elements deep": { file: "a.zip", make: deepMetadata },
  "an id of 60 MB": {
    file: "a.usfm",
    make: () => Buffer.from(`\\id ${"Q".repeat(60e6)}\n\\c 1\n\\v 1 x\n`),
  },
  "a name of a book of 8 MB": {
    file: "a.usfm",
    make: () => Buffer.from(BOOK.replace("\\c", `\\h ${"ime ".repeat(2e6)}\n\\c`)),
  },
  "markers of a megabyte": {
    file: "a.usfm",
    make: () =>
      Buffer.from(`${BOOK}${Array.from({ length: 40 }, (_, at) => `\\y${at}${"y".repeat(1e6)} b\n`).join("")}`),
  },
  "2,000 files that unpack to a megabyte each": {
    file: "a.zip",
    make: () => writeZip([["a.usfm", BOOK], ...Array.from({ length: 2000 }, (_, at) => [`${at}.txt`, BLANK] as const)]),
  },
};
const BLANK = Buffer.alloc(1 << 20, 32);

/** Watches the memory of processes until it is stopped. */
function watchPeak(pids: () => readonly number[]): { stop(): number } {
  let peak = 0;
  const timer = setInterval(() => {
    for (const pid of pids()) peak = Math.max(peak, peakOf(pid));
  }, POLL_MS);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

const byCommand = ([name, { file, make }]: [string, (typeof SOURCES)[string]]): FileAttack => ({
  name: `ambo import: ${name}`,
  async run() {
    const path = join(scratchFolder(), file);
    writeFileSync(path, make());
    const env = { PATH: process.env.PATH };
    const line = ["import", path, ...STATED, "--corpus", scratchFolder()];
    const began = performance.now();
    const running = startProgram([process.execPath, ...PROGRAM, ...line], { env });
    const timer = setTimeout(() => running.child.kill("SIGKILL"), 2 * MAX_MS);
    const watched = watchPeak(() => [running.child.pid!]);
    const code = await running.ended;
    clearTimeout(timer);
    const peak = watched.stop();
    const milliseconds = performance.now() - began;
    const said = running.stdout + running.stderr;
    if (typeof code !== "number") return `it was killed after ${Math.round(milliseconds)} ms`;
    if (milliseconds > MAX_MS) return `it took ${Math.round(milliseconds)} ms`;
    if (peak > MAX_CHILD_MB) return `it took ${Math.round(peak)} MB`;
    return said.length > MAX_PAGE_BYTES ? `it says ${said.length} characters` : undefined;
  },
});

const byUpload = ([name, { file, make }]: [string, (typeof SOURCES)[string]]): FileAttack => ({
  name: `upload: ${name}`,
  async run() {
    const corpus = scratchFolder();
    writeFileSync(join(corpus, "A.txt"), `${HEAD}\nJHN 3:16 Zgled.\n`);
    const target = await Target.start({ flags: ["--corpus", corpus] });
    const watched = watchPeak(() => childrenOf(target.pid).slice(0, 4));
    try {
      const admin = await firstAdministrator(target.origin, target.link);
      const content = make();
      target.forgetPeak();
      const began = performance.now();
      await upload(admin, content, { fileName: file });
      const read = Date.now();
      await preview(admin);
      const page = await admin.get(UPLOAD);
      const milliseconds = performance.now() - began;
      const { peak } = target.memory();
      const child = watched.stop();
      // The turns in which the file itself arrives are the upload's.
      const turns = target.longTurns().filter(({ at }) => at > read);
      const longest = Math.max(0, ...turns.map(({ taken }) => taken));
      if (milliseconds > MAX_MS) return `it took ${Math.round(milliseconds)} ms`;
      if (child > MAX_CHILD_MB) return `its process took ${Math.round(child)} MB`;
      if (peak > MAX_SERVICE_MB) return `the service took ${Math.round(peak)} MB`;
      if (longest > MAX_TURN_MS) return `a turn of the event loop took ${longest} ms`;
      if (page.status !== 200) return `the page of the upload answers ${page.status}`;
      const { length } = page.text;
      return length > MAX_PAGE_BYTES ? `the page has ${length} characters` : undefined;
    } finally {
      watched.stop();
      await target.kill();
    }
  },
});

/** A file copied into the folder with a name of a book that would make every chapter as long. */
const copiedName: FileAttack = {
  name: "in the corpus folder: a name of a book of 8 MB",
  async run() {
    const corpus = scratchFolder();
    const verse = "\nGEN 1:1 Zgled.\n";
    writeFileSync(join(corpus, "A.txt"), `${HEAD}${verse}`);
    const named = HEAD.replace("Code: A", "Code: B");
    writeFileSync(join(corpus, "B.txt"), `${named}Book: GEN | 1 Mz | ${"x".repeat(8e6)}\n${verse}`);
    const target = await Target.start({ flags: ["--corpus", corpus] });
    try {
      const headers = { "X-API-Key": target.key };
      const ask = (code: string) => target.ask(`/v1/passage?translation=${code}&reference=1%20Mz%201`, { headers });
      const [sound, bad] = [await ask("A"), await ask("B")];
      if (sound.status !== 200) return `the sound translation answers ${sound.status}`;
      if (bad.text.length > MAX_PAGE_BYTES) return `an answer has ${bad.text.length} characters`;
      const { peak } = target.memory();
      return peak > MAX_SERVICE_MB ? `the service took ${Math.round(peak)} MB` : undefined;
    } finally {
      await target.kill();
    }
  },
};

/** The attacks by translations that an administrator brings in. */
export const IMPORT_ATTACKS: readonly FileAttack[] = [
  ...Object.entries(SOURCES).map(byCommand),
  ...Object.entries(SOURCES).map(byUpload),
  copiedName,
];
