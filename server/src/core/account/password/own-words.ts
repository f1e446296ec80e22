import { EMAIL_MAX_LENGTH } from '@press-room/contract/limits';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { coresOf } from './cores.ts';

/** A letter alone is an initial; two are a word of a name, as in `Ceramiche del Po`, beside others. */
const WORD_MIN = 2;
const TEXT_MIN = 3;
/** As long as an address may be. */
const TEXT_MAX = EMAIL_MAX_LENGTH;
/** Words of the trade and its district: the first guesses for a press room of ceramics. */
const TRADE = [
  'ceramica ceramiche ceramic ceramics piastrella piastrelle tile tiles fiera fair giornalista journalist',
  'comunicato comunicati stampa press room pressroom sala salastampa ufficio ufficiostampa office news media',
  'Sassuolo Fiorano Formigine Maranello Casalgrande Scandiano Castellarano Rubiera Modena Reggio Emilia',
  'Imola Faenza Bologna Rimini Spezzano Civita Castellana',
].join(' ');

/** Small letters without accents: Müller is `muller` and `mueller`. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const spellings = (text: string): string[] => {
  const plain = fold(text);
  const german = fold(text.normalize('NFC').replace(/[äöü]/giu, (letter) => `${letter}e`));
  return plain === german ? [plain] : [plain, german];
};
const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

const partsOf = (text: string): string[] => text.split(/[^\p{L}]+/u);
/** An address in whole, its local part and its domain, a name without its blanks. */
const joinedOf = (text: string): string[] => [text, ...text.split('@')].map(lettersOf);

/** The words of names, addresses and places, each for itself and all of one name together. */
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

/** Whether a text is these words one behind the other, and nothing else. */
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

/** Whether nothing is left of a password but words of the house and of its owner, and ornament. */
export function isOwnWords(password: string, words: ReadonlySet<string>): boolean {
  const texts = new Set([lettersOf(fold(password)), ...[...coresOf(fold(password))].map(lettersOf)]);
  return [...texts].some(
    (text) => text.length >= TEXT_MIN && text.length <= TEXT_MAX && isMadeOf(text, words),
  );
}
