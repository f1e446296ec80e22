const HASH = /-[\w-]{7}(?=\.\w+$)/;

/** Files of a new build that replace those of an old one: the same name, another hash. */
export function listSuccessors(used: readonly string[], later: readonly string[]): string[] {
  const names = new Set(used.map((path) => path.replace(HASH, '')));
  return later.filter((path) => names.has(path.replace(HASH, '')));
}
