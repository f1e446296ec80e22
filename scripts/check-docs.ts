import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { VARIABLES } from '../server/src/config.ts';
import { listPaths, readSource, report } from './source-files.ts';

const ROOT = join(import.meta.dirname, '..');
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });
const readScripts = (path: string): string[] =>
  Object.keys(packageSchema.parse(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))).scripts);
const scripts = [
  ...readScripts('package.json'),
  ...['contract', 'server', 'web', 'demo'].flatMap((workspace) => readScripts(`${workspace}/package.json`)),
];
/** Given by npm itself, or run before there are scripts. */
const NPM_COMMANDS = ['ci', 'install', 'run', 'exec', 'audit', 'outdated', 'view', 'init', 'pack'];
const TOP = ['contract', 'server', 'web', 'demo', 'e2e', 'bench', 'docs', 'scripts', '.ci'];

const documents = ['README.md', ...listPaths('docs').filter((path) => path.endsWith('.md'))].filter((path) =>
  existsSync(join(ROOT, path)),
);

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

/** The table of variables in the README and the configuration, in either direction. */
function findVariableFaults(): string[] {
  const rows = readSource('README.md').match(/^\| `[A-Z][A-Z_]+`.*$/gm) ?? [];
  const named = rows.flatMap((row) =>
    Array.from((row.split('|')[1] ?? '').matchAll(/`(\w+)`/g), ([, name]) => name),
  );
  return [
    ...VARIABLES.filter((name) => !named.includes(name)).map(
      (name) => `README.md: does not say what the variable ${name} means`,
    ),
    ...named
      .filter((name) => name !== undefined && !VARIABLES.includes(name))
      .map((name) => `README.md: names the variable ${name}, which is not read`),
  ];
}

report('documents', [...new Set([...documents.flatMap(findFaults), ...findVariableFaults()])]);
