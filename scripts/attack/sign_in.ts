import { setTimeout as sleep } from "node:timers/promises";
import type { NetworkAttack } from "./network.ts";
import type { Target } from "./target.ts";

const PASSWORD = "a right password of the owner";
/** The owner, from where they signed in before. */
const HOME = "198.51.100.7";
/** The owner, from where no one knows them. */
const AWAY = "203.0.113.9";
/** Behind a proxy that speaks for all clients. */
const PROXIED = ["--trusted-proxy", "loopback"];

const from = (address: string, cookies: readonly string[] = []) => ({
  "X-Forwarded-For": address,
  ...(cookies.length > 0 && { Cookie: cookies.join("; ") }),
});

/** Address groups that are not alike. */
const attacker = (index: number) => `10.${index}.0.1`;

/** Opens a form of the pages and submits it. */
async function submit(
  target: Target,
  { path, address, fields }: { path: string; address: string; fields: Record<string, string> },
  kept: readonly string[] = [],
) {
  const page = await target.ask(path, { headers: from(address, kept) });
  const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const headers = from(address, [...kept, ...page.cookies]);
  const answer = await target.ask("/login", { headers, form: { token, ...fields } });
  return { ...answer, cookies: [...page.cookies, ...answer.cookies] };
}

/** Has the owner choose a password by the one-time link, and sign in with it once. @returns The browser's cookies. */
async function prepareOwner(target: Target): Promise<void> {
  ownBrowser = [];
  const link = new URL(target.link, target.origin).searchParams.get("link")!;
  const chosen = { link, password: PASSWORD, repeated: PASSWORD };
  const { status } = await submit(target, {
    path: target.link,
    address: HOME,
    fields: chosen,
  });
  if (status !== 303) throw new Error(`The one-time link answered ${status}`);
  const fields = { name: "admin", password: PASSWORD };
  const again = await submit(target, { path: "/login", address: HOME, fields });
  if (again.status !== 303) {
    throw new Error(`The right password was answered with ${again.status}`);
  }
  // The session has ended; the browser is still known.
  ownBrowser = again.cookies.filter((cookie) => !/session=/.test(cookie));
}

/** The cookies of the browser in which the owner signed in before. */
let ownBrowser: readonly string[] = [];

/** Has the owner sign in while others attack. @returns What became of the right passwords. */
async function ownerSignsIn(
  target: Target,
  { address, attempts, cookies = [] }: { address: string; attempts: number; cookies?: readonly string[] },
): Promise<string> {
  const fields = { name: "admin", password: PASSWORD };
  const statuses = new Map<number, number>();
  let longest = 0;
  for (let attempt = 0; attempt < attempts && target.isAlive; attempt++) {
    const began = performance.now();
    const { status } = await submit(target, { path: "/login", address, fields }, cookies);
    longest = Math.max(longest, performance.now() - began);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  return `${told} (at most ${(longest / 1000).toFixed(1)} s)`;
}

/** Attacks with wrong passwords from many addresses, each again as soon as it may. */
function guessers(target: Target, { addresses, polls }: { addresses: number; polls: boolean }) {
  let isOver = false;
  const statuses = new Map<number, number>();
  const guess = async (index: number): Promise<void> => {
    for (let count = 0; !isOver && target.isAlive; count++) {
      // The queue is kept full where the account does not matter: each address tries names that no one has.
      const name = polls ? "admin" : `nobody ${index} ${count}`;
      const fields = { name, password: "a wrong password" };
      const address = attacker(index);
      try {
        const { status, retryAfter } = await submit(target, { path: "/login", address, fields });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await sleep(polls ? 100 : Math.min(200, retryAfter * 1000));
      } catch {
        return;
      }
    }
  };
  const running = Promise.all(Array.from({ length: addresses }, (_, index) => guess(index)));
  return {
    async stop(): Promise<string> {
      isOver = true;
      await running;
      return [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
    },
  };
}

const denial = (name: string, options: { addresses: number; polls: boolean; attempts: number }): NetworkAttack => ({
  name,
  flags: PROXIED,
  isOneRound: true,
  prepare: prepareOwner,
  async run(target) {
    const attack = guessers(target, options);
    await sleep(3000);
    const { attempts } = options;
    const browser = await ownerSignsIn(target, { address: AWAY, attempts, cookies: ownBrowser });
    const home = await ownerSignsIn(target, { address: HOME, attempts });
    const away = await ownerSignsIn(target, { address: AWAY, attempts });
    const guesses = await attack.stop();
    const isDenied = !browser.startsWith(`${attempts} × 303 `);
    return (
      `${isDenied ? "FAULT: the owner is kept out; " : ""}right passwords in a known browser: ${browser}; from a known address: ${home}; ` +
      `from an unknown one: ${away}; guesses: ${guesses}`
    );
  },
});

/** The attacks on who signs in. */
export const SIGN_IN_ATTACKS: readonly NetworkAttack[] = [
  denial("sixteen addresses poll one account", { addresses: 16, polls: true, attempts: 8 }),
  denial("forty addresses keep the password queue full", {
    addresses: 40,
    polls: false,
    attempts: 2,
  }),
];
