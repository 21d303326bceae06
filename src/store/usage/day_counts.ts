/** The requests counted on one day: by slot number, 5 bytes a slot, growing as slots come. */
export class DayCounts {
  #counts = new Uint32Array(0);
  #changed = new Uint8Array(0);
  #changedSlots = new Uint32Array(256);
  #before = new Uint32Array(256);
  #changedLength = 0;

  /** How many slots have changed since `settle` or `giveBack`. */
  get changedLength(): number {
    return this.#changedLength;
  }

  /** The requests counted for a slot. */
  get(slot: number): number {
    return slot < this.#counts.length ? this.#counts[slot]! : 0;
  }

  /** Counts one more for a slot. */
  add(slot: number): void {
    if (slot >= this.#counts.length) this.#grow(slot);
    if (this.#changed[slot] === 0) this.#remember(slot);
    this.#counts[slot]!++;
  }

  /** Raises the count of a slot to what a record says. */
  raise(slot: number, count: number): void {
    if (slot >= this.#counts.length) this.#grow(slot);
    if (count > this.#counts[slot]!) this.#counts[slot] = count;
  }

  /** The slot that was the `index`th to change. */
  changedSlot(index: number): number {
    return this.#changedSlots[index]!;
  }

  /** What changed is on record: forget that it changed. */
  settle(): void {
    for (let index = 0; index < this.#changedLength; index++)
      this.#changed[this.#changedSlots[index]!] = 0;
    this.#changedLength = 0;
  }

  /** What changed could not be put on record: takes it back. */
  giveBack(): void {
    for (let index = 0; index < this.#changedLength; index++) {
      this.#counts[this.#changedSlots[index]!] = this.#before[index]!;
    }
    this.settle();
  }

  /** Makes room for slots up to this number. */
  reserve(slot: number): void {
    if (slot >= this.#counts.length) this.#grow(slot);
  }

  /** How many slots there is room for. */
  get capacity(): number {
    return this.#counts.length;
  }

  /** A copy of all counts by slot number, without what has changed since `settle`. */
  committed(): Uint32Array {
    const copy = this.#counts.slice();
    for (let index = 0; index < this.#changedLength; index++) {
      copy[this.#changedSlots[index]!] = this.#before[index]!;
    }
    return copy;
  }

  #remember(slot: number): void {
    if (this.#changedLength === this.#changedSlots.length) {
      this.#changedSlots = copied(this.#changedSlots, new Uint32Array(2 * this.#changedLength));
      this.#before = copied(this.#before, new Uint32Array(2 * this.#changedLength));
    }
    this.#changed[slot] = 1;
    this.#changedSlots[this.#changedLength] = slot;
    this.#before[this.#changedLength++] = this.#counts[slot]!;
  }

  #grow(slot: number): void {
    const capacity = Math.max(8, slot + 1 + (slot >> 3));
    this.#counts = copied(this.#counts, new Uint32Array(capacity));
    this.#changed = copied(this.#changed, new Uint8Array(capacity));
  }
}

function copied<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
