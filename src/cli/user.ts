import { UNKNOWN_ADDRESS } from "../config/mod.ts";
import type { StoreCalls } from "../store/control/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { handOver, NotShownError } from "./hand_over.ts";
import { jsonOption, printJson } from "./json.ts";
import { STORE_SETTINGS, withStore } from "./open_store.ts";
import { findSubcommand, type Subcommand, usageOf } from "./subcommand.ts";
import { printTable } from "./table.ts";

/** A subcommand such as `ambo user add`. */
interface UserSubcommand extends Subcommand {
  /** True where it makes the store, if there is none. */
  readonly create?: boolean;
  /** True where it prints data, which `--json` prints as JSON. */
  readonly hasData?: boolean;
  run(calls: StoreCalls, context: CommandContext & { readonly name: string }): Promise<void>;
}

const SUBCOMMANDS: Readonly<Record<string, UserSubcommand>> = {
  add: {
    operands: ["NAME"],
    create: true,
    hasData: true,
    async run(calls, context) {
      const { name, options, report } = context;
      const user = await calls.addUser({ name, admin: options.admin === true });
      report(`Added the user "${user.name}"${user.admin ? ", an administrator" : ""}`);
      try {
        await printLink(calls, { ...context, name: user.name });
      } catch (error) {
        // The user was added; a link can be made again.
        if (!(error instanceof NotShownError && error.isClosed)) throw error;
        report(
          `The link was not read and is void: \`ambo user link "${user.name}"\` makes another`,
        );
      }
    },
  },
  list: {
    operands: [],
    hasData: true,
    async run(calls, context) {
      const rows = [["NAME", "ROLE", "STATE", "KEY", "LIMIT", "TODAY"]];
      const json: unknown[] = [];
      for await (const user of calls.users()) {
        if (context.options.json) {
          const { name, admin, disabled, hasPassword, limit, usedToday } = user;
          const key = user.key?.id ?? null;
          json.push({ name, admin, disabled, hasPassword, key, limit, usedToday });
          continue;
        }
        rows.push([
          user.name,
          user.admin ? "admin" : "member",
          user.disabled ? "disabled" : user.hasPassword ? "active" : "no password",
          user.key ? `…${user.key.lastFour}` : "none",
          String(user.limit),
          String(user.usedToday),
        ]);
      }
      if (context.options.json) printJson(context, json);
      else printTable(context, rows, { numbers: ["LIMIT", "TODAY"] });
    },
  },
  link: {
    operands: ["NAME"],
    hasData: true,
    run: printLink,
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
  usage: usageOf(SUBCOMMANDS).replace("add NAME", "add NAME [--admin]"),
  summary: "adds, lists, removes users; makes sign-in links",
  settings: STORE_SETTINGS,
  examples: ["ambo user add marija", "ambo user limit marija 500"],
  options: {
    admin: { help: "with add: the user is an administrator" },
    json: jsonOption(
      "list: [{ name, admin, disabled, hasPassword, key, limit, usedToday }]; add, link: { name, link, expires }",
    ),
  },
  async run(context) {
    const { operands, options } = context;
    const subcommand = findSubcommand("user", { subcommands: SUBCOMMANDS, operands });
    if (options.admin && subcommand !== SUBCOMMANDS.add) {
      throw new UsageError("--admin belongs to `ambo user add`");
    }
    if (options.json && !subcommand.hasData) {
      throw new UsageError(`\`ambo user ${operands[0]}\` prints no data for --json`);
    }
    await withStore(context, {
      create: subcommand.create ?? false,
      action: (calls) => subcommand.run(calls, { ...context, name: operands[1] ?? "" }),
    });
    return 0;
  },
};

async function printLink(
  calls: StoreCalls,
  context: CommandContext & { readonly name: string },
): Promise<void> {
  const { name, options, print, report } = context;
  const { token, expires, publicUrl } = await calls.prepareLink({ name });
  const hours = Math.round((expires - Date.now()) / 3_600_000);
  const link = `${publicUrl ?? ""}/login?link=${token}`;
  await handOver(context, {
    show() {
      report(`One-time sign-in link for "${name}"; it works once, for ${hours} hours:`);
      if (options.json) printJson({ print }, { name, link, expires: new Date(expires) });
      else print(link);
    },
    putInForce: () => calls.createLink({ name, token }),
    notShown: `The new link of "${name}" is void; if there was one before, it goes on working`,
    notInForce: `The link that was printed is void; if "${name}" had one before, it goes on working`,
  });
  if (publicUrl === null) report(UNKNOWN_ADDRESS);
}

function readLimit(text: string): number | null {
  if (text === "default") return null;
  if (!/^\d{1,9}$/.test(text)) {
    throw new UsageError(`Cannot use the limit "${text}": give a whole number, or "default"`);
  }
  return Number(text);
}
