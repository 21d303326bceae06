import { UNKNOWN_ADDRESS } from "../config/mod.ts";
import type { StoreCalls } from "../store/control/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { confirm } from "./confirm.ts";
import { handOver, NotShownError } from "./hand_over.ts";
import { jsonOption, printJson } from "./json.ts";
import { STORE_SETTINGS, withStore, YES } from "./open_store.ts";
import { findSubcommand, type Subcommand, usageOf } from "./subcommand.ts";
import { printTable } from "./table.ts";
import type { Message } from "./texts/translator.ts";

/** A subcommand such as `ambo user add`. */
interface UserSubcommand extends Subcommand {
  /** True where it makes the store, if there is none. */
  readonly create?: boolean;
  /** True where it prints data, which `--json` prints as JSON. */
  readonly hasData?: boolean;
  /** The question before it runs, where somebody sits at a terminal. */
  readonly question?: Message;
  run(calls: StoreCalls, context: CommandContext & { readonly name: string }): Promise<void>;
}

const SUBCOMMANDS: Readonly<Record<string, UserSubcommand>> = {
  add: {
    operands: ["NAME"],
    create: true,
    hasData: true,
    async run(calls, context) {
      const { options, report, text } = context;
      const { name, admin } = await calls.addUser({
        name: context.name,
        admin: options.admin === true,
      });
      const added = { name };
      report(
        admin
          ? text('Added the user "{name}", an administrator', added)
          : text('Added the user "{name}"', added),
      );
      try {
        await printLink(calls, { ...context, name });
      } catch (error) {
        // The user was added; a link can be made again.
        if (!(error instanceof NotShownError && error.isClosed)) throw error;
        report(
          text('The link was not read and is void: `ambo user link "{name}"` makes another', added),
        );
      }
    },
  },
  list: {
    operands: [],
    hasData: true,
    async run(calls, context) {
      const { text } = context;
      const rows = [
        [text("NAME"), text("ROLE"), text("STATE"), text("KEY"), text("LIMIT"), text("TODAY")],
      ];
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
          text(user.admin ? "admin" : "member"),
          text(user.disabled ? "disabled" : user.hasPassword ? "active" : "no password"),
          user.key ? `…${user.key.lastFour}` : text("none"),
          String(user.limit),
          String(user.usedToday),
        ]);
      }
      if (context.options.json) printJson(context, json);
      else printTable(context, rows, { numbers: [text("LIMIT"), text("TODAY")] });
    },
  },
  link: {
    operands: ["NAME"],
    hasData: true,
    run: printLink,
  },
  remove: {
    operands: ["NAME"],
    question: 'Remove the user "{name}", with key, password and sign-ins?',
    async run(calls, { name, report, text }) {
      await calls.removeUser({ name });
      report(text('Removed the user "{name}"; the key and all sign-ins ended', { name }));
    },
  },
  disable: {
    operands: ["NAME"],
    async run(calls, { name, report, text }) {
      await calls.setDisabled({ name, disabled: true });
      report(text('Disabled the user "{name}"; key and sign-in are refused from now on', { name }));
    },
  },
  enable: {
    operands: ["NAME"],
    async run(calls, { name, report, text }) {
      await calls.setDisabled({ name, disabled: false });
      report(text('Enabled the user "{name}"; the key works again', { name }));
    },
  },
  limit: {
    operands: ["NAME", "NUMBER|default"],
    async run(calls, { name, operands, report, text }) {
      const limit = readLimit(operands[2]!);
      await calls.setLimit({ name, limit });
      report(
        limit === null
          ? text('The user "{name}" now has the service\'s limit', { name })
          : text('The user "{name}" now has {limit} requests a day', { name, limit }),
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
  findsService: "keys",
  examples: ["ambo user add marija", "ambo user limit marija 500"],
  options: {
    admin: { help: "with add: the user is an administrator" },
    yes: YES,
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
    const { question } = subcommand;
    const name = operands[1] ?? "";
    if (question !== undefined && !(await confirm(context, context.text(question, { name })))) {
      context.report(context.text("Nothing was changed"));
      return 1;
    }
    await withStore(context, {
      create: subcommand.create ?? false,
      action: (calls) => subcommand.run(calls, { ...context, name }),
    });
    return 0;
  },
};

async function printLink(
  calls: StoreCalls,
  context: CommandContext & { readonly name: string },
): Promise<void> {
  const { name, options, print, report, text } = context;
  const { token, expires, publicUrl } = await calls.prepareLink({ name });
  const hours = Math.round((expires - Date.now()) / 3_600_000);
  const link = `${publicUrl ?? ""}/login?link=${token}`;
  await handOver(context, {
    show() {
      report(
        text('One-time sign-in link for "{name}"; it works once, for {hours} hours:', {
          name,
          hours,
        }),
      );
      if (options.json) printJson(context, { name, link, expires: new Date(expires) });
      else print(link);
    },
    putInForce: () => calls.createLink({ name, token }),
    notShown: `The new link of "${name}" is void; if there was one before, it goes on working`,
    notInForce: `The link that was printed is void; if "${name}" had one before, it goes on working`,
    uncertain: "The link that was printed may work, or the one before: try it",
  });
  if (publicUrl === null) report(text(UNKNOWN_ADDRESS));
}

function readLimit(text: string): number | null {
  if (text === "default") return null;
  if (!/^\d{1,9}$/.test(text)) {
    throw new UsageError(`Cannot use the limit "${text}": give a whole number, or "default"`);
  }
  return Number(text);
}
