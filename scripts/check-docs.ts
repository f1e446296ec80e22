import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { VARIABLES } from '../server/src/platform/config/config.ts';
import { listPaths, readSource, report } from './source-files.ts';

const ROOT = join(import.meta.dirname, '..');
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });
const readScripts = (path: string): string[] =>
  Object.keys(packageSchema.parse(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))).scripts);
const scripts = [
  ...readScripts('package.json'),
  ...['contract', 'server', 'web', 'demo'].flatMap((workspace) => readScripts(`${workspace}/package.json`)),
];
/** Commands of npm itself, or run before scripts exist. */
const NPM_COMMANDS = ['ci', 'install', 'run', 'exec', 'audit', 'outdated', 'view', 'init', 'pack'];
const TOP = ['contract', 'server', 'web', 'demo', 'e2e', 'bench', 'docs', 'scripts', '.ci'];

/** Contains every variable; README shows the most important ones. */
const CONFIGURATION = 'docs/configuration.md';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...listPaths('docs').filter((path) => path.endsWith('.md')),
].filter((path) => existsSync(join(ROOT, path)));

/** Words in backticks, lines of code blocks, and targets of links. */
function listReferences(text: string): { code: string[]; links: string[] } {
  const blocks = Array.from(text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm), ([, block = '']) =>
    block.split('\n'),
  ).flat();
  const spans = Array.from(
    text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g),
    ([, span = '']) => span,
  );
  const links = Array.from(text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, target = '']) => target);
  return { code: [...blocks, ...spans], links: links.filter((target) => !/^[a-z]+:/.test(target)) };
}

function findFaults(path: string): string[] {
  const { code, links } = listReferences(readSource(path));
  const commands = code.flatMap((line) =>
    Array.from(line.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g), ([, run, name = '']) => ({ run, name })),
  );
  const missingScripts = commands
    .filter(({ run, name }) => !scripts.includes(name) && (run !== undefined || !NPM_COMMANDS.includes(name)))
    .map(({ name }) => `${path}: names the script "${name}", which package.json does not have`);
  const files = code.flatMap((line) =>
    Array.from(line.matchAll(/(?<![\w/.@-])((?:[\w.-]+\/)+[\w.-]*)(?![\w/*<{…])/g), ([, name = '']) => name),
  );
  const missingFiles = files
    .filter((name) => TOP.some((folder) => name.startsWith(`${folder}/`)) && !name.startsWith('web/dist'))
    .map((name) => name.replace(/\.$/, ''))
    .filter((name) => !existsSync(join(ROOT, name)))
    .map((name) => `${path}: names the file "${name}", which is not there`);
  const brokenLinks = links
    .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
    .map((target) => `${path}: links to "${target}", which is not there`);
  return [...missingScripts, ...missingFiles, ...brokenLinks];
}

/** Names in the first column of the tables of variables. */
const listVariables = (path: string): string[] =>
  (readSource(path).match(/^\| `[A-Z][A-Z_]+`.*$/gm) ?? []).flatMap((row) =>
    Array.from((row.split('|')[1] ?? '').matchAll(/`(\w+)`/g), ([, name = '']) => name),
  );

function findVariableFaults(): string[] {
  const explained = listVariables(CONFIGURATION);
  return [
    ...VARIABLES.filter((name) => !explained.includes(name)).map(
      (name) => `${CONFIGURATION}: does not explain the variable ${name}`,
    ),
    ...['README.md', CONFIGURATION].flatMap((path) =>
      listVariables(path)
        .filter((name) => !VARIABLES.includes(name))
        .map((name) => `${path}: names the variable ${name}, which is not read`),
    ),
  ];
}

const RECORDS = 'docs/decisions';
const records = listPaths(RECORDS).map((path) => path.slice(RECORDS.length + 1).split('-')[0]);

/** Comments and documents refer to decision records by number. */
const findRecordFaults = (path: string): string[] =>
  Array.from(readSource(path).matchAll(/\bdecision (\d+)/g), ([, number]) => number)
    .filter((number) => !records.includes(number))
    .map((number) => `${path}: refers to decision ${number}, which is not in ${RECORDS}`);

const referring = [
  ...documents,
  ...['contract', 'server', 'web', 'demo', 'e2e', 'bench', 'scripts'].flatMap(listPaths),
].filter((path) => /\.(?:md|tsx?)$/.test(path));

report('documents', [
  ...new Set([
    ...documents.flatMap(findFaults),
    ...findVariableFaults(),
    ...referring.flatMap(findRecordFaults),
  ]),
]);
