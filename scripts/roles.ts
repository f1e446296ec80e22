import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMITTING_GROUPS, GROUP_NAMES } from '../contract/src/account-groups.ts';
import { groupsWith, PERMISSIONS } from '../contract/src/roles.ts';
import { readSource, report } from './source-files.ts';

const PATH = 'docs/roles.md';

const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table "what each role may do", generated from the code. */
function buildDocument(): string {
  const head = ['permission', ...GROUP_NAMES.map((name) => `\`${name}\``)];
  const rights = PERMISSIONS.map((permission) => [
    `\`${permission}\``,
    ...GROUP_NAMES.map((name) => (groupsWith(permission).includes(name) ? 'yes' : '')),
  ]);
  const admission = [
    'signs in',
    ...GROUP_NAMES.map((name) => (ADMITTING_GROUPS.includes(name) ? 'yes' : '')),
  ];
  return [
    '# What each role may do',
    '',
    'Generated from `contract/src/roles.ts` by `npm run roles`. A person has the permissions of their groups and those assigned',
    'directly. Signing in requires a group that signs in; directly assigned permissions do not replace it.',
    '',
    ...[head, head.map(() => '---'), admission, ...rights].map(toRow),
    '',
  ].join('\n');
}

function findFaults(): string[] {
  let stands = '';
  try {
    stands = readSource(PATH);
  } catch {
    // The document does not exist and is generated.
  }
  return stands === buildDocument() ? [] : [`${PATH}: is not what the code says: npm run roles`];
}

if (process.argv.includes('--check')) report('roles', findFaults());
else writeFileSync(join(import.meta.dirname, '..', PATH), buildDocument());
