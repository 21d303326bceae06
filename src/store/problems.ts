declare module "./wal/problems.ts" {
  interface StoreProblems extends WholeStoreProblems {}
}

/** The problems of a store as a whole: opening it, counting, compacting. */
export interface WholeStoreProblems {
  readonly cannot_open: { readonly folder: string };
  readonly foreign_folder: { readonly folder: string; readonly name: string };
  /** There are counts and no accounts. */
  readonly accounts_missing: {
    readonly folder: string;
    readonly accounts: string;
    readonly usage: string;
  };
  readonly cannot_count: object;
  readonly cannot_count_on: { readonly date: string };
  readonly cannot_read_counts: { readonly date: string };
  readonly cannot_compact: { readonly date: string; readonly path: string };
  readonly cannot_tidy: { readonly folder: string };
  readonly store_closed: object;
  /** Nothing can be written into the folder, as a probe shows. */
  readonly folder_unwritable: object;
  readonly last_change_undone: { readonly path: string; readonly aside: string };
  readonly last_counts_left_out: { readonly path: string; readonly aside: string };
  readonly uncertain_after_restart: object;
  readonly uncertain_change: object;
  readonly malformed_key: object;
}
