import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLocale } from '../i18n/locale.ts';
import { excerpt, formatBytes, formatDate, languageName, monthName } from './format.ts';

describe('excerpt', () => {
  it('cuts after exactly 100 characters and adds three dots', () => {
    expect(excerpt('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
  });
  it('leaves 100 characters alone', () => {
    expect(excerpt('a'.repeat(100))).toBe('a'.repeat(100));
  });
  it('never cuts a character in two', () => {
    expect(excerpt('🏺🏺🏺', 2)).toBe('🏺🏺...');
  });
});

describe('dates, sizes and names', () => {
  beforeEach(() => chooseLocale('it'));

  it('follow the chosen language', () => {
    expect(formatDate('2026-03-01')).toBe('1 marzo 2026');
    expect(monthName(12)).toBe('Dicembre');
    expect(languageName('en')).toBe('inglese');
    chooseLocale('en');
    expect(formatDate('2026-03-01')).toBe('1 March 2026');
  });
  it('say bytes as kilobytes or megabytes', () => {
    expect(formatBytes(482_133)).toBe('482 kB');
    expect(formatBytes(18_482_133)).toBe('18,5 MB');
  });
});
