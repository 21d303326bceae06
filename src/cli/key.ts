import type { StoreCalls } from "../store/control/mod.ts";
import { type Command, type CommandContext, findSubcommand, type Subcommand, usageOf } from "./command.ts";
import { handOver } from "./hand_over.ts";
import { confirm, jsonOption, printJson, printTable } from "./output.ts";
import { STORE_SETTINGS, withStore, YES } from "./store_folder.ts";

/** A subcommand such as `ambo key issue`. */
interface KeySubcommand extends Subcommand {
  /** @returns The exit code. */
  run(context: CommandContext, name: string): Promise<number>;
}

const SUBCOMMANDS: Readonly<Record<string, KeySubcommand>> = {
  issue: {
    operands: ["NAME"],
    async run(context, name) {
      const { ask, options, report, t } = context;
      const asks = ask !== undefined && options.yes !== true;
      if (asks && (await withStore(context, { action: (calls) => hasKey(calls, name) }))) {
        const question = t("result.ask_new_key", { name });
        if (!(await confirm(context, question))) {
          report(t("result.unchanged"));
          return 1;
        }
      }
      await withStore(context, {
        isAgain: asks,
        action: (calls) => issueKey(calls, { context, name }),
      });
      return 0;
    },
  },
  revoke: {
    operands: ["NAME"],
    async run(context, name) {
      const { options, report, t } = context;
      const had = await withStore(context, { action: (calls) => calls.revoke({ name }) });
      if (options.json) printJson(context, { name, revoked: had });
      report(had ? t("result.key_revoked", { name }) : t("result.no_key", { name }));
      return 0;
    },
  },
  list: {
    operands: [],
    async run(context) {
      const { t, options } = context;
      const rows = [
        [t("result.headings.name"), t("result.headings.key"), t("result.headings.id"), t("result.headings.issued")],
      ];
      const json: unknown[] = [];
      await withStore(context, {
        async action(calls) {
          for await (const user of calls.users()) {
            if (!user.key) continue;
            const { id, lastFour, created } = user.key;
            const issued = new Date(created).toISOString();
            const time = issued.slice(0, 16).replace("T", " ");
            if (options.json) json.push({ name: user.name, id, lastFour, issued });
            else rows.push([user.name, `…${lastFour}`, id, `${time} UTC`]);
          }
        },
      });
      if (options.json) printJson(context, json);
      else printTable(context, rows);
      return 0;
    },
  },
};

async function issueKey(
  calls: StoreCalls,
  { context, name }: { context: CommandContext; name: string },
): Promise<void> {
  const { options, print, report, t } = context;
  const key = await calls.prepareKey({ name });
  await handOver(context, {
    kind: "key",
    name,
    show() {
      report(t("result.new_key", { name }));
      if (options.json) printJson(context, { name, key });
      else print(key);
    },
    putInForce: () => calls.issue({ name, key }),
  });
}

/** Returns true if a user, by name in any case, has a key. */
async function hasKey(calls: StoreCalls, name: string): Promise<boolean> {
  const wanted = name.normalize("NFC").toLowerCase();
  for await (const user of calls.users()) {
    if (user.name.normalize("NFC").toLowerCase() === wanted) return Boolean(user.key);
  }
  return false;
}

/** `ambo key` */
export const key: Command = {
  name: "key",
  usage: usageOf(SUBCOMMANDS),
  summary: "key",
  takesOperands: true,
  settings: STORE_SETTINGS,
  findsService: "keys",
  options: {
    yes: YES,
    json: jsonOption("issue: { name, key }; revoke: { name, revoked }; list: [{ name, id, lastFour, issued }]"),
  },
  examples: ["ambo key issue marija"],
  async run(context) {
    const { operands } = context;
    const subcommand = findSubcommand("key", { subcommands: SUBCOMMANDS, operands });
    return await subcommand.run(context, operands[1] ?? "");
  },
};
