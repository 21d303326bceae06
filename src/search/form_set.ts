/** A set of forms of words, by their indices: sorted ranges that do not touch. */
export class FormSet {
  /** From, to (excluded), from, to … */
  readonly bounds: readonly number[];
  /** The least form, and one more than the greatest. */
  readonly from: number;
  readonly to: number;

  /** @param ranges Sorted and disjoint; the end of each is excluded. */
  constructor(ranges: Iterable<readonly [from: number, to: number]>) {
    const bounds: number[] = [];
    for (const [from, to] of ranges) {
      if (from === to) continue;
      if (bounds.at(-1) === from) bounds[bounds.length - 1] = to;
      else bounds.push(from, to);
    }
    this.bounds = bounds;
    this.from = bounds[0] ?? 0;
    this.to = bounds.at(-1) ?? 0;
  }

  /** Makes a set of forms in any order, of which some may stand twice. */
  static of(forms: readonly number[]): FormSet {
    const sorted = [...new Set(forms)].sort((a, b) => a - b);
    return new FormSet(sorted.map((form) => [form, form + 1]));
  }

  get isEmpty(): boolean {
    return this.bounds.length === 0;
  }

  *forms(): Generator<number> {
    for (let index = 0; index < this.bounds.length; index += 2) {
      for (let form = this.bounds[index]!; form < this.bounds[index + 1]!; form++) yield form;
    }
  }

  has(form: number): boolean {
    if ((form - this.from) >>> 0 >= this.to - this.from) return false;
    const { bounds } = this;
    if (bounds.length === 2) return true;
    let low = 0;
    let high = bounds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bounds[middle]! <= form) low = middle + 1;
      else high = middle;
    }
    return (low & 1) === 1;
  }
}
