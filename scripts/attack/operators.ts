import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, lstatSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { layOut, USER } from "../../test/packaging/postinst_layout.ts";
import { scratchFolder } from "../../test/support/scratch.ts";
import { until } from "../../test/support/until.ts";
import { CONFIRM, firstAdministrator, UPLOAD, upload, usfm } from "../../test/web/uploading.ts";
import { type FileAttack, OBEYED, runCommand, SEQUENCE } from "./files.ts";
import { childrenOf } from "./processes.ts";
import { Target } from "./target.ts";

/** How often the package is installed while someone swaps the folders: a swap won after four, before it was mended. */
const INSTALLATIONS = 60;
/** The priority of an import, behind the service's 0. */
const LOW_PRIORITY = 10;
/** Milliseconds after which a command gives a silent service up, with some for its start. */
const MAX_SILENCE_MS = 60_000;
const STORE = "test/fixtures/releases/0.1.0";

/** Swaps the folders for links and back, as the service's user, as fast as it can. */
function swapFolders(state: string, victim: string): ChildProcess {
  const swap = ["corpus", "keys"]
    .map((name) => `rm -rf ${state}/${name}; ln -sfn ${victim}/${name} ${state}/${name}; rm -f ${state}/${name};`)
    .join(" ");
  const shell = ["/bin/sh", "-c", `while :; do ${swap} done`];
  const user = [`--reuid=${USER}`, `--regid=${USER}`, "--clear-groups"];
  return spawn("setpriv", [...user, ...shell], { stdio: "ignore" });
}

const installation: FileAttack = {
  name: "the package is installed while its user swaps the folders for links",
  async run() {
    if (process.geteuid?.() !== 0) return "only root can be raced";
    const { root, state, install } = layOut();
    install();
    const victim = join(root, "victim");
    const folders = ["corpus", "keys"].map((name) => join(victim, name));
    for (const folder of folders) mkdirSync(folder, { recursive: true });
    const swapping = swapFolders(state, victim);
    try {
      for (let time = 0; time < INSTALLATIONS; time++) {
        install();
        const given = [victim, ...folders].find((folder) => lstatSync(folder).uid !== 0);
        if (given !== undefined) return `after ${time + 1} installations ${given} is the user's`;
      }
      return undefined;
    } finally {
      swapping.kill("SIGKILL");
    }
  },
};

/** Reads the priority at which the system runs a process. */
const priorityOf = (pid: number) =>
  Number(
    readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ")[16],
  );

const reading: FileAttack = {
  name: "upload: a file that is read stands behind requests, and is given up",
  async run() {
    const corpus = scratchFolder();
    cpSync("test/fixtures/corpus/ZGL.txt", join(corpus, "ZGL.txt"));
    const target = await Target.start({ flags: ["--corpus", corpus] });
    try {
      const admin = await firstAdministrator(target.origin, target.link);
      const sent = upload(admin, usfm("prva", { chapters: 150, verses: 2000 }));
      // Where a bound is broken, the service is killed before it answers.
      sent.catch(() => {});
      await until("a file that is read", () => childrenOf(target.pid).length > 0);
      const [child] = childrenOf(target.pid);
      await until("its priority", () => priorityOf(child!) !== 0).catch(() => {});
      const priority = priorityOf(child!);
      if (priority !== LOW_PRIORITY) return `its process has the priority ${priority}`;
      const page = await admin.get(UPLOAD);
      const id = /name="id" value="([^"]+)"/.exec(page.text)?.[1];
      if (id === undefined) return "its page has no way to give it up";
      await admin.post(CONFIRM, { id, action: "discard" });
      await sent;
      if (childrenOf(target.pid).includes(child!)) return "its process goes on";
      const left = readdirSync(corpus).filter((name) => name !== "ZGL.txt");
      return left.length > 0 ? `${left} is left of it` : undefined;
    } finally {
      await target.kill();
    }
  },
};

