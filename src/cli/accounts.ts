import { Problem } from "../base/problem.ts";
import type { StoreCalls } from "../store/control/mod.ts";
import { type Command, type CommandContext, findSubcommand, STORE, type Subcommand, usageOf } from "./command.ts";
import { confirm, handOver, jsonOption, NotShownError, printJson, printList } from "./output.ts";
import { STORE_SETTINGS, withStore, YES } from "./store_folder.ts";

/** The context of a subcommand: `name` is its first operand, or empty. */
type AccountContext = CommandContext & { readonly name: string };

/** A subcommand such as `ambo user add` or `ambo key issue`. */
interface AccountSubcommand extends Subcommand {
  /** True if it makes a missing store. */
  readonly create?: boolean;
  /** True where it prints data, which `--json` prints as JSON. */
  readonly hasData?: boolean;
  /** True where `--force` lets it leave the service without an administrator. */
  readonly takesForce?: boolean;
  /** Returns the question before it runs, where someone sits at a terminal, or undefined. */
  readonly question?: (context: AccountContext) => Promise<string | undefined>;
  run(calls: StoreCalls, context: AccountContext): Promise<void>;
}

/** Runs the subcommand that the operands name. @returns The exit code. */
async function runSubcommand(
  command: "user" | "key",
  subcommands: Readonly<Record<string, AccountSubcommand>>,
  context: CommandContext,
): Promise<number> {
  const { operands, options, report, t } = context;
  const subcommand = findSubcommand(command, { subcommands, operands });
  if (options.admin && subcommand !== USER.add) throw new Problem("usage.admin_alone", {});
  if (options.force && subcommand.takesForce !== true) throw new Problem("usage.force_alone", {});
  if (options.json && !subcommand.hasData) throw new Problem("usage.no_data", { command: `${command} ${operands[0]}` });
  const named = { ...context, name: operands[1] ?? "" };
  const isAsked = context.ask !== undefined && options.yes !== true;
  const question = isAsked ? await subcommand.question?.(named) : undefined;
  if (question !== undefined && !(await confirm(context, question))) {
    report(t("result.unchanged"));
    return 1;
  }
  await withStore(context, {
    create: subcommand.create ?? false,
    action: (calls) => subcommand.run(calls, named),
  });
  return 0;
}

/** Makes a subcommand that may leave the service without an administrator. @param message Reports that it is done. */
function removal(
  operation: "remove" | "disable",
  message: "result.user_removed" | "result.user_disabled",
): AccountSubcommand {
  return {
    operands: ["NAME"],
    takesForce: true,
    async run(calls, context) {
      const { name, options, report, t } = context;
      await calls[operation]({ name, force: options.force === true });
      report(t(message, { name }));
      await reportMissingAdministrator(calls, context);
    },
  };
}

const USER: Readonly<Record<string, AccountSubcommand>> = {
  add: {
    operands: ["NAME"],
    create: true,
    hasData: true,
    async run(calls, context) {
      const { options, report, t } = context;
      const { name, admin } = await calls.add({ name: context.name, admin: options.admin === true });
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
      await printList(context, calls.users(), {
        json: ({ name, admin, disabled, hasPassword, key, limit, usedToday }) => {
          return { name, admin, disabled, hasPassword, key: key?.id ?? null, limit, usedToday };
        },
        columns: [
          [t("result.headings.name"), ({ name }) => name],
          [t("result.headings.role"), ({ admin }) => (admin ? t("result.admin") : t("result.member"))],
          [
            t("result.headings.state"),
            ({ disabled, hasPassword }) =>
              disabled ? t("result.disabled") : hasPassword ? t("result.active") : t("result.no_password"),
          ],
          [t("result.headings.key"), ({ key }) => (key ? `…${key.lastFour}` : t("result.none"))],
          [t("result.headings.limit"), ({ limit }) => limit, "number"],
          [t("result.headings.today"), ({ usedToday }) => usedToday, "number"],
        ],
      });
    },
  },
  link: { operands: ["NAME"], hasData: true, run: printLink },
  remove: {
    ...removal("remove", "result.user_removed"),
    question: async ({ name, t }) => t("result.ask_removal", { name }),
  },
  disable: removal("disable", "result.user_disabled"),
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
  usage: usageOf(USER).replace("add NAME", "add NAME [--admin]"),
  service: STORE,
  settings: STORE_SETTINGS,
  examples: ["ambo user add marija", "ambo user limit marija 500"],
  options: {
    admin: { help: "admin" },
    force: { help: "force" },
    yes: YES,
    json: jsonOption(
      "list: [{ name, admin, disabled, hasPassword, key, limit, usedToday }]; add, link: { name, link, expires }",
    ),
  },
  run: (context) => runSubcommand("user", USER, context),
};

