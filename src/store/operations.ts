import { isWellFormedKey } from "../auth/mod.ts";
import { Problem } from "../base/problem.ts";
import { escapeControls } from "../base/quoted.ts";
import type { LinkPurpose, UserView } from "./accounts/mod.ts";
import type { Store } from "./store.ts";

/** A user with today's use. */
export interface UserToday extends UserView {
  /** Requests a day: the user's own limit or the service's. */
  readonly limit: number;
  readonly usedToday: number;
}

/** A one-time link. */
export interface NewLink {
  readonly token: string;
  /** The address of the pages, such as `http://127.0.0.1:8080`; null where that is not known. */
  readonly publicUrl: string | null;
  readonly purpose: LinkPurpose;
  /** In milliseconds since the Unix epoch. */
  readonly expires: number;
}

/** The translations of a running service, and its settings. */
export interface ServedFolder {
  /** The path of the folder. */
  readonly folder: string;
  /** The loaded files, a line each, with the marks of their versions. */
  readonly loaded: string;
  readonly defaultTranslation: string;
  /** The settings that the process was given, secrets left out; absent from one of an older version. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The process in which a store is open, and the caller of an operation. */
export interface OperationContext {
  /**
   * Returns the address of the pages, for one-time links; null where that is not known.
   *
   * @param stored The one that an administrator chose on the pages, which flags, variables and files win over.
   */
  readonly publicUrl: (stored: string | undefined) => string | null;
  /** Returns the translations that the process serves; absent where it serves none. */
  readonly served?: () => ServedFolder;
  /** Puts in force what was stored. */
  readonly follow?: () => void;
  /** The account of the administrator who calls; undefined for the operator of the machine, who may do everything. */
  readonly by?: number | undefined;
}

/**
 * The right that an operation needs: `others` is an administrator's on any account but the own, so that the last
 * administrator stays, and a stolen session cannot set a new password.
 */
type Right = "operator" | "administrator" | "others";

/** Returns true if a value has a form. */
type Check<T = unknown> = (value: unknown) => value is T;
type Checks = Readonly<Record<string, Check>>;

type Checked<C> = C extends Check<infer T> ? T : never;
type OptionalName<C extends Checks> = { [N in keyof C]: undefined extends Checked<C[N]> ? N : never }[keyof C];
/** The values that checks let through. */
type Values<C extends Checks> = { readonly [N in Exclude<keyof C, OptionalName<C>>]: Checked<C[N]> } & {
  readonly [N in OptionalName<C>]?: Checked<C[N]>;
};

/** An operation: the values that it takes and gives, by their checks, the right that it needs, and what it does. */
interface Operation<Takes extends Checks, Result> {
  readonly takes: Takes;
  /** Checks the result, or each item of a stream: what another process answers may be written to a terminal. */
  readonly gives: Check;
  readonly right: Right;
  /** True where it yields items, and not one result. */
  readonly isStream?: true;
  run(store: Store, values: Values<Takes>, context: OperationContext): Result;
}

const operation = <Takes extends Checks, Result>(row: Operation<Takes, Result>) => row;

const isText: Check<string> = (value) => typeof value === "string";
const isNumber: Check<number> = (value) => typeof value === "number";
const isFlag: Check<boolean> = (value) => typeof value === "boolean";
const isNull: Check<null> = (value) => value === null;
const isAbsent: Check<undefined> = (value) => value === undefined;
const isKey: Check<string> = (value): value is string => isText(value) && isWellFormedKey(value);
const matches = (pattern: RegExp): Check<string> => {
  return (value): value is string => isText(value) && pattern.test(value);
};
const either = <A, B>(one: Check<A>, other: Check<B>): Check<A | B> => {
  return (value): value is A | B => one(value) || other(value);
};
const list = (item: Check): Check => {
  return (value): value is unknown => Array.isArray(value) && value.every(item);
};
const fields = (checks: Checks): Check => {
  return (value): value is unknown =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(checks).every(([name, is]) => is(value[name as never]));
};

const isTexts: Check = (value): value is unknown =>
  typeof value === "object" && value !== null && Object.values(value).every(isText);

const optionalFlag = either(isFlag, isAbsent);
const optionalText = either(isText, isAbsent);
const numberOrNull = either(isNumber, isNull);
const textOrNull = either(isText, isNull);
/** An address as it is printed before a link. */
const isPublicUrl: Check = (value): value is string =>
  matches(/^https?:\/\/\S{1,500}$/u)(value) && escapeControls(value) === value;
const isLink = fields({
  token: matches(/^[0-9A-Za-z]{16,64}$/),
  publicUrl: either(isNull, isPublicUrl),
  purpose: matches(/^(welcome|reset)$/),
  expires: isNumber,
});
const isShownKey = fields({
  id: matches(/^[0-9A-Za-z]{1,64}$/),
  lastFour: matches(/^[0-9A-Za-z]{4}$/),
  created: isNumber,
});

type Caller = Pick<OperationContext, "by">;

/** A change of another user's account that takes the name alone. */
const changeOfUser = (run: (store: Store, name: string, caller: Caller) => Promise<void>) =>
  operation({
    takes: { name: isText },
    gives: isNull,
    right: "others",
    run: (store, { name }, { by }) => run(store, name, { by }),
  });

/** A change that may leave the store without an administrator, where that is meant. */
const removalOfUser = (run: (store: Store, name: string, removal: Caller & { force?: boolean }) => Promise<void>) =>
  operation({
    takes: { name: isText, force: optionalFlag },
    gives: isNull,
    right: "others",
    run: (store, { name, force = false }, { by }) => run(store, name, { by, force }),
  });

/** The operations on a store of the command line, the control socket and the administration pages. */
export const OPERATIONS = {
  /** Yields all users. */
  users: operation({
    takes: {},
    gives: fields({
      ...{ name: isText, admin: isFlag, disabled: isFlag, hasPassword: isFlag, limit: isNumber, usedToday: isNumber },
      key: either(either(isAbsent, isNull), isShownKey),
    }),
    right: "administrator",
    isStream: true,
    async *run(store): AsyncGenerator<UserToday, undefined> {
      await store.refresh();
      for (const user of store.accounts.users()) {
        const account = store.accountOfUser(user.name)!;
        yield { ...user, limit: account.limit, usedToday: store.used(account) };
      }
    },
  }),
  add: operation({
    takes: { name: isText, admin: isFlag },
    gives: fields({ name: isText, admin: isFlag }),
    right: "administrator",
    run: ({ accounts }, { name, admin }) => accounts.addUser(name, { admin }),
  }),
  remove: removalOfUser(({ accounts }, name, removal) => accounts.removeUser(name, removal)),
  disable: removalOfUser(({ accounts }, name, removal) => accounts.setDisabled(name, true, removal)),
  enable: changeOfUser(({ accounts }, name, by) => accounts.setDisabled(name, false, by)),
  /** Makes a user an administrator. */
  admin: changeOfUser(({ accounts }, name, by) => accounts.setAdmin(name, true, by)),
  /** Makes an administrator a member again. */
  member: changeOfUser(({ accounts }, name, by) => accounts.setAdmin(name, false, by)),
  limit: operation({
    takes: { name: isText, limit: numberOrNull },
    gives: isNull,
    right: "administrator",
    run: ({ accounts }, { name, limit }, { by }) => accounts.setLimit(name, limit, { by }),
  }),
  /** Makes a link that works once `link` was called with its token: it can be shown before. */
  prepareLink: operation({
    takes: { name: isText },
    gives: isLink,
    right: "others",
    run: async ({ signIn, settings }, { name }, { publicUrl }): Promise<NewLink> => {
      const { token, purpose, expires } = signIn.prepareLink(name);
      return { token, publicUrl: publicUrl(settings.get("public-url")), purpose, expires };
    },
  }),
  link: operation({
    takes: { name: isText, token: optionalText },
    gives: isLink,
    right: "others",
    run: async ({ signIn, settings }, { name, token: prepared }, { publicUrl }): Promise<NewLink> => {
      const token = await signIn.createLink(name, prepared);
      const link = signIn.link(token);
      if (!link) throw new Problem("store.link_ended", { name });
      const { purpose, expires } = link;
      return { token, publicUrl: publicUrl(settings.get("public-url")), purpose, expires };
    },
  }),
  /** Ends all sign-ins of a user. */
  sessions: changeOfUser(({ accounts }, name, by) => accounts.endSessions(name, by)),
  /** Makes a key that works once `issue` was called with it: it can be shown before. */
  prepareKey: operation({
    takes: { name: isText },
    gives: isKey,
    right: "operator",
    run: async ({ accounts }, { name }) => accounts.prepareKey(name),
  }),
  issue: operation({
    takes: { name: isText, key: optionalText },
    gives: isKey,
    right: "operator",
    run: ({ accounts }, { name, key }) => accounts.issueKey(name, key),
  }),
  /** Ends a user's key; false where there was none. */
  revoke: operation({
    takes: { name: isText },
    gives: isFlag,
    right: "administrator",
    run: ({ accounts }, { name }, { by }) => accounts.revokeKey(name, { by }),
  }),
  /** Returns the requests by day: a user's, or without a name those of all users. */
  usage: operation({
    takes: { name: textOrNull },
    gives: list(fields({ date: matches(/^\d{4}-\d\d-\d\d$/), requests: isNumber })),
    right: "administrator",
    run: (store, { name }) => (name === null ? store.usage() : store.usageOf(name)),
  }),
  /** Stores what an administrator may choose on the pages, which is in force at once where a process serves. */
  choose: operation({
    takes: { defaultTranslation: optionalText, reader: optionalText },
    gives: isNull,
    right: "operator",
    run: async (store, { defaultTranslation, reader }, { follow }) => {
      if (defaultTranslation !== undefined) await store.setDefaultTranslation(defaultTranslation);
      if (reader !== undefined) await store.setSetting("reader", reader);
      follow?.();
    },
  }),
  /** Returns the translations that the process serves; null where it serves none. */
  served: operation({
    takes: {},
    gives: either(
      isNull,
      fields({ folder: isText, loaded: isText, defaultTranslation: isText, settings: either(isTexts, isAbsent) }),
    ),
    right: "operator",
    run: async (_store, _values, { served }) => served?.() ?? null,
  }),
  /** Yields the pieces of a backup file, in base64. */
  backup: operation({
    takes: {},
    gives: matches(/^[A-Za-z0-9+/]*={0,2}$/),
    right: "operator",
    isStream: true,
    async *run(store): AsyncGenerator<string, undefined> {
      for await (const piece of store.backup()) yield Buffer.from(piece).toString("base64");
    },
  }),
} as const;

export type OperationName = keyof typeof OPERATIONS;

/** The operations on a store, in whichever process it is open. */
export type StoreCalls = {
  readonly [N in OperationName]: (typeof OPERATIONS)[N] extends Operation<infer Takes, infer Result>
    ? (...values: keyof Takes extends never ? [] : [values: Values<Takes>]) => Result
    : never;
};

/** Makes the operations of what runs one of them. */
export function callsBy(run: (name: OperationName, values: object) => unknown): StoreCalls {
  const calls = Object.keys(OPERATIONS).map((name) => [name, (values = {}) => run(name as OperationName, values)]);
  return Object.fromEntries(calls) as StoreCalls;
}

/**
 * Returns the operations on a store that is open in this process.
 *
 * @throws {Problem} Each of them: `store.other_version` if the values have another form; `accounts.not_administrator` if
 *   the caller lacks the right.
 */
export function localCalls(store: Store, context: OperationContext): StoreCalls {
  return callsBy((name, values) => {
    const { takes, right, run }: Operation<Checks, unknown> = OPERATIONS[name];
    if (!fields(takes)(values)) throw new Problem("store.other_version", {});
    const { name: user = "" } = values as { name?: string };
    const isOwn = context.by !== undefined && store.accounts.user(user)?.account === context.by;
    if (context.by !== undefined && (right === "operator" || (right === "others" && isOwn))) {
      throw new Problem("accounts.not_administrator", { name: user });
    }
    return run(store, values, context);
  });
}

/** Returns the result, or an item, that another process gave. @throws {Problem<"store">} `other_version` if it has another form. */
export function checkedResult(name: OperationName, result: unknown): unknown {
  if (!OPERATIONS[name].gives(result)) throw new Problem("store.other_version", {});
  return result;
}
