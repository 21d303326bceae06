import { execFileSync } from "node:child_process";
import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeZip } from "../../test/import/writers/zip.ts";
import { PROGRAM, startProgram } from "../../test/support/process.ts";
import { scratchFolder } from "../../test/support/scratch.ts";
import { Target } from "./target.ts";

/** An attack by files that an operator was given. */
export interface FileAttack {
  readonly name: string;
  /** @returns The bound that is broken. */
  readonly run: () => Promise<string | undefined>;
}

/** In milliseconds, of a process on a busy machine. */
const MAX_MS = 10_000;
const HEAD = "Ambo-Translation: 1\nCode: A\nName: A\nLanguage: slv\nCopyright: A\n\n";
const STATED = ["--code", "ZLO", "--name", "Zlo", "--language", "slv", "--copyright", "Zgled."];

/** Runs a command to its end, or kills it when time is up. */
export async function runCommand(args: readonly string[], patience = 2 * MAX_MS) {
  const env = { PATH: process.env.PATH };
  const running = startProgram([process.execPath, ...PROGRAM, ...args], { env });
  const timer = setTimeout(() => running.child.kill("SIGKILL"), patience);
  const began = performance.now();
  const code = await running.ended;
  clearTimeout(timer);
  const { stdout, stderr } = running;
  return { code, text: stdout + stderr, milliseconds: performance.now() - began };
}

const BAD_FILES: Record<string, (path: string) => void> = {
  "a pipe": (path) => execFileSync("mkfifo", [path]),
  "a device": (path) => symlinkSync("/dev/zero", path),
  "a file of 600 MB in one line": (path) => {
    writeFileSync(path, "Ambo-Translation: 1\r");
    truncateSync(path, 600 << 20);
  },
  "a text of 60 MB in one line": (path) => writeFileSync(path, `${HEAD}GEN 1:1 ${"x".repeat(60e6)}`),
  "carriage returns": (path) => writeFileSync(path, "\r".repeat(8_000_000)),
};

/** Serves and checks a folder with a sound translation and a bad one. */
const inCorpus = ([name, make]: [string, (path: string) => void]): FileAttack => ({
  name: `in the corpus folder: ${name}`,
  async run() {
    const corpus = scratchFolder();
    writeFileSync(join(corpus, "A.txt"), `${HEAD}JHN 3:16 Zgled.\n`);
    make(join(corpus, "X.txt"));
    const began = performance.now();
    const target = await Target.start({ flags: ["--corpus", corpus] });
    const started = performance.now() - began;
    try {
      const headers = { "X-API-Key": target.key };
      const asked = "/v1/passage?translation=A&reference=Jn%203,16";
      const { status } = await target.ask(asked, { headers });
      if (status !== 200) return `the sound translation answers ${status}`;
    } finally {
      await target.kill();
    }
    if (started > MAX_MS) return `serving began after ${Math.round(started)} ms`;
    const { code, milliseconds } = await runCommand(["check", "--corpus", corpus]);
    if (code !== 1 && name !== "a text of 60 MB in one line") return `check ended with ${code}`;
    return milliseconds > MAX_MS ? `check took ${Math.round(milliseconds)} ms` : undefined;
  },
});

const HEADS: Record<string, string> = {
  "line ends": "\n",
  "spaces and line ends": " \t\n",
  "comments that never end": "<!--",
  declarations: "<!",
  "lines in brackets": "[a] b\n",
  "fields of a configuration": "ModDrv ",
  labels: "GEN 1:1 ",
  "doubled quotes": '""x;',
};

const imported = ([name, text]: [string, string]): FileAttack => ({
  name: `import of 200 entries: ${name}`,
  async run() {
    const content = text.repeat(Math.ceil(65_536 / text.length));
    const entries = Array.from({ length: 200 }, (_, index) => {
      const ending = ["conf", "xml", "txt", "csv"][index % 4];
      return [`mods.d/${index}.${ending}`, content] as const;
    });
    const archive = join(scratchFolder(), "a.zip");
    writeFileSync(archive, writeZip(entries));
    const { code, milliseconds } = await runCommand([...["import", archive, ...STATED, "--corpus", scratchFolder()]]);
    if (typeof code !== "number") return `it was killed after ${Math.round(milliseconds)} ms`;
    return milliseconds > MAX_MS ? `it took ${Math.round(milliseconds)} ms` : undefined;
  },
});

/** Sets the title of a terminal, clears it, turns the direction of writing. */
export const SEQUENCE = "\u001b]0;title\u0007\u001b[2J\u009b1m\u202e";
/** Control characters that a terminal obeys. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

const terminal: FileAttack = {
  name: "terminal sequences in names and texts",
  async run() {
    const folder = scratchFolder();
    const corpus = scratchFolder();
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write("a.usfm", `\\id GEN\n\\c 1\n\\v 1 x\n\\v ${SEQUENCE} <i>${SEQUENCE}</i>\n`);
    write(`${SEQUENCE}.usfm`, `\\id EXO\n\\c 1\n\\v 1 x\n\\q9z${SEQUENCE} y\n`);
    write("b.usfm", `\\id ${SEQUENCE}\n\\c 1\n\\v 1 x\n`);
    writeFileSync(join(corpus, `${SEQUENCE}.txt`), "x");
    writeFileSync(join(corpus, "B.txt"), `${HEAD}GEN 1:1 ${SEQUENCE}\n${SEQUENCE}\n`);
    const commands = [
      ["import", folder, ...STATED, "--corpus", scratchFolder()],
      ["check", "--corpus", corpus],
      ["check", SEQUENCE, "--corpus", corpus],
      ["verse", "--corpus", corpus, "--translation", SEQUENCE],
      ["parse", SEQUENCE],
      ["user", "add", SEQUENCE, "--keys", scratchFolder()],
    ];
    for (const command of commands) {
      const { text } = await runCommand(command);
      if (OBEYED.test(text)) return `ambo ${command[0]} prints them: ${JSON.stringify(text)}`;
    }
    return undefined;
  },
};

/** The attacks by files. */
export const FILE_ATTACKS: readonly FileAttack[] = [
  ...Object.entries(BAD_FILES).map(inCorpus),
  ...Object.entries(HEADS).map(imported),
  terminal,
];
