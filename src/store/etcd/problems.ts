declare module "../wal/problems.ts" {
  interface StoreProblems extends EngineProblems {}
}

/** The problems of a store in an engine. */
export interface EngineProblems {
  readonly engine_unusable: { readonly endpoints: string };
  readonly engine_user_refused: { readonly user: string };
  readonly engine_wants_user: object;
  readonly engine_refuses_name: object;
  readonly engine_denies_keys: { readonly user: string; readonly prefix: string };
  readonly engine_unencrypted: { readonly endpoints: string };
  readonly clock_ahead: { readonly seconds: number };
  readonly clock_behind: { readonly seconds: number };
  readonly foreign_data: { readonly root: string; readonly key: string };
  readonly newer_engine_format: { readonly root: string; readonly version: number };
  /** A store of Ambo 0.2, which the next start of a service takes over. */
  readonly older_engine_format: { readonly root: string };
  readonly taken_over: { readonly root: string };
  /** A batch cannot be read: it is of no effect on any machine. */
  readonly batch_passed_over: { readonly key: string };
  readonly other_daily_limit: { readonly limit: number; readonly own: number };
  readonly other_time_zone: { readonly root: string; readonly zone: string; readonly own: string };
  readonly no_store_in_engine: { readonly root: string };
  readonly unfinished_restore: { readonly root: string };
  readonly store_in_engine: { readonly root: string };
  readonly restored_by_another: { readonly root: string };
  readonly unrepairable_engine: object;
  readonly unreadable_engine_file: { readonly path: string; readonly setting: string };
  readonly damaged_key: { readonly key: string; readonly offset: number };
  readonly cannot_change_accounts: object;
  readonly cannot_read_accounts: object;
  readonly cannot_read_store: object;
  readonly cannot_compact_engine: object;
  readonly pieces_missing: { readonly found: number; readonly stated: number };
  readonly other_count: {
    readonly of: "number";
    readonly found: number;
    readonly stated: number;
  };
  readonly too_many_changes: object;
  readonly outcome_unknown: object;
  /** The engine was emptied, or another one stands in its place. */
  readonly other_engine_data: object;
  readonly engine_refuses: object;
  readonly engine_unreachable: object;
  readonly other_translations: object;
  readonly lease_ended: object;
  /** No answer came from a member; the cause says why. */
  readonly engine_failed: { readonly endpoint: string };
  readonly engine_silent: { readonly seconds: number };
  /** The answer of a member in its own words. */
  readonly engine_said: { readonly endpoint: string; readonly said: string };
  readonly engine_full: { readonly endpoint: string; readonly said: string };
  readonly engine_compacted: { readonly endpoint: string; readonly said: string };
  readonly engine_token_ended: { readonly endpoint: string; readonly said: string };
  readonly engine_authentication_failed: { readonly endpoint: string; readonly said: string };
  readonly engine_without_users: { readonly endpoint: string; readonly said: string };
  readonly engine_user_empty: { readonly endpoint: string; readonly said: string };
  readonly engine_common_name: { readonly endpoint: string; readonly said: string };
  readonly no_gateway: {
    readonly endpoint: string;
    readonly status: number;
    readonly said: string;
  };
}
