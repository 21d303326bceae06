/** The accounts of one piece of a past day's counts: piece 0 has those up to 4095. */
export const ACCOUNTS_A_PIECE = 4096;

/** The names of the keys; all begin with the prefix and a slash. */
export class Layout {
  /** The prefix with its slash. */
  readonly root: string;
  /** The first key after all with the prefix. */
  readonly end: string;

  constructor(prefix: string) {
    this.root = `${prefix}/`;
    this.end = endOf(this.root);
  }

  /** The kind and format of the store, and the time zone of its days. */
  get format(): string {
    return `${this.root}format`;
  }

  /** Is there while a backup is being restored. */
  get restoring(): string {
    return `${this.root}restoring`;
  }

  /** The number of the last change of accounts. */
  get accounts(): string {
    return `${this.root}accounts`;
  }

  /** A change of accounts. */
  change(number: number): string {
    return `${this.changes}${digits(number)}`;
  }

  /** The changes of accounts. */
  get changes(): string {
    return `${this.root}change/`;
  }

  /** The last snapshot of the accounts. */
  get snapshot(): string {
    return `${this.root}snapshot`;
  }

  /** The pieces of all snapshots, or of the one that a process made. */
  snapshotPieces(made?: { number: number; instance: string }): string {
    const all = `${this.root}piece/`;
    return made === undefined ? all : `${all}${digits(made.number)}-${made.instance}/`;
  }

  snapshotPiece(made: { number: number; instance: string }, piece: number): string {
    return `${this.snapshotPieces(made)}${digits(piece)}`;
  }

  /** The day that is counted. */
  get day(): string {
    return `${this.root}day`;
  }

  /** The counts of days that are not compacted, or of one such day. */
  counts(date?: string): string {
    return date === undefined ? `${this.root}count/` : `${this.root}count/${date}/`;
  }

  count(date: string, account: number): string {
    return `${this.counts(date)}${account}`;
  }

  /** The days that are compacted, or one of them. */
  history(date = ""): string {
    return `${this.root}history/${date}`;
  }

  /** The counts of compacted days, of one, or of one that was compacted at a revision. */
  past(date?: string, revision?: number): string {
    const all = `${this.root}past/`;
    if (date === undefined) return all;
    return revision === undefined ? `${all}${date}/` : `${all}${date}/${digits(revision)}/`;
  }

  pastPiece(options: { date: string; revision: number; piece: number }): string {
    const { date, revision, piece } = options;
    return `${this.past(date, revision)}${digits(piece)}`;
  }

  /** The last batch of counts of a process. */
  instance(id = ""): string {
    return `${this.root}instance/${id}`;
  }

  /** A process that serves, as long as it lives. */
  machine(id = ""): string {
    return `${this.root}machine/${id}`;
  }
}

/** Returns the first key after all that begin with a text. */
export function endOf(start: string): string {
  return start.slice(0, -1) + String.fromCharCode(start.charCodeAt(start.length - 1) + 1);
}

/** Writes a number so that the order of the texts is that of the numbers. */
function digits(number: number): string {
  return String(number).padStart(16, "0");
}
