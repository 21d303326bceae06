import { Problem } from "../../base/problem.ts";
import { quoted } from "../../base/quoted.ts";
import type { RecordFields, RecordWriter } from "../wal/mod.ts";

/** The purpose of a one-time link: the first password, or another one. */
export type LinkPurpose = "welcome" | "reset";

/** A new user. */
export interface UserChange {
  readonly kind: "user";
  readonly account: number;
  readonly admin: boolean;
  readonly created: number;
  readonly name: string;
}

/**
 * A change to the accounts, a line of `accounts.log`.
 *
 * Times are Unix time in seconds, hashes the SHA-256 of the secret (on the line in hexadecimal digits).
 */
export type AccountChange =
  /** `user 7 member 1795251503 Ana Novak`: a new user, `member` or `admin`; the name is the rest of the line. */
  | UserChange
  /** `given 9`: account numbers up to 9 were given once, so that none of them is given again. */
  | { kind: "given"; account: number }
  /** `site 0 5f0c…`: the id of the installation, a UUID; it belongs to no account. */
  | { kind: "site"; account: 0; id: string }
  /** `default-translation 0 KJV`: the default translation that an administrator chose; without a code none is chosen. */
  | { kind: "default-translation"; account: 0; code: string | undefined }
  /** `setting 0 face {"name":"Župnija"}`: a setting that an administrator stored; without a value it is taken back. */
  | { kind: "setting"; account: 0; name: string; value: string | undefined }
  /** `remove 7`: the user is gone, with key, password, links and sessions. */
  | { kind: "remove"; account: number }
  /** `role 7 admin` */
  | { kind: "role"; account: number; admin: boolean }
  /** `disable 7`: key and sign-in are refused until `enable 7`. */
  | { kind: "disable" | "enable"; account: number }
  /** `limit 7 500`, or `limit 7 default` */
  | { kind: "limit"; account: number; limit: number | undefined }
  /** `key 7 1795251503 x4Zq 9f86…0a08`: a key in place of the one before, with its last four characters and hash. */
  | { kind: "key"; account: number; created: number; lastFour: string; hash: Uint8Array }
  /** `revoke 7`: the user has no key any more. */
  | { kind: "revoke"; account: number }
  /** `password 7 scrypt:15:8:4:SALT:HASH`: binary logarithm of N, r, p, then salt and hash in base64url. */
  | { kind: "password"; account: number; hash: string }
  /** `link 7 1795510703 welcome 9f86…0a08`: a one-time link, when it expires, and what it is for. */
  | { kind: "link"; account: number; expires: number; purpose: LinkPurpose; hash: string }
  /** `unlink 7`: no link of the user works any more. */
  | { kind: "unlink"; account: number }
  /** `session 7 1797843503 9f86…0a08`: a sign-in, and when it expires. */
  | { kind: "session"; account: number; expires: number; hash: string }
  /** `leave 7 9f86…0a08`: one session of the user ends. */
  | { kind: "leave"; account: number; hash: string }
  /** `leave-all 7`: all of them end. */
  | { kind: "leave-all"; account: number };

/** The format of a log that older programs can read too. */
export const FIRST_FORMAT = 1;
/** The format of a log with the id of the installation or a default translation. */
export const SECOND_FORMAT = 2;
/** The format of a log with settings. */
export const THIRD_FORMAT = 3;

/** Returns the lowest format of a log that can hold a change. */
export function formatOf({ kind }: AccountChange): number {
  if (kind === "setting") return THIRD_FORMAT;
  return kind === "site" || kind === "default-translation" ? SECOND_FORMAT : FIRST_FORMAT;
}

/** The letters of a translation's code. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const SETTING_NAME = /^[a-z][a-z-]{0,31}$/;
/** One line of text; the longest that is stored is a picture in base64. */
const SETTING_VALUE = /^[^\p{Cc}\p{Cs}]{1,200000}$/u;
/** The settings that a log may hold. */
export const MAX_SETTINGS = 32;

/** How a field is written on the line, and how it is read and checked. */
interface Form<T = never> {
  write(writer: RecordWriter, value: T): void;
  read(fields: RecordFields): unknown;
}

