import { type Family, type Labels, line } from "./registry.ts";

/** How often values lay below each of some bounds, and their sum; for the values of one label where there is one. */
export class Histogram implements Family {
  readonly type = "histogram";
  readonly name: string;
  readonly help: string;
  readonly #bounds: readonly number[];
  readonly #label: string | undefined;
  readonly #series = new Map<string, { counts: Float64Array; sum: number }>();

  /** @param options `bounds`: ascending; what lies above the last is counted too. */
  constructor(
    [name, help]: readonly [name: string, help: string],
    { bounds, label }: { bounds: readonly number[]; label?: string },
  ) {
    this.name = name;
    this.help = help;
    this.#bounds = bounds;
    this.#label = label;
    if (label === undefined) this.#of("");
  }

  /** Counts a value. */
  observe(value: number, labelled = ""): void {
    const series = this.#of(labelled);
    let index = 0;
    while (index < this.#bounds.length && value > this.#bounds[index]!) index++;
    series.counts[index]!++;
    series.sum += value;
  }

  #of(labelled: string) {
    let series = this.#series.get(labelled);
    if (series === undefined) {
      series = { counts: new Float64Array(this.#bounds.length + 1), sum: 0 };
      this.#series.set(labelled, series);
    }
    return series;
  }

  lines(): string {
    let lines = "";
    for (const [labelled, { counts, sum }] of this.#series) {
      const labels: Labels = this.#label === undefined ? {} : { [this.#label]: labelled };
      let total = 0;
      for (const [index, count] of counts.entries()) {
        total += count;
        const le = this.#bounds[index] ?? "+Inf";
        lines += line(`${this.name}_bucket`, { ...labels, le }, total);
      }
      lines += line(`${this.name}_sum`, labels, sum);
      lines += line(`${this.name}_count`, labels, total);
    }
    return lines;
  }
}
