import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLocale } from '../i18n/locale.ts';
import { formatBytes, formatDate, languageName, monthName } from './format.ts';

describe('dates, sizes and names', () => {
  beforeEach(() => chooseLocale('it'));

  it('follow the chosen language', () => {
    expect(formatDate('2026-03-01')).toBe('1 marzo 2026');
    expect(monthName(12)).toBe('Dicembre');
    expect(languageName('en')).toBe('inglese');
    chooseLocale('en');
    expect(formatDate('2026-03-01')).toBe('1 March 2026');
  });
  it('say bytes as kilobytes, megabytes or gigabytes', () => {
    expect(formatBytes(482_133)).toBe('482 kB');
    expect(formatBytes(18_482_133)).toBe('18,5 MB');
    expect(formatBytes(45_284_700_000)).toBe('45,3 GB');
  });
});
