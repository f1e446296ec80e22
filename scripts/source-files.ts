import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Installed, generated or built. */
const FOREIGN = ['node_modules', 'dist', 'paraglide', 'data', 'project.inlang', 'test-results'];

export interface SourceFile {
  /** From the root of the repository, with `/`. */
  path: string;
  text: string;
}

const KEPT = new Map<string, string[]>();

/** Paths of all files under a folder of the repository; empty if the folder does not exist. */
export function listPaths(folder: string): string[] {
  const known = KEPT.get(folder);
  if (known !== undefined) return known;
  const paths = walk(folder);
  KEPT.set(folder, paths);
  return paths;
}

function walk(folder: string): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(folder);
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (FOREIGN.includes(entry.name) || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return walk(path);
    return entry.isFile() ? [path] : [];
  });
}

const readEntries = (folder: string) => readdirSync(join(ROOT, folder), { withFileTypes: true });

export const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** TypeScript files under some folders. */
export const listSources = (...folders: string[]): SourceFile[] =>
  folders
    .flatMap(listPaths)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readSource(path) }));

const IMPORT = /(?<!')\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g;
/** Excludes dynamic imports. */
const STATIC_IMPORT = /(?<!')\b(?:from|import)\s*'([^'\n]+)'/g;

/** Imports of a file: paths in the repository for its own files, names for packages. */
export const listImports = (file: SourceFile): string[] => findTargets(file, IMPORT);

/** The same for static imports only. */
export const listStaticImports = (file: SourceFile): string[] => findTargets(file, STATIC_IMPORT);

const findTargets = ({ path, text }: SourceFile, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) =>
    name.startsWith('.')
      ? join(dirname(path), name)
      : name.replace(/^@press-room\/(contract|demo)\//, '$1/src/'),
  );

/** Prints one line per fault and exits with 1; reports if there are none. */
export function report(check: string, faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  console.log(faults.length === 0 ? `${check}: all is well` : `${check}: ${faults.length} to mend`);
}
