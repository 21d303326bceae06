import { UNKNOWN_ADDRESS } from "../config/mod.ts";
import type { StoreCalls } from "../store/control/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { didYouMean } from "./nearest.ts";
import { STORE_SETTINGS, withStore } from "./open_store.ts";
import { tableLines } from "./table.ts";

/** A subcommand such as `ambo user add`. */
interface Subcommand {
  readonly operands: readonly string[];
  /** True where it makes the store, if there is none. */
  readonly create?: boolean;
  run(calls: StoreCalls, context: CommandContext & { readonly name: string }): Promise<void>;
}

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  add: {
    operands: ["NAME"],
    create: true,
    async run(calls, { name, options, print, report }) {
      const user = await calls.addUser({ name, admin: options.admin === true });
      report(`Added the user "${user.name}"${user.admin ? ", an administrator" : ""}`);
      await printLink(calls, { name: user.name, print, report });
    },
  },
  list: {
    operands: [],
    async run(calls, { print }) {
      const rows = [["NAME", "ROLE", "STATE", "KEY", "LIMIT", "TODAY"]];
      for await (const user of calls.users()) {
        rows.push([
          user.name,
          user.admin ? "admin" : "member",
          user.disabled ? "disabled" : user.hasPassword ? "active" : "no password",
          user.key ? `…${user.key.lastFour}` : "none",
          String(user.limit),
          String(user.usedToday),
        ]);
      }
      for (const line of tableLines(rows, { numbers: ["LIMIT", "TODAY"] })) print(line);
    },
  },
  link: {
    operands: ["NAME"],
    run: (calls, { name, print, report }) => printLink(calls, { name, print, report }),
  },
  remove: {
    operands: ["NAME"],
    async run(calls, { name, report }) {
      await calls.removeUser({ name });
      report(`Removed the user "${name}"; the key and all sign-ins ended`);
    },
  },
  disable: {
    operands: ["NAME"],
    async run(calls, { name, report }) {
      await calls.setDisabled({ name, disabled: true });
      report(`Disabled the user "${name}"; key and sign-in are refused from now on`);
    },
  },
  enable: {
    operands: ["NAME"],
    async run(calls, { name, report }) {
      await calls.setDisabled({ name, disabled: false });
      report(`Enabled the user "${name}"; the key works again`);
    },
  },
  limit: {
    operands: ["NAME", "NUMBER|default"],
    async run(calls, { name, operands, report }) {
      const limit = readLimit(operands[2]!);
      await calls.setLimit({ name, limit });
      report(
        `The user "${name}" now has ${limit === null ? "the service's limit" : `${limit} requests a day`}`,
      );
    },
  },
};

/** `ambo user` */
export const user: Command = {
  name: "user",
  takesOperands: true,
  usage: Object.entries(SUBCOMMANDS)
    .map(([word, { operands }]) => [word, ...operands].join(" "))
    .join(" | ")
    .replace("add NAME", "add NAME [--admin]"),
  summary: "adds, lists, removes users; makes sign-in links",
  settings: STORE_SETTINGS,
  examples: ["ambo user add marija", "ambo user limit marija 500"],
  options: { admin: { help: "with add: the user is an administrator" } },
  async run(context) {
    const [word, ...rest] = context.operands;
    const subcommand = Object.hasOwn(SUBCOMMANDS, word ?? "") ? SUBCOMMANDS[word!] : undefined;
    if (subcommand === undefined) {
      const words = Object.keys(SUBCOMMANDS);
      const guess = word === undefined ? "" : didYouMean(word, words);
      throw new UsageError(`\`ambo user\` takes one of: ${words.join(", ")}${guess}`);
    }
    if (rest.length !== subcommand.operands.length) {
      throw new UsageError(`Write \`ambo user ${[word, ...subcommand.operands].join(" ")}\``);
    }
    if (context.options.admin && word !== "add") {
      throw new UsageError("--admin belongs to `ambo user add`");
    }
    await withStore(context, {
      create: subcommand.create ?? false,
      action: (calls) => subcommand.run(calls, { ...context, name: rest[0] ?? "" }),
    });
    return 0;
  },
};

async function printLink(
  calls: StoreCalls,
  { name, print, report }: { name: string } & Pick<CommandContext, "print" | "report">,
): Promise<void> {
  const link = await calls.createLink({ name });
  const hours = Math.round((link.expires - Date.now()) / 3_600_000);
  report(`One-time sign-in link for "${name}"; it works once, for ${hours} hours:`);
  print(`${link.publicUrl ?? ""}/login?link=${link.token}`);
  if (link.publicUrl === null) report(UNKNOWN_ADDRESS);
}

function readLimit(text: string): number | null {
  if (text === "default") return null;
  if (!/^\d{1,9}$/.test(text)) {
    throw new UsageError(`Cannot use the limit "${text}": give a whole number, or "default"`);
  }
  return Number(text);
}
