declare module "../wal/problems.ts" {
  interface StoreProblems extends BackupProblems {}
}

/** The problems of backups. */
export interface BackupProblems {
  readonly store_in_folder: { readonly folder: string };
  readonly no_such_backup: { readonly path: string };
  readonly cannot_restore: { readonly path: string; readonly folder: string };
  /** The backup is not sound; the cause says why. */
  readonly unsound_backup: { readonly path: string; readonly offset: number };
  readonly damaged_in_backup: {
    readonly path: string;
    readonly name: string;
    readonly offset: number;
  };
  readonly no_backup: object;
  readonly incomplete_backup: object;
  readonly damaged_backup: object;
  readonly other_file_of_ambo: object;
  readonly newer_backup: { readonly version: number };
  readonly no_file_of_store: { readonly name: string };
  readonly damaged_file_of_backup: { readonly name: string };
  readonly backup_goes_on: object;
  readonly backup_without_accounts: object;
  readonly shortened_file: { readonly found: number; readonly size: number };
}
