import { EMAIL_MAX_LENGTH } from '@press-room/contract/limits';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { coresOf } from './cores.ts';

/** A single letter is an initial; two letters are a word of a name, as in `Ceramiche del Po`. */
const WORD_MIN = 2;
const TEXT_MIN = 3;
/** Maximum length of an address. */
const TEXT_MAX = EMAIL_MAX_LENGTH;
/** Words of the ceramics industry and its district, which attackers would try first. */
const TRADE = [
  'ceramica ceramiche ceramic ceramics piastrella piastrelle tile tiles fiera fair giornalista journalist',
  'comunicato comunicati stampa press room pressroom sala salastampa ufficio ufficiostampa office news media',
  'Sassuolo Fiorano Formigine Maranello Casalgrande Scandiano Castellarano Rubiera Modena Reggio Emilia',
  'Imola Faenza Bologna Rimini Spezzano Civita Castellana',
].join(' ');

/** Lower case letters without accents: Müller is `muller` and `mueller`. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const spellings = (text: string): string[] => {
  const plain = fold(text);
  const german = fold(text.normalize('NFC').replace(/[äöü]/giu, (letter) => `${letter}e`));
  return plain === german ? [plain] : [plain, german];
};
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

const partsOf = (text: string): string[] => text.split(/[^\p{L}]+/u);
/** A whole address, its local part and its domain; a name without spaces. */
const joinedOf = (text: string): string[] => [text, ...text.split('@')].map(lettersOf);

/** Words of names, addresses and places, separately and joined for each name. */
export function wordsIn(texts: readonly string[]): Set<string> {
  const words = [
    ...spellings(TRADE).flatMap(partsOf),
    ...texts
      .flatMap((text) => [text, toReadableAddress(text)])
      .flatMap(spellings)
      .flatMap((text) => [...partsOf(text), ...joinedOf(text)]),
  ];
  return new Set(words.filter((word) => word.length >= WORD_MIN));
}

/** Whether a text consists only of these words. */
function isMadeOf(text: string, words: ReadonlySet<string>): boolean {
  const longest = Math.max(...Array.from(words, (word) => word.length));
  const reached = [true];
  for (let end = 1; end <= text.length; end += 1) {
    const from = Math.max(0, end - longest);
    const starts = Array.from({ length: end - from }, (_, index) => from + index);
    reached[end] = starts.some((start) => reached[start] && words.has(text.slice(start, end)));
  }
  return reached[text.length] ?? false;
}

/**
 * Whether a password consists only of words connected with the press room or its owner, with added signs and digits.
 */
export function isOwnWords(password: string, words: ReadonlySet<string>): boolean {
  const texts = new Set([lettersOf(fold(password)), ...[...coresOf(fold(password))].map(lettersOf)]);
  return [...texts].some(
    (text) => text.length >= TEXT_MIN && text.length <= TEXT_MAX && isMadeOf(text, words),
  );
}
