import { afterEach, describe, expect, it } from 'vitest';
import { chooseLocale } from '../../../i18n/locale.ts';
import { isOpen, listOpenDays } from './hours.ts';

const HOURS = [
  { days: [4, 1, 2, 3], opens: '09:00', closes: '13:00' },
  { days: [1, 2, 3, 4], opens: '14:00', closes: '18:00' },
  { days: [5, 7], opens: '09:00', closes: '13:00' },
];

afterEach(() => chooseLocale('en'));

describe('listOpenDays', () => {
  it('combines equal hours of several days', () => {
    expect(listOpenDays(HOURS)).toEqual([
      { days: 'Monday to Thursday', times: ['09:00–13:00', '14:00–18:00'] },
      { days: 'Friday and Sunday', times: ['09:00–13:00'] },
    ]);
  });

  it('speaks Italian', () => {
    chooseLocale('it');
    expect(listOpenDays(HOURS).map(({ days }) => days)).toEqual([
      'Da lunedì a giovedì',
      'Venerdì e domenica',
    ]);
  });
});

describe('isOpen', () => {
  it.each([
    // 20 November 2026 is a Friday; Rome is an hour ahead of UTC.
    ['2026-11-20T08:00:00Z', true],
    ['2026-11-20T07:59:59Z', false],
    ['2026-11-20T11:59:00Z', true],
    ['2026-11-20T12:00:00Z', false],
    ['2026-11-21T09:00:00Z', false],
    ['2026-11-18T23:30:00Z', false],
  ])('at %s is %s', (instant, isIt) => {
    expect(isOpen(HOURS, 'Europe/Rome', new Date(instant))).toBe(isIt);
  });
});
