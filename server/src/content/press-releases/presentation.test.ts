import type { PressReleaseRow } from '@press-room/contract/press-releases';
import { describe, expect, it } from 'vitest';
import { ReleaseRowText } from './presentation.ts';

const ROW: PressReleaseRow = {
  id: 1,
  title: 'Said ,"date":"2026" and \\ meant it',
  subtitle: ',"date":"',
  abstract: 'Città {"abstract":"…"}',
  date: '2026-03-05',
  year: 2026,
  month: 3,
  group: { id: 1, name: 'Site Alpha' },
  company: null,
  access: 'public',
  language: 'en',
  languages: ['en'],
  image: null,
  corrected_at: null,
};

describe('a row that is kept as JSON', () => {
  it('hands out what is searched first, whatever stands in it', () => {
    const { title, abstract } = new ReleaseRowText(ROW).readHead();
    expect({ title, abstract }).toEqual({ title: ROW.title, abstract: ROW.abstract });
  });
});
