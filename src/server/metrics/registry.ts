/** Names and values of labels. */
export type Labels = Readonly<Record<string, string | number>>;

/** A value, with the labels that tell it from others of its family. */
export type Sample = readonly [labels: Labels, value: number];

/** A family of metrics. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  /** The lines of the family, without its head. */
  lines(): string;
}

/** Figures in the text format of Prometheus, version 0.0.4. */
export class Registry {
  readonly #families: Family[] = [];

  /** Adds a family; in the order of adding they are shown. */
  add<F extends Family>(family: F): F {
    this.#families.push(family);
    return family;
  }

  /** Adds a family whose values are read when the metrics are shown. */
  ask(
    [type, name, help]: readonly [type: "counter" | "gauge", name: string, help: string],
    read: () => number | Iterable<Sample>,
  ): void {
    const lines = () => {
      const values = read();
      return typeof values === "number"
        ? line(name, {}, values)
        : [...values].map(([labels, value]) => line(name, labels, value)).join("");
    };
    this.add({ type, name, help, lines });
  }

  toString(): string {
    return this.#families
      .map(
        (family) =>
          `# HELP ${family.name} ${escapeHelp(family.help)}\n` +
          `# TYPE ${family.name} ${family.type}\n${family.lines()}`,
      )
      .join("");
  }
}

/** One line of the text format. */
export function line(name: string, labels: Labels, value: number): string {
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

function escapeHelp(text: string): string {
  return text.replace(/\\/g, "\\\\").replace(/\n/g, "\\n");
}
