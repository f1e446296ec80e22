import { m } from '../paraglide/messages.js';
import { formatMoment } from './format.ts';

const VOWEL_DAY = /^(?:8|11)\b/;

/**
 * The day of an instant, where the reader is or in the zone that is named, as it stands in a sentence: on 12 March 2026,
 * il 12 marzo 2026, l’8 marzo 2026.
 */
export function formatOnDay(instant: string, timeZone?: string): string {
  const words = formatMoment(instant, { dateStyle: 'long', timeZone });
  return VOWEL_DAY.test(words) ? m['dates.onVowel']({ date: words }) : m['dates.on']({ date: words });
}
