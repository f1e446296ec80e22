import { m } from '../paraglide/messages.js';
import { formatInstant, formatMoment } from './format.ts';

const VOWEL_DAY = /^(?:8|11)\b/;

const withArticle = (date: string): string =>
  VOWEL_DAY.test(date) ? m['dates.onVowel']({ date }) : m['dates.on']({ date });

/**
 * Day of an instant, in the reader's zone or the given one, within a sentence: on 12 March 2026, il 12 marzo 2026, l’8
 * marzo 2026.
 */
export const formatOnDay = (instant: string, timeZone?: string): string =>
  withArticle(formatMoment(instant, { dateStyle: 'long', timeZone }));

/** The same with the time. */
export const formatOnInstant = (instant: string, timeZone?: string): string =>
  withArticle(formatInstant(instant, timeZone));
