import { isWellFormedKey } from "../../auth/mod.ts";
import { escapeControls } from "../../base/escape_controls.ts";
import { StoreError } from "../wal/mod.ts";

/** Tells if an answer has the form that its call promises. */
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

/** Returns the result of a call. @throws {StoreError} `other_version` if it has another form. */
export function checkedResult(call: string, result: unknown): unknown {
  return checked(RESULTS[call], result);
}

/** Returns an item of a call that answers with several. @throws {StoreError} `other_version` */
export function checkedItem(call: string, item: unknown): unknown {
  return checked(ITEMS[call], item);
}

function checked(check: Check | undefined, answer: unknown): unknown {
  if (!check?.(answer)) throw new StoreError("other_version", {});
  return answer;
}
