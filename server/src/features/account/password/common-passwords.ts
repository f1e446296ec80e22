import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const words = new Set(
  readFileSync(join(import.meta.dirname, 'common-words.txt'), 'utf8')
    .split('\n')
    .slice(1),
);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const stripEnds = (text: string): string => text.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, '');
const withLetters = (text: string): string => text.replace(/[@4310$5]/g, (sign) => LOOKALIKES[sign] ?? sign);

/** Whether nothing but ornament is added to a word of the list: `Password1!` and `P4ssw0rd_2026` are `password`. */
export function isCommonPassword(password: string): boolean {
  const core = stripEnds(password.toLowerCase());
  return words.has(core) || words.has(withLetters(core));
}
