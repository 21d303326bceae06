/** A state as text, to compare those of machines. */
import type { SharedState } from "../../../src/store/etcd/shared_state.ts";

/** Describes all of a state: two that came to the same are the same text. */
export async function described(state: SharedState): Promise<string> {
  const { accounts, usage, head } = state;
  const { counts } = usage.counter.committed();
  const lines = [
    `${head.accountsRevision} ${head.day.date} ${head.day.clockBehindSince}`,
    ...[...head.processes].map(([id, { number, revision }]) => `${id} ${number} ${revision}`).sort(),
    ...[...accounts.changes(0)].map((change) => JSON.stringify(change)),
    ...counts.flatMap((count, account) => (count === 0 ? [] : [`${account}: ${count}`])),
    ...(await usage.history.total()).map(({ date, requests }) => `${date}: ${requests}`),
  ];
  return lines.join("\n");
}
