import { describe, expect, it } from 'vitest';
import { countPages, readFilter, toFiltered } from './filter.ts';

describe('the filter in the address', () => {
  it('survives the way there and back', () => {
    const filter = readFilter('q=gres+porcellanato&company=5&year=2025&month=3&language=it&page=2');
    expect(filter).toEqual({
      q: 'gres porcellanato',
      company: 5,
      year: 2025,
      month: 3,
      language: 'it',
      page: 2,
    });
    expect(readFilter(toFiltered(filter, { page: 2 }).split('?')[1] ?? '')).toEqual(filter);
  });
  it('ignores invalid values', () => {
    expect(readFilter('year=last&month=13&language=xx&page=-1')).toEqual({ q: '', page: 1 });
  });
  it('starts at page one when anything else changes', () => {
    expect(toFiltered(readFilter('year=2025&page=4'), { month: 2 })).toBe('/home?year=2025&month=2');
  });
  it('takes a filter away', () => {
    expect(toFiltered(readFilter('year=2025'), { year: undefined })).toBe('/home');
  });
  it('has twelve releases on a page', () => {
    expect([0, 12, 13].map(countPages)).toEqual([1, 1, 2]);
  });
});
