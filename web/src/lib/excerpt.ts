import { EXCERPT_LENGTH } from '@press-room/contract/limits';

/** Maximum number of characters of a sentence, which may be longer than an excerpt. */
const SENTENCE_LENGTH = 240;

/**
 * First sentences of an abstract that fit, at least one. A sentence that is too long is cut after a word, followed by
 * `...` (spec 9).
 */
export function excerpt(text: string, language?: string): string {
  const characters = Array.from(text);
  if (characters.length <= EXCERPT_LENGTH) return text;
  const sentences = Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text));
  const ends = sentences.map(({ index, segment }) => text.slice(0, index + segment.length).trimEnd());
  const [first = ''] = ends;
  const whole = ends.findLast((each) => each.length <= EXCERPT_LENGTH) ?? first;
  if (whole.length <= SENTENCE_LENGTH && /[.!?…]["”’»)]*$/u.test(whole)) return whole;
  const start = characters.slice(0, EXCERPT_LENGTH).join('');
  const isWhole = /\s/.test(characters[EXCERPT_LENGTH] ?? '');
  const words = isWhole ? start : start.replace(/\s\S*$/u, '');
  return `${words.replace(/[\s.,;:–—-]+$/u, '')}...`;
}
