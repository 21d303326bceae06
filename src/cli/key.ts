import { type Command, UsageError } from "./command.ts";
import { STORE_SETTINGS, withStore } from "./open_store.ts";
import { tableLines } from "./table.ts";

/** `ambo key` */
export const key: Command = {
  name: "key",
  usage: "issue NAME | revoke NAME | list",
  summary: "makes, ends and lists API keys",
  takesOperands: true,
  settings: STORE_SETTINGS,
  examples: ["ambo key issue marija"],
  async run(context) {
    const { operands, print, report } = context;
    const [word, name, ...more] = operands;
    if (word === "issue" && name !== undefined && more.length === 0) {
      const issued = await withStore(context, { action: (calls) => calls.issueKey({ name }) });
      report(`A new key for "${name}", shown this once; if there was one before, it has ended:`);
      print(issued);
      return 0;
    }
    if (word === "revoke" && name !== undefined && more.length === 0) {
      const had = await withStore(context, { action: (calls) => calls.revokeKey({ name }) });
      report(had ? `The key of "${name}" has ended` : `The user "${name}" has no key`);
      return 0;
    }
    if (word === "list" && name === undefined) {
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
      for (const line of tableLines(rows)) print(line);
      return 0;
    }
    throw new UsageError("Write `ambo key issue NAME`, `ambo key revoke NAME` or `ambo key list`");
  },
};