/** Reports, after `--force`, that no administrator who can sign in remains, and what to do. */
async function reportMissingAdministrator(calls: StoreCalls, { options, report, t }: CommandContext): Promise<void> {
  if (options.force !== true) return;
  for await (const { admin, disabled } of calls.users()) if (admin && !disabled) return;
  report(t("result.no_administrator"));
}

async function printLink(calls: StoreCalls, context: AccountContext): Promise<void> {
  const { name, report, t } = context;
  const { token, expires, publicUrl } = await calls.prepareLink({ name });
  const hours = Math.round((expires - Date.now()) / 3_600_000);
  const link = `${publicUrl ?? ""}/login?link=${token}`;
  await handOver(context, {
    ...{ kind: "link", name, lead: t("result.link", { name, hours }) },
    ...{ text: link, json: { name, link, expires: new Date(expires) } },
    putInForce: () => calls.link({ name, token }),
  });
  if (publicUrl === null) report(t("first_start.unknown_address"));
}

function readLimit(text: string): number | null {
  if (text === "default") return null;
  if (!/^\d{1,9}$/.test(text)) {
    throw new Problem("usage.invalid_user_limit", { value: text, max: 999_999_999 });
  }
  return Number(text);
}

const KEY: Readonly<Record<string, AccountSubcommand>> = {
  issue: {
    operands: ["NAME"],
    hasData: true,
    async question(context) {
      const { name, t } = context;
      const user = await withStore(context, { action: (calls) => userNamed(calls, name) });
      return user?.key ? t("result.ask_new_key", { name }) : undefined;
    },
    async run(calls, context) {
      const { name, report, t } = context;
      const key = await calls.prepareKey({ name });
      await handOver(context, {
        ...{ kind: "key", name, lead: t("result.new_key", { name }), text: key, json: { name, key } },
        putInForce: () => calls.issue({ name, key }),
      });
      if ((await userNamed(calls, name))?.disabled) report(t("result.key_of_disabled", { name }));
    },
  },
  revoke: {
    operands: ["NAME"],
    hasData: true,
    async run(calls, context) {
      const { name, options, report, t } = context;
      const revoked = await calls.revoke({ name });
      if (options.json) printJson(context, { name, revoked });
      report(revoked ? t("result.key_revoked", { name }) : t("result.no_key", { name }));
    },
  },
  list: {
    operands: [],
    hasData: true,
    async run(calls, context) {
      const { t } = context;
      await printList(context, keysOf(calls), {
        json: (key) => key,
        columns: [
          [t("result.headings.name"), ({ name }) => name],
          [t("result.headings.key"), ({ lastFour }) => `…${lastFour}`],
          [t("result.headings.id"), ({ id }) => id],
          [t("result.headings.issued"), ({ issued }) => `${issued.slice(0, 16).replace("T", " ")} UTC`],
        ],
      });
    },
  },
};

/** Yields all keys, with the names of their holders. */
async function* keysOf(calls: StoreCalls) {
  for await (const { name, key } of calls.users()) {
    if (key) yield { name, id: key.id, lastFour: key.lastFour, issued: new Date(key.created).toISOString() };
  }
}

/** Finds a user by the name, in any case. */
async function userNamed(calls: StoreCalls, name: string) {
  const wanted = name.normalize("NFC").toLowerCase();
  for await (const user of calls.users()) {
    if (user.name.normalize("NFC").toLowerCase() === wanted) return user;
  }
  return undefined;
}

/** `ambo key` */
export const key: Command = {
  name: "key",
  usage: usageOf(KEY),
  service: STORE,
  settings: STORE_SETTINGS,
  options: {
    yes: YES,
    json: jsonOption("issue: { name, key }; revoke: { name, revoked }; list: [{ name, id, lastFour, issued }]"),
  },
  examples: ["ambo key issue marija"],
  run: (context) => runSubcommand("key", KEY, context),
};

/** `ambo usage` */
export const usage: Command = {
  name: "usage",
  usage: "[NAME]",
  service: STORE,
  settings: STORE_SETTINGS,
  options: { json: jsonOption("[{ date, requests }]", "damaged_days") },
  examples: ["ambo usage marija"],
  async run(context) {
    const { operands, report, t } = context;
    if (operands.length > 1) throw new Problem("usage.usage_operands", {});
    const days = await withStore(context, { action: (calls) => calls.usage({ name: operands[0] ?? null }) });
    await printList(context, days, {
      json: ({ date, requests, damaged }) => ({ date, requests: damaged ? null : requests }),
      columns: [
        [t("result.headings.day"), ({ date }) => date],
        [
          t("result.headings.requests"),
          ({ requests, damaged }) => (damaged ? t("result.damaged") : requests),
          "number",
        ],
      ],
    });
    if (days.some(({ damaged }) => damaged)) report(t("result.damaged_day"));
    return 0;
  },
};
