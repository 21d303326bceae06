import { isWellFormedKey } from "../../auth/mod.ts";
import { Problem } from "../../base/problem.ts";
import { escapeControls } from "../../base/quoted.ts";
import type { LinkPurpose } from "../accounts/account_change.ts";
import type { UserView } from "../accounts/account_state.ts";
import type { Store } from "../store.ts";
import type { DayTotal } from "../usage/history.ts";

/** A user with today's use. */
export interface UserToday extends UserView {
  /** Requests a day: the user's own limit or the service's. */
  readonly limit: number;
  readonly usedToday: number;
}

/** A new one-time link. */
export interface NewLink {
  readonly token: string;
  /** The address of the pages, such as `http://127.0.0.1:8080`; null where that is not known. */
  readonly publicUrl: string | null;
  readonly purpose: LinkPurpose;
  /** In milliseconds since the Unix epoch. */
  readonly expires: number;
}

/** The translations of a running service. */
export interface ServedFolder {
  /** The path of the folder. */
  readonly folder: string;
  /** The loaded files, a line each, with the marks of their versions. */
  readonly loaded: string;
  readonly defaultTranslation: string;
}

/** The facts of a process that calls ask for besides its store. */
export interface CallSources {
  /** Returns the address of the pages, for one-time links; null where that is not known. */
  readonly publicUrl: () => string | null;
  /** Returns the translations that it serves; absent where it serves none. */
  readonly served?: () => ServedFolder;
}

/** The operations of commands on a store, in whichever process it is open. */
export interface StoreCalls {
  users(): AsyncIterable<UserToday>;
  addUser(user: { name: string; admin: boolean }): Promise<UserView>;
  removeUser(user: { name: string; force?: boolean }): Promise<void>;
  setDisabled(user: { name: string; disabled: boolean; force?: boolean }): Promise<void>;
  setLimit(user: { name: string; limit: number | null }): Promise<void>;
  /** Makes a link that works once `createLink` was called with its token: it can be shown before. */
  prepareLink(user: { name: string }): Promise<NewLink>;
  createLink(user: { name: string; token?: string }): Promise<NewLink>;
  /** Makes a key that works once `issueKey` was called with it: it can be shown before. */
  prepareKey(user: { name: string }): Promise<string>;
  issueKey(user: { name: string; key?: string }): Promise<string>;
  revokeKey(user: { name: string }): Promise<boolean>;
  /** Returns the requests by day: a user's, or without a name those of all users. */
  usage(user: { name: string | null }): Promise<DayTotal[]>;
  /** Returns the translations that the process serves; null where it serves none. */
  served(): Promise<ServedFolder | null>;
  /** Yields the pieces of a backup file, in base64. */
  backup(): AsyncIterable<string>;
}

/** The calls that are answered with items. */
export const STREAMS = ["users", "backup"] as const;
/** The calls that are answered with one result. */
export const SINGLES = [
  "addUser",
  "removeUser",
  "setDisabled",
  "setLimit",
  "prepareLink",
  "createLink",
  "prepareKey",
  "issueKey",
  "revokeKey",
  "usage",
  "served",
] as const;

