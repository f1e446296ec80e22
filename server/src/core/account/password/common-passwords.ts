import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coresOf } from './cores.ts';

/** Written by `scripts/make-common-passwords.ts`: a line with the origin, then one core per line, in byte order. */
const list = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'latin1');
const start = list.indexOf('\n') + 1;

/** Binary search: a set of the lines would take ten times the memory of the text. */
function isListed(core: string): boolean {
  let from = start;
  let to = list.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const line = Math.max(start, list.lastIndexOf('\n', middle - 1) + 1);
    const end = list.indexOf('\n', line);
    const word = list.slice(line, end);
    if (word === core) return true;
    if (word < core) from = end + 1;
    else to = line;
  }
  return false;
}

const FEW_LETTERS = /^[a-z]{0,3}(\d{4,})[a-z]{0,3}$/;

/** Digits that ascend, descend or repeat, such as `12345`, `98765` and `0000`. */
function isRun(digits: string): boolean {
  const numbers = Array.from(digits, Number);
  const steps = new Set(numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0)));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 2);
}

const isRunWithFewLetters = (text: string): boolean =>
  isRun(FEW_LETTERS.exec(text.replace(/[^a-z0-9]/g, ''))?.[1] ?? '');

/** Whether a password is on the list, or is a variation of one: `Password1!`, `P4ssw0rd_2026`, `1qaz@WSX`. */
export function isCommonPassword(password: string): boolean {
  return isRunWithFewLetters(password.toLowerCase()) || [...coresOf(password)].some(isListed);
}
