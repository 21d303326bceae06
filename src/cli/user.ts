import { Problem } from "../base/problem.ts";
import { translator } from "../i18n/mod.ts";
import type { StoreCalls } from "../store/control/mod.ts";
import { type Command, type CommandContext, findSubcommand, type Subcommand, usageOf } from "./command.ts";
import { handOver, NotShownError } from "./hand_over.ts";
import { confirm, jsonOption, printJson, printTable } from "./output.ts";
import { STORE_SETTINGS, withStore, YES } from "./store_folder.ts";

/** A subcommand such as `ambo user add`. */
interface UserSubcommand extends Subcommand {
  /** True where it makes the store, if there is none. */
  readonly create?: boolean;
  /** True where it prints data, which `--json` prints as JSON. */
  readonly hasData?: boolean;
  /** True where `--force` has it leave the service without an administrator. */
  readonly takesForce?: boolean;
  /** The question before it runs, where someone sits at a terminal. */
  readonly question?: "ask_removal";
  run(calls: StoreCalls, context: CommandContext & { readonly name: string }): Promise<void>;
}

const SUBCOMMANDS: Readonly<Record<string, UserSubcommand>> = {
  add: {
    operands: ["NAME"],
    create: true,
    hasData: true,
    async run(calls, context) {
      const { options, report, t } = context;
      const { name, admin } = await calls.add({
        name: context.name,
        admin: options.admin === true,
      });
      report(admin ? t("result.admin_added", { name }) : t("result.user_added", { name }));
      try {
        await printLink(calls, { ...context, name });
      } catch (error) {
        // The user was added; a link can be made again.
        if (!(error instanceof NotShownError && error.isClosed)) throw error;
        report(t("result.link_void", { name }));
      }
    },
  },
  list: {
    operands: [],
    hasData: true,
    async run(calls, context) {
      const { t } = context;
      const rows = [
        [
          t("result.headings.name"),
          t("result.headings.role"),
          t("result.headings.state"),
          t("result.headings.key"),
          t("result.headings.limit"),
          t("result.headings.today"),
        ],
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
          user.admin ? t("result.admin") : t("result.member"),
          user.disabled ? t("result.disabled") : user.hasPassword ? t("result.active") : t("result.no_password"),
          user.key ? `…${user.key.lastFour}` : t("result.none"),
          String(user.limit),
          String(user.usedToday),
        ]);
      }
      if (context.options.json) printJson(context, json);
      else printTable(context, rows, { numbers: [t("result.headings.limit"), t("result.headings.today")] });
    },
  },
  link: {
    operands: ["NAME"],
    hasData: true,
    run: printLink,
  },
  remove: {
    operands: ["NAME"],
    question: "ask_removal",
    takesForce: true,
    async run(calls, context) {
      const { name, options, report, t } = context;
      await calls.remove({ name, force: options.force === true });
      report(t("result.user_removed", { name }));
      await tellWhoRemains(calls, context);
    },
  },
  disable: {
    operands: ["NAME"],
    takesForce: true,
    async run(calls, context) {
      const { name, options, report, t } = context;
      await calls.disable({ name, force: options.force === true });
      report(t("result.user_disabled", { name }));
      await tellWhoRemains(calls, context);
    },
  },
  enable: {
    operands: ["NAME"],
    async run(calls, { name, report, t }) {
      await calls.enable({ name });
      report(t("result.user_enabled", { name }));
    },
  },
  limit: {
    operands: ["NAME", "NUMBER|default"],
    async run(calls, { name, operands, report, t }) {
      const limit = readLimit(operands[2]!);
      await calls.limit({ name, limit });
      report(limit === null ? t("result.limit_reset", { name }) : t("result.limit_set", { name, limit }));
    },
  },
};

/** `ambo user` */
export const user: Command = {
  name: "user",
  takesOperands: true,
  usage: usageOf(SUBCOMMANDS).replace("add NAME", "add NAME [--admin]"),
  summary: "user",
  settings: STORE_SETTINGS,
  findsService: "keys",
  examples: ["ambo user add marija", "ambo user limit marija 500"],
  options: {
    admin: { help: "admin" },
    force: { help: "force" },
    yes: YES,
    json: jsonOption(
      "list: [{ name, admin, disabled, hasPassword, key, limit, usedToday }]; add, link: { name, link, expires }",
    ),
  },
  async run(context) {
    const { operands, options } = context;
    const subcommand = findSubcommand("user", { subcommands: SUBCOMMANDS, operands });
    if (options.admin && subcommand !== SUBCOMMANDS.add) {
      throw new Problem("usage.admin_alone", {});
    }
    if (options.force && subcommand.takesForce !== true) throw new Problem("usage.force_alone", {});
    if (options.json && !subcommand.hasData) {
      throw new Problem("usage.no_data", { command: `user ${operands[0]}` });
    }
    const { question } = subcommand;
    const name = operands[1] ?? "";
    if (question !== undefined && !(await confirm(context, context.t(`result.${question}`, { name })))) {
      context.report(context.t("result.unchanged"));
      return 1;
    }
    await withStore(context, {
      create: subcommand.create ?? false,
      action: (calls) => subcommand.run(calls, { ...context, name }),
    });
    return 0;
  },
};

/** Tells what is left to do where no administrator who can sign in remains. */
async function tellWhoRemains(calls: StoreCalls, { options, report, t }: CommandContext): Promise<void> {
  if (options.force !== true) return;
  for await (const { admin, disabled } of calls.users()) if (admin && !disabled) return;
  report(t("result.no_administrator"));
}

async function printLink(calls: StoreCalls, context: CommandContext & { readonly name: string }): Promise<void> {
  const { name, options, print, report, t, language } = context;
  const { token, expires, publicUrl } = await calls.prepareLink({ name });
  const hours = Math.round((expires - Date.now()) / 3_600_000);
  const link = `${publicUrl ?? ""}/login?link=${token}`;
  await handOver(context, {
    kind: "link",
    name,
    show() {
      report(
        t("result.link", {
          name,
          hours,
        }),
      );
      if (options.json) printJson(context, { name, link, expires: new Date(expires) });
      else print(link);
    },
    putInForce: () => calls.link({ name, token }),
  });
  if (publicUrl === null) report(translator(language)("first_start.unknown_address"));
}

function readLimit(text: string): number | null {
  if (text === "default") return null;
  if (!/^\d{1,9}$/.test(text)) {
    throw new Problem("usage.invalid_user_limit", { value: text, max: 999_999_999 });
  }
  return Number(text);
}
