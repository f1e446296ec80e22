/** Limits the work; longer passwords are not common. */
const CORE_MAX = 64;
/**
 * Up to this many signs and digits at an end may belong to the word, as in `$ass0l0` and `Passw0rd!`; more are added to
 * it.
 */
const EDGE = 3;
/** Shorter readings that omit characters in the middle match by chance. */
const LOOSE_MIN = 6;

const SIGNS_AS_LETTERS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '€': 'e', '+': 't' };
const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};
const ONES: readonly Readonly<Record<string, string>>[] = [
  { '1': 'i', '!': 'i', '|': 'i' },
  { '1': 'l', '!': 'l', '|': 'l' },
];
const UNSHIFTED: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
};

const swap = (text: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(text, (character) => letters[character] ?? character).join('');
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\d]/gu, '');
const withoutDigits = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** The text unchanged, without the digits and other signs at its ends, and with a few of them. */
function* cutEnds(text: string): Generator<string> {
  yield text;
  const letters = Array.from(text.matchAll(/\p{L}/gu));
  const first = letters[0]?.index;
  const last = letters.at(-1);
  if (first === undefined || last === undefined) return;
  const end = last.index + last[0].length;
  for (let from = Math.max(0, first - EDGE); from <= first; from += 1)
    for (let to = end; to <= Math.min(text.length, end + EDGE); to += 1) yield text.slice(from, to);
}

/** The same keys typed without shift. */
export const unshift = (text: string): string => withoutSigns(swap(text, UNSHIFTED));

function* readings(core: string): Generator<string> {
  yield withoutSigns(core);
  yield unshift(core);
  for (const one of ONES) {
    const digits = { ...DIGITS_AS_LETTERS, ...one };
    yield withoutSigns(swap(core, { ...digits, ...SIGNS_AS_LETTERS }));
    yield swap(withoutSigns(core), digits);
  }
  yield withoutDigits(core);
}

const UNIT_MIN = 3;

/** The shortest part that the whole text repeats; the text itself if nothing repeats. */
function unitOf(text: string): string {
  for (let size = UNIT_MIN; size * 2 <= text.length; size += 1) {
    const unit = text.slice(0, size);
    if (text.length % size === 0 && unit.repeat(text.length / size) === text) return unit;
  }
  return text;
}

/**
 * All texts that a password may be a variation of, in lower case letters and digits: without case, common substitutions
 * (`P@ssw0rd`), and signs and digits before, between and after.
 */
export function coresOf(password: string): Set<string> {
  const cores = new Set<string>();
  for (const core of cutEnds(password.toLowerCase())) {
    if (core.length > CORE_MAX) continue;
    for (const reading of readings(core))
      if (reading.length === core.length || reading.length >= LOOSE_MIN)
        cores.add(reading).add(unitOf(reading));
  }
  return cores;
}
