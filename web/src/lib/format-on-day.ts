import { m } from '../paraglide/messages.js';
import { formatInstant, formatMoment } from './format.ts';

const VOWEL_DAY = /^(?:8|11)\b/;

const withArticle = (date: string): string =>
  VOWEL_DAY.test(date) ? m['dates.onVowel']({ date }) : m['dates.on']({ date });

/**
 * Day of an instant as part of a sentence, in the reader's time zone or the given one: on 12 March 2026, il 12 marzo
 * 2026, l’8 marzo 2026.
 */
export const formatOnDay = (instant: string, timeZone?: string): string =>
  withArticle(formatMoment(instant, { dateStyle: 'long', timeZone }));

/** Day and time of an instant as part of a sentence. */
export const formatOnInstant = (instant: string, timeZone?: string): string =>
  withArticle(formatInstant(instant, timeZone));
