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

/** Encodes a change as a record. */
export function encodeChange(writer: RecordWriter, change: AccountChange): void {
  writer.begin(change.kind).number(change.account);
  switch (change.kind) {
    case "user":
      writer
        .word(change.admin ? "admin" : "member")
        .number(change.created)
        .word(change.name);
      break;
    case "role":
      writer.word(change.admin ? "admin" : "member");
      break;
    case "limit":
      if (change.limit === undefined) writer.word("default");
      else writer.number(change.limit);
      break;
    case "key":
      writer.number(change.created).word(change.lastFour).hexadecimal(change.hash);
      break;
    case "site":
      writer.word(change.id);
      break;
    case "default-translation":
      if (change.code !== undefined) writer.word(change.code);
      break;
    case "setting":
      writer.word(change.name);
      if (change.value !== undefined) writer.word(change.value);
      break;
    case "password":
    case "leave":
      writer.word(change.hash);
      break;
    case "link":
      writer.number(change.expires).word(change.purpose).word(change.hash);
      break;
    case "session":
      writer.number(change.expires).word(change.hash);
      break;
  }
  writer.end();
}

/** Decodes the change of a record whose kind was decoded already. @throws {Error} If the fields do not fit the kind. */
export function decodeChange(kind: string, fields: RecordFields): AccountChange {
  const account = fields.number();
  const change = decodeFields(kind, { account, fields });
  if (!fields.atEnd) throw new Problem("store.field_surplus", {});
  return change;
}

function decodeFields(kind: string, from: { account: number; fields: RecordFields }): AccountChange {
  const { account, fields } = from;
  switch (kind) {
    case "user": {
      const admin = isAdmin(fields.word());
      return { kind, account, admin, created: fields.number(), name: fields.rest() };
    }
    case "role":
      return { kind, account, admin: isAdmin(fields.word()) };
    case "limit": {
      const limit = fields.word();
      return { kind, account, limit: limit === "default" ? undefined : wholeNumber(limit) };
    }
    case "key": {
      const created = fields.number();
      return {
        kind,
        account,
        created,
        lastFour: lastFour(fields.word()),
        hash: fields.hexadecimal(32),
      };
    }
    case "site":
      if (account !== 0) throw new Problem("store.belongs_to_no_account", { kind });
      return { kind, account, id: uuid(fields.word()) };
    case "default-translation":
      if (account !== 0) throw new Problem("store.belongs_to_no_account", { kind });
      return { kind, account: 0, code: fields.atEnd ? undefined : translationCode(fields.word()) };
    case "setting": {
      if (account !== 0) throw new Problem("store.belongs_to_no_account", { kind });
      const name = fields.word();
      return settingChange(name, fields.atEnd ? undefined : fields.rest());
    }
    case "password":
      return { kind, account, hash: fields.word() };
    case "leave":
      return { kind, account, hash: sha256(fields.word()) };
    case "link": {
      const expires = fields.number();
      return {
        kind,
        account,
        expires,
        purpose: linkPurpose(fields.word()),
        hash: sha256(fields.word()),
      };
    }
    case "session": {
      const expires = fields.number();
      return { kind, account, expires, hash: sha256(fields.word()) };
    }
    case "given":
    case "remove":
    case "disable":
    case "enable":
    case "revoke":
    case "unlink":
    case "leave-all":
      return { kind, account };
    default:
      throw new Problem("store.unknown_record", { kind });
  }
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

function isAdmin(role: string): boolean {
  if (role !== "admin" && role !== "member") throw new Problem("store.unknown_role", { role });
  return role === "admin";
}

function linkPurpose(word: string): LinkPurpose {
  if (word !== "welcome" && word !== "reset") throw new Problem("store.unknown_purpose", { purpose: word });
  return word;
}

function lastFour(word: string): string {
  if (word.length !== 4) throw new Problem("store.four_characters_expected", {});
  return word;
}

function wholeNumber(word: string): number {
  if (!/^[0-9]{1,9}$/.test(word)) throw new Problem("store.number_expected", {});
  return Number(word);
}

function uuid(word: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(word)) {
    throw new Problem("store.uuid_expected", {});
  }
  return word;
}

function sha256(word: string): string {
  if (!/^[0-9a-f]{64}$/.test(word)) throw new Problem("store.digits_expected", { count: 64 });
  return word;
}
