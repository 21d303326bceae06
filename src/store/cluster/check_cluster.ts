import { restoreStore } from "../backup/mod.ts";
import { decodeBatch } from "../log/batch.ts";
import { checkStore, type FileReport } from "../repair/mod.ts";
import { MemoryFolder, StoreDamaged, StoreRefused } from "../wal/mod.ts";
import { pages, run } from "./engine_client.ts";
import type { Layout } from "./layout.ts";
import { FOLDER } from "./new_store.ts";
import { decodeSnapshot, readPieces } from "./snapshot.ts";
import { decodeBase64, type Engine, kvsOf, range, revisionOf } from "./transaction.ts";

const BATCHES_AT_ONCE = 500;

/**
 * Reads all that a store in an engine consists of, and changes nothing: the snapshot, the files in it, and the batches of
 * each process that are put on record since.
 *
 * @throws {EngineError} If the engine does not answer.
 */
export async function* checkCluster(engine: Engine, layout: Layout): AsyncGenerator<FileReport, undefined> {
  const read = await run(engine, { success: [range(layout.snapshot)] });
  const [kv] = kvsOf(read, 0);
  const revision = revisionOf(read);
  const files = new MemoryFolder();
  if (kv !== undefined) {
    const found = await report(layout.snapshot, async (count) => {
      const snapshot = decodeSnapshot(kv);
      const backup = "/backup";
      files.put(backup, await readPieces({ engine, layout }, { snapshot, revision }));
      count(snapshot.pieces);
      await restoreStore(FOLDER, { backup, files, from: files });
    });
    yield found;
    const inside = found.state === "sound" ? checkStore(FOLDER, files) : [];
    for await (const file of inside) yield { ...file, name: `${layout.snapshot}/${file.name}` };
  }
  yield await report(layout.batches(), async (count) => {
    const damaged: unknown[] = [];
    for await (const kvs of pages(engine, layout.batches(), { limit: BATCHES_AT_ONCE, revision })) {
      for (const { key, value } of kvs) {
        try {
          decodeBatch(decodeBase64(value), decodeBase64(key).toString());
          count(1);
        } catch (error) {
          damaged.push(error);
        }
      }
    }
    if (damaged.length > 0) throw damaged[0];
  });
}

async function report(name: string, read: (count: (records: number) => void) => Promise<void>): Promise<FileReport> {
  let records = 0;
  try {
    await read((more) => {
      records += more;
    });
    return { name, state: "sound", records };
  } catch (error) {
    if (!(error instanceof StoreDamaged || error instanceof StoreRefused)) throw error;
    const offset = error instanceof StoreDamaged ? error.offset : 0;
    return { name, state: "damaged", records, offset, reason: error };
  }
}
