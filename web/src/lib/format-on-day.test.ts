import { beforeEach, expect, it } from 'vitest';
import { chooseLocale } from '../i18n/locale.ts';
import { formatOnDay } from './format-on-day.ts';

beforeEach(() => chooseLocale('it'));

it('is formatted for a sentence', () => {
  const noonOn = (day: number): string => new Date(2026, 2, day, 12).toISOString();
  expect(formatOnDay(noonOn(12))).toBe('il 12 marzo 2026');
  expect(formatOnDay(noonOn(8))).toBe('l’8 marzo 2026');
  chooseLocale('en');
  expect(formatOnDay(noonOn(12))).toBe('on 12 March 2026');
});

it.each([0, 23])('is the day where the reader is, also at %i hours', (hour) => {
  expect(formatOnDay(new Date(2026, 2, 12, hour, 30).toISOString())).toBe('il 12 marzo 2026');
});

it('is the day of a zone that is named', () => {
  expect(formatOnDay('2026-03-11T23:30:00Z', 'Europe/Rome')).toBe('il 12 marzo 2026');
  expect(formatOnDay('2026-03-12T00:30:00Z', 'America/New_York')).toBe('l’11 marzo 2026');
});
