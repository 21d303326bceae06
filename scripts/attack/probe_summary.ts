/** The requests of the other client in a while. Times in milliseconds. */
export interface ProbeTimes {
  readonly times: readonly number[];
  /** Requests without an answer, or with another status than 200. */
  readonly failures: number;
  /** Answers that say that the connection ends. */
  readonly closes: number;
}

/** The same, in short. */
export interface ProbeSummary {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  readonly failures: number;
  readonly closes: number;
}

/** Takes what was seen in several whiles together. */
export function summary(parts: readonly ProbeTimes[]): ProbeSummary {
  const sorted = parts.flatMap(({ times }) => times).sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  const total = (of: (part: ProbeTimes) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  return {
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
    failures: total(({ failures }) => failures),
    closes: total(({ closes }) => closes),
  };
}
