import { kept } from "../../base/bounded_map.ts";
import { readRows, type TableLine } from "../../base/source_files.ts";

/** Names and values of labels. */
export type Labels = Readonly<Record<string, string | number>>;

/** A value, with the labels that distinguish it within its family. */
export type Sample = readonly [labels: Labels, value: number];

/** A family of metrics. */
interface Family {
  readonly name: string;
  /** The lines of the family, without its head. */
  lines(): string;
}

/** The type and the help text of each metric, by its name. */
type MetricTable = ReadonlyMap<string, readonly [type: string, help: string]>;

/** Reads a table of metrics: name | type | help. */
export function metricTable(lines: readonly TableLine[]): MetricTable {
  return new Map(
    readRows(lines, ([name = "", type = "", help = ""]) => {
      if (!["counter", "gauge", "histogram"].includes(type)) throw new SyntaxError(`Cannot read "${type}": not a type`);
      return [name, [type, help]] as const;
    }),
  );
}

/** Figures in the text format of Prometheus, version 0.0.4. */
export class Registry {
  readonly #table: MetricTable;
  readonly #families: Family[] = [];

  constructor(table: MetricTable) {
    this.#table = table;
  }

  /** Adds a family; in the order of adding they are shown. */
  add<F extends Family>(family: F): F {
    this.#families.push(family);
    return family;
  }

  /** Adds a family whose values are read when the metrics are shown. */
  ask(name: string, read: () => number | Iterable<Sample>): void {
    const lines = () => {
      const values = read();
      return typeof values === "number"
        ? line(name, {}, values)
        : [...values].map(([labels, value]) => line(name, labels, value)).join("");
    };
    this.add({ name, lines });
  }

  toString(): string {
    const shown = this.#families.map((family) => {
      const [type, help] = this.#table.get(family.name)!;
      return `# HELP ${family.name} ${help}\n# TYPE ${family.name} ${type}\n${family.lines()}`;
    });
    return shown.join("");
  }
}

/** One line of the text format. */
function line(name: string, labels: Labels, value: number): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  const list = written.length === 0 ? "" : `{${written.join(",")}}`;
  return `${name}${list} ${number(value)}\n`;
}

function number(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? "+Inf" : "-Inf";
}

function escapeLabel(text: string | number): string {
  return String(text).replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");
}

/** Counts that only grow, by the values of some labels. */
export class Counter implements Family {
  readonly name: string;
  readonly #labels: readonly string[];
  /** By the values of the labels, with line ends between them. */
  readonly #counts = new Map<string, number>();

  constructor(name: string, labels: readonly string[] = []) {
    this.name = name;
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

/** How often values lay below each of some bounds, and their sum; for the values of one label where there is one. */
export class Histogram implements Family {
  readonly name: string;
  readonly #bounds: readonly number[];
  readonly #label: string | undefined;
  readonly #series = new Map<string, { counts: Float64Array; sum: number }>();

  /** @param options `bounds`: ascending; what lies above the last is counted too. */
  constructor(name: string, { bounds, label }: { bounds: readonly number[]; label?: string }) {
    this.name = name;
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
    return kept(this.#series, labelled, () => ({ counts: new Float64Array(this.#bounds.length + 1), sum: 0 }));
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
