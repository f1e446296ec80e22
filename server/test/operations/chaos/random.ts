/** Random numbers that are equal for equal seeds. */
export interface Random {
  /** A whole number from 0, below `end`. */
  below: (end: number) => number;
  pick: <One>(list: readonly [One, ...One[]] | readonly One[]) => One;
  shuffle: <One>(list: readonly One[]) => One[];
}

/** `stream`: draws for one purpose do not affect those for another. */
export function makeRandom(seed: number, stream: string): Random {
  let state = seed;
  for (const letter of stream) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    pick: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('Nothing to pick from');
      return found;
    },
    shuffle: (list) =>
      list
        .map((one) => ({ one, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  };
}
