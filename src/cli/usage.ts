import { Problem } from "../base/problem.ts";
import type { Command } from "./command.ts";
import { jsonOption, printJson, printTable } from "./output.ts";
import { STORE_SETTINGS, withStore } from "./store_folder.ts";

/** `ambo usage` */
export const usage: Command = {
  name: "usage",
  usage: "[NAME]",
  summary: "usage",
  takesOperands: true,
  settings: STORE_SETTINGS,
  findsService: "keys",
  options: { json: jsonOption("[{ date, requests }]", "damaged_days") },
  examples: ["ambo usage marija"],
  async run(context) {
    const { operands, options, report, t } = context;
    if (operands.length > 1) throw new Problem("usage.usage_operands", {});
    const days = await withStore(context, {
      action: (calls) => calls.usage({ name: operands[0] ?? null }),
    });
    const json = days.map(({ date, requests, damaged }) => ({
      date,
      requests: damaged ? null : requests,
    }));
    const rows = days.map(({ date, requests, damaged }) => [date, damaged ? t("result.damaged") : String(requests)]);
    const table = [[t("result.headings.day"), t("result.headings.requests")], ...rows];
    if (options.json) printJson(context, json);
    else printTable(context, table, { numbers: [t("result.headings.requests")] });
    if (days.some(({ damaged }) => damaged)) {
      report(t("result.damaged_day"));
    }
    return 0;
  },
};
