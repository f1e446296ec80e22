import { listStaticImports, type SourceFile } from './source-files.ts';

/** Files that import each other, also by types alone, each once: the shortest way round from the first of them by name. */
export function findImportCircles(sources: readonly SourceFile[]): string[][] {
  const known = new Map(sources.map((file) => [file.path, listStaticImports(file)]));
  const importsOf = (path: string): string[] =>
    (known.get(path) ?? [])
      // Of another workspace by its name, which has no ending.
      .map((target) => (known.has(target) ? target : `${target}.ts`))
      .filter((target) => known.has(target) && target !== path)
      .toSorted();
  const circles: string[][] = [];
  const told = new Set<string>();
  for (const path of Array.from(known.keys()).toSorted()) {
    if (told.has(path)) continue;
    const circle = findWayBack(path, importsOf);
    if (circle === null) continue;
    for (const each of circle) told.add(each);
    circles.push(circle);
  }
  return circles;
}

function findWayBack(start: string, importsOf: (path: string) => string[]): string[] | null {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    for (const next of importsOf(path)) {
      if (next === start) return wayTo(path, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, path);
      waiting.push(next);
    }
  }
  return null;
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way: string[] = [];
  for (let path: string | undefined = end; path !== undefined; path = cameFrom.get(path)) way.unshift(path);
  return way;
}
