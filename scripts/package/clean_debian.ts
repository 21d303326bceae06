import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "../../test/support/until.ts";

const SUITE = "bookworm";
/** Packages of the clean system beside Debian's smallest set: what a small server has at least. */
const PACKAGES = ["adduser", "dbus", "systemd", "systemd-sysv"];
const TOOLS = ["debootstrap", "systemd-nspawn", "nsenter"];
/** A root that was made before, which is copied. */
const CACHE = "dist/clean-debian";

/** The signal that systemd takes for `poweroff`, see systemd(1). */
const SIGRTMIN_4 = 38;
const BOOT_SECONDS = 90;

/** The reason why this machine permits no clean system, undefined where it does. */
export function whyNot(): string | undefined {
  if (process.getuid?.() !== 0) return "only root can make and boot one";
  const absent = TOOLS.filter((tool) => spawnSync(tool, ["--version"]).error !== undefined);
  return absent.length > 0 ? `not installed here: ${absent.join(", ")}` : undefined;
}

/** The outcome of a command. */
export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A clean Debian that runs in namespaces of its own, with systemd and without a network. */
export class CleanDebian {
  /** The folder that is its root. */
  readonly root: string;
  readonly #nspawn: ChildProcess;

  private constructor(root: string, nspawn: ChildProcess) {
    this.root = root;
    this.#nspawn = nspawn;
  }

  /**
   * Makes and boots one.
   *
   * @throws {Error} If Debian's packages cannot be had, or systemd does not come up.
   */
  static async boot(): Promise<CleanDebian> {
    if (!existsSync(CACHE)) {
      const draft = `${CACHE}.draft`;
      rmSync(draft, { recursive: true, force: true });
      const include = `--include=${PACKAGES.join(",")}`;
      execFileSync("debootstrap", ["--variant=minbase", include, SUITE, draft], {
        stdio: ["ignore", "ignore", "inherit"],
      });
      renameSync(draft, CACHE);
    }
    const root = join(mkdtempSync(join(tmpdir(), "ambo-debian-")), "root");
    execFileSync("cp", ["-a", CACHE, root]);
    const nspawn = spawn(
      "systemd-nspawn",
      ["--quiet", "--register=no", "--keep-unit", "--private-network", "--boot", "--directory", root],
      { stdio: "ignore" },
    );
    const system = new CleanDebian(root, nspawn);
    await until(
      "systemd is up",
      () => /^(running|degraded)/.test(system.run("systemctl", "is-system-running").stdout),
      BOOT_SECONDS,
    );
    return system;
  }

  /** Runs a command in it. */
  run(...command: string[]): Outcome {
    return spawnSync("nsenter", [...this.#namespaces("--all"), ...command], {
      encoding: "utf8",
      env: {
        PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
        LC_ALL: "C.UTF-8",
        DEBIAN_FRONTEND: "noninteractive",
      },
    });
  }

  /** Runs a program of this machine in its network. */
  runOutside(...command: string[]): Outcome {
    return spawnSync("nsenter", [...this.#namespaces("--net"), ...command], { encoding: "utf8" });
  }

  #namespaces(kind: "--all" | "--net"): string[] {
    return ["--target", String(this.#leader()), kind, "--"];
  }

  /** Returns the number of its first process on this machine, which is another one while it starts. */
  #leader(): number {
    const { pid } = this.#nspawn;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")[0]);
  }

  /** Ends it, and removes its root. */
  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.#nspawn.once("close", resolve));
    process.kill(this.#leader(), SIGRTMIN_4);
    await ended;
    rmSync(join(this.root, ".."), { recursive: true });
  }
}
