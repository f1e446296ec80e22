/** FNV-1a in 32 bits, step by step over code units, where a number must stand for a text quickly and nobody gains from two that share one. */
export const FNV_START = 0x811c9dc5 | 0;
const FNV_FACTOR = 0x01000193;

export const addToFnv = (hash: number, code: number): number => Math.imul(hash ^ code, FNV_FACTOR);