/** Returns the calls on a store that is open in this process. */
export function localCalls(store: Store, { publicUrl, served }: CallSources): StoreCalls {
  const { accounts, signIn } = store;
  return {
    async *users() {
      await store.refresh();
      for (const user of accounts.users()) {
        const account = store.accountOfUser(user.name)!;
        yield { ...user, limit: account.limit, usedToday: store.used(account) };
      }
    },
    addUser: ({ name, admin }) => accounts.addUser(name, { admin }),
    removeUser: ({ name, force }) => accounts.removeUser(name, { force }),
    setDisabled: ({ name, disabled, force }) => accounts.setDisabled(name, disabled, { force }),
    setLimit: ({ name, limit }) => accounts.setLimit(name, limit),
    async prepareLink({ name }) {
      const { token, purpose, expires } = signIn.prepareLink(name);
      return { token, publicUrl: publicUrl(), purpose, expires };
    },
    async createLink({ name, token: prepared }) {
      const token = await signIn.createLink(name, prepared);
      const link = signIn.link(token);
      if (!link) throw new Problem("store.link_ended", { name });
      const { purpose, expires } = link;
      return { token, publicUrl: publicUrl(), purpose, expires };
    },
    prepareKey: async ({ name }) => accounts.prepareKey(name),
    issueKey: ({ name, key }) => accounts.issueKey(name, key),
    revokeKey: ({ name }) => accounts.revokeKey(name),
    usage: ({ name }) => (name === null ? store.usage() : store.usageOf(name)),
    served: async () => served?.() ?? null,
    async *backup() {
      for await (const piece of store.backup()) yield Buffer.from(piece).toString("base64");
    },
  };
}

/** Returns true if an answer has the form that its call promises. */
type Check = (answer: unknown) => boolean;

/** The token of a one-time link. */
const TOKEN = /^[0-9A-Za-z]{16,64}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
/** An address as it is printed before a link. */
const PUBLIC_URL = /^https?:\/\/\S{1,500}$/u;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => typeof value === "number";
const isFlag: Check = (value) => typeof value === "boolean";
const isNothing: Check = (value) => value === null;
const matches = (pattern: RegExp): Check => {
  return (value) => typeof value === "string" && pattern.test(value);
};
const either = (one: Check, other: Check): Check => {
  return (value) => one(value) || other(value);
};
const list = (item: Check): Check => {
  return (value) => Array.isArray(value) && value.every(item);
};
const fields = (checks: Readonly<Record<string, Check>>): Check => {
  return (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(checks).every(([name, check]) => check((value as never)[name]));
};

const isKey: Check = (value) => typeof value === "string" && isWellFormedKey(value);
const isUser = fields({ name: isText, admin: isFlag });
const isLink = fields({
  token: matches(TOKEN),
  publicUrl: either(isNothing, (url) => matches(PUBLIC_URL)(url) && escapeControls(url as string) === url),
  purpose: matches(/^(welcome|reset)$/),
  expires: isNumber,
});

/**
 * The form of the result of each call: a process that was taken over must not write to the terminal of a command.
 */
const RESULTS: Readonly<Record<string, Check>> = {
  addUser: isUser,
  removeUser: isNothing,
  setDisabled: isNothing,
  setLimit: isNothing,
  prepareLink: isLink,
  createLink: isLink,
  prepareKey: isKey,
  issueKey: isKey,
  revokeKey: isFlag,
  usage: list(fields({ date: matches(DATE), requests: isNumber })),
  served: either(isNothing, fields({ folder: isText, loaded: isText, defaultTranslation: isText })),
};

const ITEMS: Readonly<Record<string, Check>> = {
  users: fields({
    name: isText,
    admin: isFlag,
    disabled: isFlag,
    hasPassword: isFlag,
    limit: isNumber,
    usedToday: isNumber,
    key: either(
      (value) => value === undefined || value === null,
      fields({
        id: matches(/^[0-9A-Za-z]{1,64}$/),
        lastFour: matches(/^[0-9A-Za-z]{4}$/),
        created: isNumber,
      }),
    ),
  }),
  backup: matches(BASE64),
};

/** Returns the result of a call. @throws {Problem<"store">} `other_version` if it has another form. */
export function checkedResult(call: string, result: unknown): unknown {
  return checked(RESULTS[call], result);
}

/** Returns an item of a call that answers with several. @throws {Problem<"store">} `other_version` */
export function checkedItem(call: string, item: unknown): unknown {
  return checked(ITEMS[call], item);
}

function checked(check: Check | undefined, answer: unknown): unknown {
  if (!check?.(answer)) throw new Problem("store.other_version", {});
  return answer;
}
