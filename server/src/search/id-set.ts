/** Ids as bits: 100,000 of them are 12 KB, and asking costs nothing. */
export class IdSet {
  #bits = new Uint32Array(0);
  #size = 0;
  #highest = 0;

  /** So many ids are in it. */
  get size(): number {
    return this.#size;
  }

  /** 0 where there is none. */
  get highest(): number {
    return this.#highest;
  }

  get byteLength(): number {
    return this.#bits.byteLength;
  }

  /** Which part of all ids up to the highest is in it. */
  get share(): number {
    return this.#size / Math.max(1, this.#highest);
  }

  has(id: number): boolean {
    return ((this.#bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }

  /** Ids that are not in it yet. */
  addAll(ids: readonly number[]): void {
    this.#highest = ids.reduce((most, id) => Math.max(most, id), this.#highest);
    this.#growTo((this.#highest >>> 5) + 1);
    for (const id of ids) {
      if (this.has(id)) continue;
      this.#bits[id >>> 5] = (this.#bits[id >>> 5] ?? 0) | (1 << (id & 31));
      this.#size += 1;
    }
  }

  #growTo(length: number): void {
    if (length <= this.#bits.length) return;
    const bits = new Uint32Array(length);
    bits.set(this.#bits);
    this.#bits = bits;
  }
}
