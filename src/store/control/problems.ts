declare module "../wal/problems.ts" {
  interface StoreProblems extends ControlProblems {}
}

/** The problems of folders that other processes work on, and of calling those. */
export interface ControlProblems {
  readonly no_store: { readonly folder: string };
  readonly served_already: { readonly folder: string; readonly process: number };
  readonly being_served: { readonly folder: string; readonly process: number };
  /** Another command works on it and does not end. */
  readonly busy_folder: { readonly folder: string };
  readonly unreachable_process: { readonly folder: string };
  readonly silent_process: { readonly folder: string };
  readonly foreign_process: { readonly folder: string };
  /** The other process ended before it answered: the change may have been made. */
  readonly ended_before_answer: object;
  /** The other process did not answer in time: the change may have been made. */
  readonly no_answer: { readonly seconds: number };
  readonly other_version: object;
  readonly unknown_call: { readonly process: number; readonly call: string };
  readonly connection_ended: object;
  /** Others than its owner can reach it. */
  readonly open_folder: { readonly folder: string };
  readonly unknown_protocol: object;
  readonly link_ended: { readonly name: string };
}