const number: Form<number> = { write: (writer, value) => writer.number(value), read: (fields) => fields.number() };
const rest: Form<string> = { write: (writer, text) => writer.word(text), read: (fields) => fields.rest() };
const limit: Form<number | undefined> = {
  write: (writer, value) => (value === undefined ? writer.word("default") : writer.number(value)),
  read: (fields) => limitOf(fields.word()),
};
const digest: Form<Uint8Array> = {
  write: (writer, hash) => writer.hexadecimal(hash),
  read: (fields) => fields.hexadecimal(32),
};
const word = (check = (word: string) => word): Form<string> => {
  return { write: (writer, text) => writer.word(text), read: (fields) => check(fields.word()) };
};
const matching = (form: RegExp, fault: (word: string) => Problem<"store">): Form<string> =>
  word((word) => {
    if (!form.test(word)) throw fault(word);
    return word;
  });
const sha256 = matching(/^[0-9a-f]{64}$/, () => new Problem("store.digits_expected", { count: 64 }));
const uuid = matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, () => new Problem("store.uuid_expected", {}));
const lastFour = matching(/^.{4}$/s, () => new Problem("store.four_characters_expected", {}));
const roleWord = matching(/^(admin|member)$/, (role) => new Problem("store.unknown_role", { role }));
const role: Form<boolean> = {
  write: (writer, admin) => writer.word(admin ? "admin" : "member"),
  read: (fields) => roleWord.read(fields) === "admin",
};
const purpose = matching(/^(welcome|reset)$/, (word) => new Problem("store.unknown_purpose", { purpose: word }));
/** A field that may be absent; the last of its line. */
const optional = ({ write, read }: Form<string>): Form<string | undefined> => ({
  write: (writer, text) => text !== undefined && write(writer, text),
  read: (fields) => (fields.atEnd ? undefined : read(fields)),
});

/** The fields of each kind of change after the account, in their order on the line. */
const FIELDS: { readonly [Kind in AccountChange["kind"]]: Readonly<Record<string, Form>> } = {
  user: { admin: role, created: number, name: rest },
  given: {},
  site: { id: uuid },
  "default-translation": { code: optional(word(translationCode)) },
  setting: { name: word(), value: optional(rest) },
  remove: {},
  role: { admin: role },
  disable: {},
  enable: {},
  limit: { limit },
  key: { created: number, lastFour, hash: digest },
  revoke: {},
  password: { hash: word() },
  link: { expires: number, purpose, hash: sha256 },
  unlink: {},
  session: { expires: number, hash: sha256 },
  leave: { hash: sha256 },
  "leave-all": {},
};

/** The kinds of changes that belong to no account. */
const OF_NO_ACCOUNT = ["site", "default-translation", "setting"];

/** Returns true for a change of a user. */
export function isOfUser({ kind }: AccountChange): boolean {
  return kind !== "given" && !OF_NO_ACCOUNT.includes(kind);
}

/** Encodes a change as a record. */
export function encodeChange(writer: RecordWriter, change: AccountChange): void {
  writer.begin(change.kind).number(change.account);
  const fields = FIELDS[change.kind];
  for (const name in fields) fields[name]!.write(writer, change[name as never]);
  writer.end();
}

/** Decodes the change of a record whose kind was decoded already. @throws {Error} If the fields do not fit the kind. */
export function decodeChange(kind: string, fields: RecordFields): AccountChange {
  const account = fields.number();
  if (!Object.hasOwn(FIELDS, kind)) throw new Problem("store.unknown_record", { kind });
  if (OF_NO_ACCOUNT.includes(kind) && account !== 0) throw new Problem("store.belongs_to_no_account", { kind });
  const forms = FIELDS[kind as AccountChange["kind"]];
  const values: Record<string, unknown> = { kind, account };
  for (const name in forms) values[name] = forms[name]!.read(fields);
  if (!fields.atEnd) throw new Problem("store.field_surplus", {});
  const change = values as unknown as AccountChange;
  return change.kind === "setting" ? settingChange(change.name, change.value) : change;
}

/** Checks the code of a translation. @throws {Error} If it can be none. */
export function translationCode(code: string): string {
  if (!CODE.test(code)) throw new Problem("store.translation_code", { text: code });
  return code;
}

/** Makes the change of a setting. @throws {Problem<"store">} `invalid_setting` if its name or value can be none. */
export function settingChange(name: string, value: string | undefined): AccountChange {
  if (!SETTING_NAME.test(name) || (value !== undefined && !SETTING_VALUE.test(value))) {
    throw new Problem("store.invalid_setting", { name: quoted(name) });
  }
  return { kind: "setting", account: 0, name, value };
}

function limitOf(word: string): number | undefined {
  if (word === "default") return undefined;
  if (!/^[0-9]{1,9}$/.test(word)) throw new Problem("store.number_expected", {});
  return Number(word);
}