const feeds: FileAttack = {
  name: "anonymous requests for feeds leave the accounts of an earlier store",
  async run() {
    const keys = scratchFolder();
    cpSync(join(STORE, "keys"), keys, { recursive: true });
    const accounts = () => readFileSync(join(keys, "accounts.log"), "utf8");
    let before = accounts();
    const target = await Target.start({ keys });
    try {
      // The first start itself keeps which texts were there.
      await until("a service with all texts", async () => (await target.ask("/readyz")).status === 200);
      before = accounts();
      for (const path of ["verse.xml", "readings.xml", "verse.json", "readings.json"]) {
        const { status } = await target.ask(`/feed/${path}`);
        if (status !== 200) return `/feed/${path} answers ${status}`;
      }
      if ((await target.ask("/calendar.ics")).status !== 200) return "/calendar.ics fails";
    } finally {
      await target.kill();
    }
    return accounts() === before ? undefined : "the accounts are written anew";
  },
};

/** A backup as the store writes it, with counts alone. */
const forgery: FileAttack = {
  name: "a forged backup without accounts",
  async run() {
    const [head = "", ...lines] = readFileSync(join(STORE, "backup"), "utf8").split("\n");
    const at = lines.findIndex((line) => / file \d+ usage/.test(line));
    const keys = join(scratchFolder(), "keys");
    const forged = join(scratchFolder(), "forged");
    writeFileSync(forged, [head, ...lines.slice(at)].join("\n"));
    const { code, text } = await runCommand(["restore", forged, "--keys", keys]);
    if (code !== 1) return `the restore ended with ${code}: ${text}`;
    const { code: listed } = await runCommand(["user", "list", "--keys", keys]);
    return listed === 0 ? "a store was made" : undefined;
  },
};

/** Has a command call a service that someone has taken over. */
const takenOver = (name: string, reply: string | undefined): FileAttack => ({
  name: `a command's service ${name}`,
  async run() {
    const keys = scratchFolder();
    cpSync(join(STORE, "keys"), keys, { recursive: true });
    const greeting = { ambo: "control", role: "serve", process: process.pid, protocol: 2 };
    const server = createServer((request, response) => {
      if (request.url === "/") response.end(JSON.stringify(greeting));
      else if (reply !== undefined) response.end(`${reply}\n`);
    });
    await new Promise<void>((resolve) => server.listen(join(keys, "control.sock"), resolve));
    try {
      const began = performance.now();
      const { code, text } = await runCommand(["key", "issue", "ana", "--keys", keys], MAX_SILENCE_MS);
      if (OBEYED.test(text)) return `its terminal sequences are printed: ${JSON.stringify(text)}`;
      if (performance.now() - began > MAX_SILENCE_MS) return "the command waits and waits";
      return code === 1 ? undefined : `the command ended with ${code}`;
    } finally {
      server.close();
    }
  },
});

/** The names of the system's errors, which stand in brackets at most. */
const RAW = /(?<!\()\bE[A-Z]{4,}\b/;

const messages: FileAttack = {
  name: "folders that are none, and a full disk, are told in words",
  async run() {
    const file = join(scratchFolder(), "file");
    writeFileSync(file, "");
    const below = join(file, "keys");
    const commands = [
      ["serve", "--port", "0", "--keys", below],
      ["serve", "--socket", join(scratchFolder(), "none", "ambo.sock")],
      ["serve", "--port", "0", "--keys", "/proc/none/keys"],
      ["user", "add", "ana", "--keys", below],
      ["user", "list", "--keys", below],
      ["backup", join(file, "backup"), "--keys", below],
      ["restore", join(STORE, "backup"), "--keys", below],
    ];
    for (const command of commands) {
      const { code, text } = await runCommand(command);
      const line = command.join(" ");
      if (code !== 1) return `ambo ${line} ended with ${code}: ${text}`;
      if (RAW.test(text)) return `ambo ${line} says ${text}`;
      if (!/folder|mape/.test(text)) return `ambo ${line} names no folder: ${text}`;
    }
    const full = openSync("/dev/full", "w");
    const stdio = ["ignore", full, "pipe"] as const;
    const args = ["scripts/ambo.cjs", "help", "settings"];
    const { stderr } = spawnSync(process.execPath, args, { stdio: [...stdio], encoding: "utf8" });
    return RAW.test(stderr) || stderr === "" ? `a full disk is told so: ${stderr}` : undefined;
  },
};

/** The attacks on those who install the service and run commands beside it. */
export const OPERATOR_ATTACKS: readonly FileAttack[] = [
  installation,
  reading,
  feeds,
  forgery,
  takenOver("never answers", undefined),
  takenOver("answers with terminal sequences", JSON.stringify({ result: `${SEQUENCE}ambo_` })),
  messages,
];
