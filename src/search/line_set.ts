/** A set of lines of a translation, a bit each. */
export class LineSet {
  readonly bits: Uint32Array;

  /** Makes an empty set of lines below a limit. */
  constructor(limit: number) {
    this.bits = new Uint32Array((limit + 31) >> 5);
  }

  add(line: number): void {
    this.bits[line >> 5]! |= 1 << (line & 31);
  }

  has(line: number): boolean {
    return (this.bits[line >> 5]! & (1 << (line & 31))) !== 0;
  }

  delete(line: number): void {
    this.bits[line >> 5]! &= ~(1 << (line & 31));
  }

  /** Adds the lines from one to another, the last one excluded. */
  addRange(from: number, to: number): void {
    for (let line = from; line < to; line++) {
      if ((line & 31) === 0 && line + 32 <= to) {
        this.bits[line >> 5] = 0xffffffff;
        line += 31;
      } else this.add(line);
    }
  }

  /** Keeps the lines that another set has too. */
  keep(other: LineSet): void {
    for (let index = 0; index < this.bits.length; index++) this.bits[index]! &= other.bits[index]!;
  }

  /** Takes away the lines that another set has. */
  remove(other: LineSet): void {
    for (let index = 0; index < this.bits.length; index++) this.bits[index]! &= ~other.bits[index]!;
  }

  get isEmpty(): boolean {
    return this.bits.every((bits) => bits === 0);
  }

  /** Returns the lines in order. */
  lines(): Uint32Array {
    const lines = new Uint32Array(this.#count());
    let count = 0;
    for (let index = 0; index < this.bits.length; index++) {
      for (let rest = this.bits[index]!; rest !== 0; rest &= rest - 1) {
        lines[count++] = index * 32 + 31 - Math.clz32(rest & -rest);
      }
    }
    return lines;
  }

  #count(): number {
    let count = 0;
    for (let index = 0; index < this.bits.length; index++) {
      let bits = this.bits[index]!;
      bits -= (bits >>> 1) & 0x55555555;
      bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
      count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }
}
