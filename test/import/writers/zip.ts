import { crc32, deflateRawSync } from "node:zlib";

/** What a test may set otherwise than it is, to make a hostile archive. */
export interface ZipOptions {
  /** The size in the directory, by name. */
  readonly claimedSize?: Readonly<Record<string, number>>;
  /** Stored instead of deflated. */
  readonly stored?: boolean;
  /** General purpose bits of every entry. */
  readonly flags?: number;
  readonly comment?: string;
  /** Seconds since 1970, from 1980 on: the time of every entry. */
  readonly time?: number;
}

/** Writes a zip archive, names and contents as they are given. */
export function writeZip(
  contents: Iterable<readonly [name: string, content: string | Buffer]>,
  options: ZipOptions = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of contents) {
    const bytes = Buffer.from(content as string);
    const data = options.stored ? bytes : deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(options.flags ?? 0, 2);
    fields.writeUInt16LE(options.stored ? 0 : 8, 4);
    fields.writeUInt32LE(options.time === undefined ? 0 : dosTime(options.time), 6);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(options.claimedSize?.[name] ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([signature(0x04034b50), fields, Buffer.from(name), data]);
    const central = Buffer.alloc(14);
    // A regular file that everybody may read.
    central.writeUInt32LE((0o100644 << 16) >>> 0, 6);
    central.writeUInt32LE(offset, 10);
    directory.push(signature(0x02014b50), Buffer.from([20, 3]), fields, central, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const comment = Buffer.from(options.comment ?? "");
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length / 5, 4);
  end.writeUInt16LE(directory.length / 5, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...parts, central, signature(0x06054b50), end, comment]);
}

/** A time as MS-DOS has it, in UTC: two seconds are its smallest part. */
function dosTime(seconds: number): number {
  const time = new Date(seconds * 1000);
  const date = ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return ((date << 16) | clock) >>> 0;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
