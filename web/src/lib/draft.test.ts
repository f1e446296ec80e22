import { afterEach, describe, expect, it } from 'vitest';
import { dropDraft, readDraft, writeDraft } from './draft.ts';

const EMPTY = { name: '', company: null as { id: number } | null, sector: [] as string[], accept: false };

afterEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('brings back what was typed', () => {
    const typed = { name: 'Alice', company: { id: 3 }, sector: ['design'], accept: true };
    writeDraft('form', typed);
    expect(readDraft('form', EMPTY)).toEqual(typed);
  });
  it('keeps fields that the form does not know out of it', () => {
    writeDraft('form', { name: 'Alice', password: 'secret' });
    expect(readDraft('form', EMPTY)).toEqual({ ...EMPTY, name: 'Alice' });
  });
  it('keeps fields of another type out', () => {
    writeDraft('form', { name: 7, sector: 'design', accept: 'yes' });
    expect(readDraft('form', EMPTY)).toEqual(EMPTY);
  });
  it.each(['', 'nonsense', 'null', '7'])('starts empty from %j', (stored) => {
    sessionStorage.setItem('form', stored);
    expect(readDraft('form', EMPTY)).toEqual(EMPTY);
  });
  it('is gone once it is dropped', () => {
    writeDraft('form', { name: 'Alice' });
    dropDraft('form');
    expect(readDraft('form', EMPTY)).toEqual(EMPTY);
  });
});
