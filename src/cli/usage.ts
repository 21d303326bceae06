import { type Command, UsageError } from "./command.ts";
import { jsonOption, printJson } from "./json.ts";
import { STORE_SETTINGS, withStore } from "./open_store.ts";
import { printTable } from "./table.ts";

/** `ambo usage` */
export const usage: Command = {
  name: "usage",
  usage: "[NAME]",
  summary: "shows the requests of each day",
  takesOperands: true,
  settings: STORE_SETTINGS,
  findsService: "keys",
  options: { json: jsonOption("[{ date, requests }]; requests is null where a file is damaged") },
  examples: ["ambo usage marija"],
  async run(context) {
    const { operands, options, report, text } = context;
    if (operands.length > 1) throw new UsageError("Write `ambo usage` or `ambo usage NAME`");
    const days = await withStore(context, {
      action: (calls) => calls.usage({ name: operands[0] ?? null }),
    });
    const json = days.map(({ date, requests, damaged }) => ({
      date,
      requests: damaged ? null : requests,
    }));
    const rows = days.map(({ date, requests, damaged }) => [
      date,
      damaged ? text("damaged") : String(requests),
    ]);
    const table = [[text("DAY"), text("REQUESTS")], ...rows];
    if (options.json) printJson(context, json);
    else printTable(context, table, { numbers: [text("REQUESTS")] });
    if (days.some(({ damaged }) => damaged)) {
      report(
        text(
          "The file of a day is damaged: `ambo store check` says which, `ambo store repair` saves what is sound",
        ),
      );
    }
    return 0;
  },
};
