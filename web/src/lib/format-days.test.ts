import { expect, it } from 'vitest';
import { chooseLocale } from '../i18n/locale.ts';
import { formatDays } from './format-days.ts';

const unbroken = (text: string): string => text.replaceAll('_', '\u00a0');

it.each([
  ['en', '28–31_December_2026', '29_December_2026_– 1_January_2027'],
  ['it', '28–31_dicembre_2026', '29_dicembre_2026_– 1_gennaio_2027'],
] as const)('joins days of a month without spaces, and breaks no date, in %s', (locale, ofMonth, ofYears) => {
  chooseLocale(locale);
  expect(formatDays({ starts_on: '2026-12-28', ends_on: '2026-12-31' })).toBe(unbroken(ofMonth));
  // Same output in browsers and in server rendering.
  expect(formatDays({ starts_on: '2026-12-29', ends_on: '2027-01-01' })).toBe(unbroken(ofYears));
});
