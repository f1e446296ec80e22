import { expect, it } from 'vitest';
import { chooseLocale } from '../i18n/locale.ts';
import { formatDays } from './format-days.ts';

it.each([
  ['en', '28–31 December 2026', '29 December 2026 – 1 January 2027'],
  ['it', '28–31 dicembre 2026', '29 dicembre 2026 – 1 gennaio 2027'],
] as const)('joins days of a month without spaces, in %s', (locale, ofMonth, ofYears) => {
  chooseLocale(locale);
  expect(formatDays({ starts_on: '2026-12-28', ends_on: '2026-12-31' })).toBe(ofMonth);
  // As browsers write them, also where the server draws.
  expect(formatDays({ starts_on: '2026-12-29', ends_on: '2027-01-01' })).toBe(ofYears);
});
