import { listStaticImports, type SourceFile } from './source-files.ts';

/** Import circles, including type imports, each once: the shortest one from its alphabetically first file. */
export function findImportCircles(sources: readonly SourceFile[]): string[][] {
  return findCircles(listTargets(sources));
}

/** Import circles of folders in one layer of the server. */
export function findFolderCircles(sources: readonly SourceFile[]): string[][] {
  const folders = new Map<string, string[]>();
  for (const [path, targets] of listTargets(sources)) {
    const own = folderOf(path);
    if (own === null || path.endsWith('.test.ts')) continue;
    const others = targets.flatMap((target) => folderOf(target) ?? []).filter((other) => other !== own);
    folders.set(own, [...(folders.get(own) ?? []), ...others]);
  }
  return findCircles(folders);
}

const folderOf = (path: string): string | null =>
  /^server\/src\/(?:platform|core|content|edge)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;

function listTargets(sources: readonly SourceFile[]): Map<string, string[]> {
  const paths = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map((file) => [
      file.path,
      listStaticImports(file)
        // A file of another workspace, imported by name without extension.
        .map((target) => (paths.has(target) ? target : `${target}.ts`))
        .filter((target) => paths.has(target) && target !== file.path),
    ]),
  );
}

function findCircles(known: ReadonlyMap<string, readonly string[]>): string[][] {
  const importsOf = (name: string): string[] => [...new Set(known.get(name))].toSorted();
  const circles: string[][] = [];
  const told = new Set<string>();
  for (const name of Array.from(known.keys()).toSorted()) {
    if (told.has(name)) continue;
    const circle = findWayBack(name, importsOf);
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
