/** Why what was asked for is not done. */
export interface Refusal {
  /** Of the answer. */
  readonly status: number;
  /** In the language of the visit. */
  readonly reason: string;
}
