import type { Plugin, Rolldown } from 'vite';
import { type Effort, pack } from './packed.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Maximum bytes with brotli: first load of Home for an anonymous reader, and additional load of another screen. */
const BUDGET = { firstScripts: 100_000, firstStyles: 12_000, route: 75_000 };
/** Lazy parts with a large library of their own. */
const PART_BUDGETS: Record<string, number> = {
  'magazine-reader': 163_000,
  'editor-page': 179_500,
  'company-page': 77_000,
  'html-field': 122_000,
  'tree-page': 78_000,
  'gallery-page': 77_000,
  'mailing-page': 83_000,
};
/** Loaded beside the scripts. */
const WORKER = { name: /pdf\.worker/, limit: 311_000 };

/** Fails the build if a screen exceeds its budget, with the size of each; otherwise prints two lines. */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    // Runs after the files are written: only then each chunk contains its preloads.
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) return;
      const first = staticFiles(bundle, entry);
      const known = listKnown(bundle, entry, chunks);
      const lines = await Promise.all([
        toLine(bundle, 'first load, scripts', first.scripts, BUDGET.firstScripts),
        toLine(bundle, 'first load, styles', first.styles, BUDGET.firstStyles),
        ...chunks
          .filter((chunk) => chunk.isDynamicEntry)
          .map((chunk) => routeLine(bundle, chunk, known.get(chunk) ?? first)),
        ...Object.keys(bundle)
          .filter((name) => WORKER.name.test(name))
          .map((name) => toLine(bundle, 'then pdf.worker', [name], WORKER.limit)),
      ]);
      const broken = lines.filter((line) => line.isOver);
      if (broken.length > 0) {
        const within = lines.filter((line) => !line.isOver);
        const all = await Promise.all([
          ...within.map(({ say }) => say()),
          ...broken.map(async ({ say }) => `${await say()}: too much`),
        ]);
        this.error(`Over the size budget:\n${all.join('\n')}`);
      }
      const [scripts, styles] = lines;
      console.log(
        `${await scripts?.say()}\n${await styles?.say()}; ${lines.length - 2} further parts are within theirs`,
      );
    },
  };
}

type Files = { scripts: Set<string>; styles: Set<string> };

/** Files that a part of the app needs to start. */
export function staticFiles(
  bundle: Bundle,
  chunk: Chunk,
  found: Files = { scripts: new Set(), styles: new Set() },
): Files {
  if (found.scripts.has(chunk.fileName)) return found;
  found.scripts.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.styles.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') staticFiles(bundle, imported, found);
  }
  return found;
}

function routeLine(bundle: Bundle, chunk: Chunk, known: Files) {
  const { scripts, styles } = staticFiles(bundle, chunk);
  const further = [...scripts.difference(known.scripts), ...styles.difference(known.styles)];
  return toLine(bundle, `then ${chunk.name}`, further, PART_BUDGETS[chunk.name] ?? BUDGET.route);
}

/**
 * Chunks that are already loaded before a chunk on every path to it: a dialog adds to its screen, and an office screen
 * to the office. Starts with the entry, and removes chunks that are missing on a path until nothing changes.
 */
function listKnown(bundle: Bundle, entry: Chunk, chunks: readonly Chunk[]): Map<Chunk, Files> {
  const known = new Map<Chunk, Files>([[entry, NOTHING]]);
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const opener of chunks) {
      const before = known.get(opener);
      if (!before) continue;
      const loaded = join(staticFiles(bundle, opener), before);
      for (const name of [...opener.imports, ...opener.dynamicImports]) {
        const opened = bundle[name];
        if (opened?.type !== 'chunk' || opened === entry) continue;
        const other = known.get(opened);
        const both = other ? meet(other, loaded) : loaded;
        if (other && sizeOf(both) === sizeOf(other)) continue;
        known.set(opened, both);
        isSettled = false;
      }
    }
  }
  return known;
}

const NOTHING: Files = { scripts: new Set(), styles: new Set() };
const join = (one: Files, other: Files): Files => ({
  scripts: one.scripts.union(other.scripts),
  styles: one.styles.union(other.styles),
});
const meet = (one: Files, other: Files): Files => ({
  scripts: one.scripts.intersection(other.scripts),
  styles: one.styles.intersection(other.styles),
});
const sizeOf = ({ scripts, styles }: Files): number => scripts.size + styles.size;

async function bytesOf(bundle: Bundle, names: readonly string[], effort: Effort): Promise<number> {
  const sizes = await Promise.all(names.map((name) => weigh(bundle[name], effort)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Cache: many parts load the same files. */
const weights = {
  best: new WeakMap<Bundle[string], Promise<number>>(),
  quick: new WeakMap<Bundle[string], Promise<number>>(),
};

function weigh(file: Bundle[string] | undefined, effort: Effort): Promise<number> {
  if (file === undefined) return Promise.resolve(0);
  const known = weights[effort].get(file);
  if (known !== undefined) return known;
  const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
  const weight = pack(bytes, effort).then(({ length }) => length);
  weights[effort].set(file, weight);
  return weight;
}

/** Measures with the best compression. A file within its limit at a lower level needs no better one. */
async function toLine(bundle: Bundle, what: string, files: Iterable<string>, limit: number) {
  const names = [...files];
  const best = (): Promise<number> => bytesOf(bundle, names, 'best');
  return {
    say: async () => `${what}: ${((await best()) / 1000).toFixed(1)} of ${limit / 1000} kB brotli`,
    isOver: (await bytesOf(bundle, names, 'quick')) > limit && (await best()) > limit,
  };
}
