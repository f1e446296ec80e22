import { describe, expect, it } from 'vitest';
import { changeFilter, readFilter, readReading, toMagazines } from './filter.ts';

describe('the filter in the address', () => {
  it('says period, territory, words and shelf, and reads them again', () => {
    const filter = { q: 'grandi lastre', year: 2026, month: 3, territory: 'DE', shelf: 2 };
    const address = toMagazines('international', filter);
    expect(address).toBe('/international-magazine?q=grandi+lastre&year=2026&month=3&territory=DE&shelf=2');
    expect(readFilter(address.split('?')[1] ?? '')).toEqual(filter);
  });
  it('leaves out what is not chosen', () => {
    expect(toMagazines('italian', readFilter(''))).toBe('/italian-magazine');
  });
  it.each(['year=twelve', 'month=13', 'month=0', 'territory=Germany', 'territory=de', 'shelf=-1'])(
    'takes no notice of %s',
    (search) => expect(readFilter(search)).toEqual({ q: '', shelf: 1 }),
  );
  it('starts at the first shelf when something else is chosen', () => {
    const filter = { q: '', year: 2026, month: 3, shelf: 4 };
    expect(changeFilter(filter, { month: undefined })).toEqual({ q: '', year: 2026, shelf: 1 });
  });
});

describe('the open issue in the address', () => {
  it('is there with its page and the words looked for', () => {
    const address = toMagazines('italian', { year: 2024 }, { id: 12, page: 5, find: 'smalto' });
    expect(address).toBe('/italian-magazine?year=2024&read=12&page=5&find=smalto');
    expect(readReading(address.split('?')[1] ?? '')).toEqual({ id: 12, page: 5, find: 'smalto' });
  });
  it.each(['', 'page=5', 'read=x', 'read=0'])('is none in "%s"', (search) =>
    expect(readReading(search)).toBeNull(),
  );
  it('opens at its first page when none is named', () => {
    expect(readReading('read=3&page=zero')).toEqual({ id: 3, page: 1, find: '' });
  });
});
