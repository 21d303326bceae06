import { performance } from "node:perf_hooks";
import { Progress } from "../base/progress.ts";
import type { CommandContext } from "./command.ts";

/** Takes the share of the work that is done, from 0 to 1. */
export type OnShare = (share: number) => void;

/** Does long work under a progress bar, which is drawn on a terminal that knows how, and taken back at the end. */
export async function withProgress<T>(
  { draw, environment, terminalWidth }: CommandContext,
  label: string,
  work: (onShare: OnShare) => Promise<T> | T,
): Promise<T> {
  const width = environment.TERM === "dumb" ? 0 : terminalWidth;
  if (width === 0) return await work(() => {});
  const progress = new Progress({ label, width, now: () => performance.now() });
  try {
    return await work((share) => draw(progress.update(share)));
  } finally {
    draw(progress.end());
  }
}
