import type { Command, CommandContext } from "./command.ts";
import { STORE_SETTINGS, withStore } from "./open_store.ts";
import { findSubcommand, type Subcommand, usageOf } from "./subcommand.ts";
import { tableLines } from "./table.ts";

/** A subcommand such as `ambo key issue`. */
interface KeySubcommand extends Subcommand {
  run(context: CommandContext, name: string): Promise<void>;
}

const SUBCOMMANDS: Readonly<Record<string, KeySubcommand>> = {
  issue: {
    operands: ["NAME"],
    async run(context, name) {
      const key = await withStore(context, { action: (calls) => calls.issueKey({ name }) });
      context.report(
        `A new key for "${name}", shown this once; if there was one before, it has ended:`,
      );
      context.print(key);
    },
  },
  revoke: {
    operands: ["NAME"],
    async run(context, name) {
      const had = await withStore(context, { action: (calls) => calls.revokeKey({ name }) });
      context.report(had ? `The key of "${name}" has ended` : `The user "${name}" has no key`);
    },
  },
  list: {
    operands: [],
    async run(context) {
      const rows = [["NAME", "KEY", "ID", "ISSUED"]];
      await withStore(context, {
        async action(calls) {
          for await (const user of calls.users()) {
            if (!user.key) continue;
            const issued = new Date(user.key.created).toISOString().slice(0, 16).replace("T", " ");
            rows.push([user.name, `…${user.key.lastFour}`, user.key.id, `${issued} UTC`]);
          }
        },
      });
      for (const line of tableLines(rows)) context.print(line);
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
  examples: ["ambo key issue marija"],
  async run(context) {
    const { operands } = context;
    const subcommand = findSubcommand("key", { subcommands: SUBCOMMANDS, operands });
    await subcommand.run(context, operands[1] ?? "");
    return 0;
  },
};
