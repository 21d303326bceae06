import { type Family, line } from "./registry.ts";

/** Counts that only grow, by the values of some labels. */
export class Counter implements Family {
  readonly type = "counter";
  readonly name: string;
  readonly help: string;
  readonly #labels: readonly string[];
  /** By the values of the labels, with line ends between them. */
  readonly #counts = new Map<string, number>();

  constructor([name, help]: readonly [name: string, help: string], labels: readonly string[] = []) {
    this.name = name;
    this.help = help;
    this.#labels = labels;
    if (labels.length === 0) this.#counts.set("", 0);
  }

  /** Counts one more, for values in the order of the labels. */
  add(...values: readonly (string | number)[]): void {
    const key = values.join("\n");
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  lines(): string {
    let lines = "";
    for (const [key, count] of this.#counts) {
      const values = key.split("\n");
      const labels = Object.fromEntries(this.#labels.map((label, index) => [label, values[index]!]));
      lines += line(this.name, labels, count);
    }
    return lines;
  }
}
