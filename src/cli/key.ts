import type { Command, CommandContext } from "./command.ts";
import { handOver } from "./hand_over.ts";
import { jsonOption, printJson } from "./json.ts";
import { STORE_SETTINGS, withStore } from "./open_store.ts";
import { findSubcommand, type Subcommand, usageOf } from "./subcommand.ts";
import { printTable } from "./table.ts";

/** A subcommand such as `ambo key issue`. */
interface KeySubcommand extends Subcommand {
  run(context: CommandContext, name: string): Promise<void>;
}

const SUBCOMMANDS: Readonly<Record<string, KeySubcommand>> = {
  issue: {
    operands: ["NAME"],
    async run(context, name) {
      await withStore(context, {
        async action(calls) {
          const key = await calls.prepareKey({ name });
          await handOver(context, {
            show() {
              context.report(
                `A new key for "${name}", shown this once; if there was one before, it has ended:`,
              );
              if (context.options.json) printJson(context, { name, key });
              else context.print(key);
            },
            putInForce: () => calls.issueKey({ name, key }),
            notShown: `The new key of "${name}" is void; if there was one before, it goes on working`,
            notInForce: `The key that was printed is void; if "${name}" had one before, it goes on working`,
          });
        },
      });
    },
  },
  revoke: {
    operands: ["NAME"],
    async run(context, name) {
      const had = await withStore(context, { action: (calls) => calls.revokeKey({ name }) });
      if (context.options.json) printJson(context, { name, revoked: had });
      context.report(had ? `The key of "${name}" has ended` : `The user "${name}" has no key`);
    },
  },
  list: {
    operands: [],
    async run(context) {
      const rows = [["NAME", "KEY", "ID", "ISSUED"]];
      const json: unknown[] = [];
      await withStore(context, {
        async action(calls) {
          for await (const user of calls.users()) {
            if (!user.key) continue;
            const { id, lastFour, created } = user.key;
            const issued = new Date(created).toISOString();
            const time = issued.slice(0, 16).replace("T", " ");
            if (context.options.json) json.push({ name: user.name, id, lastFour, issued });
            else rows.push([user.name, `…${lastFour}`, id, `${time} UTC`]);
          }
        },
      });
      if (context.options.json) printJson(context, json);
      else printTable(context, rows);
    },
  },
};

/** `ambo key` */
export const key: Command = {
  name: "key",
  usage: usageOf(SUBCOMMANDS),
  summary: "makes, ends and lists API keys",
  takesOperands: true,
  settings: STORE_SETTINGS,
  options: {
    json: jsonOption(
      "issue: { name, key }; revoke: { name, revoked }; list: [{ name, id, lastFour, issued }]",
    ),
  },
  examples: ["ambo key issue marija"],
  async run(context) {
    const { operands } = context;
    const subcommand = findSubcommand("key", { subcommands: SUBCOMMANDS, operands });
    await subcommand.run(context, operands[1] ?? "");
    return 0;
  },
};
