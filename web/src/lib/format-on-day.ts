import { m } from '../paraglide/messages.js';
import { formatDate } from './format.ts';

const VOWEL_DAY = /^(?:8|11)\b/;

/** `2026-03-12` as it stands in a sentence: on 12 March 2026, il 12 marzo 2026, l’8 marzo 2026. */
export function formatOnDay(date: string): string {
  const words = formatDate(date);
  return VOWEL_DAY.test(words) ? m['dates.onVowel']({ date: words }) : m['dates.on']({ date: words });
}
