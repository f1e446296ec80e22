import { dirname } from 'node:path';
import { findFolderCircles, findImportCircles } from './import-circles.ts';
import { findEarlyPackages } from './lazy-packages.ts';
import { findPhysicalStyles } from './logical-styles.ts';
import { listPaths, listSources, report } from './source-files.ts';
import { RULES } from './structure-rules.ts';

const ROOTS = ['contract', 'server', 'web', 'demo', 'scripts', 'bench', 'e2e', 'docs'];
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const MAX_FEATURE_FILES = 12;

const paths = ROOTS.flatMap(listPaths);

const misnamed = new Set(
  paths
    .flatMap((path) =>
      path.split('/').map((name, at, parts) => ({ name, path: parts.slice(0, at + 1).join('/') })),
    )
    .filter(({ name }) => !KEBAB_CASE.test(name) && name !== 'README.md')
    .map(({ path }) => `${path}: is not named in kebab-case`),
);

const filesOf = new Map<string, number>();
for (const path of paths) {
  if (
    !/^(server\/src\/(core|content|edge)|web\/src\/(features|admin))\/.*\.tsx?$/.test(path) ||
    /\.test\.tsx?$/.test(path)
  )
    continue;
  filesOf.set(dirname(path), (filesOf.get(dirname(path)) ?? 0) + 1);
}
const crowded = [...filesOf]
  .filter(([, count]) => count > MAX_FEATURE_FILES)
  .map(
    ([folder, count]) =>
      `${folder}: holds ${count} files: split it by sub-noun, ${MAX_FEATURE_FILES} is the most`,
  );

const sources = listSources(...ROOTS);
const broken = sources.flatMap((file) =>
  RULES.flatMap((rule) => rule(file)).map((fault) => `${file.path}: ${fault}`),
);

report('structure', [
  ...misnamed,
  ...crowded,
  ...broken,
  ...[...findImportCircles(sources), ...findFolderCircles(sources)].map(
    ([first = '', ...others]) =>
      `${first}: is imported by what it imports (${[...others, first].join(' → ')}): move what both need to a place of its own`,
  ),
  ...findEarlyPackages(sources),
  ...findPhysicalStyles(),
]);
