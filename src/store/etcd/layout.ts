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

  /** Is put with every batch: its version is their number. */
  get last(): string {
    return `${this.root}last`;
  }

  /** The batches of all processes, or of one. */
  batches(process?: string): string {
    return process === undefined ? `${this.root}log/` : `${this.root}log/${process}/`;
  }

  /** A batch, such as `PREFIX/log/00112233445566aa/0000000000000001`. */
  batch(process: string, number: number): string {
    return `${this.batches(process)}${digits(number)}`;
  }

  /** The head of the last snapshot. */
  get snapshot(): string {
    return `${this.root}snapshot`;
  }

  /** The pieces of all snapshots, or of the one that a process made at a revision. */
  pieces(made?: { revision: number; process: string }): string {
    const all = `${this.root}piece/`;
    return made === undefined ? all : `${all}${digits(made.revision)}-${made.process}/`;
  }

  piece(made: { revision: number; process: string }, index: number): string {
    return `${this.pieces(made)}${digits(index)}`;
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
