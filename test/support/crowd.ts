import { hash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newKey } from "../../src/auth/api_key.ts";
import { RecordWriter, realFiles } from "../../src/store/wal/mod.ts";

/**
 * Writes the accounts of a new store: users called `user.1`, `user.2` and so on, each with a key.
 *
 * @param folder The folder of the store.
 * @param users How many.
 * @returns The key of each thousandth user; the others have one that no one knows.
 */
export function writeCrowd(folder: string, users: number): string[] {
  realFiles.makeFolder(folder);
  const records = new RecordWriter();
  const keys: string[] = [];
  const pieces: Buffer[] = [];
  records.begin("ambo").word("accounts").number(1).end();
  for (let slot = 1; slot <= users; slot++) {
    const key = slot % 1000 === 0 ? newKey() : undefined;
    if (key !== undefined) keys.push(key);
    const digest = key === undefined ? randomBytes(32) : hash("sha256", key, "buffer");
    const made = 1_795_251_503;
    records.begin("user").number(slot).word("member").number(made).word(`user.${slot}`).end();
    records.begin("key").number(slot).number(made).word("x4Zq").hexadecimal(digest).end();
    if (records.length < 1 << 20) continue;
    pieces.push(Buffer.from(records.bytes));
    records.reset(records.chain);
  }
  pieces.push(Buffer.from(records.bytes));
  writeFileSync(join(folder, "accounts.log"), Buffer.concat(pieces), { mode: 0o600 });
  return keys;
}
