import type { Language } from './languages.ts';

/** Only letters and digits count: formatting, spaces and punctuation may change. */
const OTHERS = /[^\p{L}\p{N}]+/gu;

/**
 * Mark of a passage by machine translation: editing its words changes it. The 53-bit hash cyrb53 of language and words;
 * '' without words.
 */
export function markPassage(language: Language, text: string): string {
  const words = text.normalize('NFC').replace(OTHERS, '');
  if (words === '') return '';
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (const character of `${language}:${words}`) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}
