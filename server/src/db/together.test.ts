import { describe, expect, it } from 'vitest';
import { readTogether } from './together.ts';

describe('what is read together', () => {
  const place = {};
  const asked: (readonly number[])[] = [];
  const read = async (ids: readonly number[]): Promise<Map<number, string>> => {
    asked.push(ids);
    if (ids.includes(13)) throw new Error('unlucky');
    return new Map(ids.filter((id) => id < 100).map((id) => [id, `row ${id}`]));
  };
  const ask = (id: number, shape = 'rows') => readTogether(place, { shape, id }, read);
  const take = (): (readonly number[])[] => asked.splice(0);

  it('goes with one statement, to each their own row, and null for what is not there', async () => {
    expect(await Promise.all([ask(1), ask(2), ask(100), ask(1)])).toEqual(['row 1', 'row 2', null, 'row 1']);
    expect(take()).toEqual([[1, 2, 100, 1]]);
  });

  it('is apart where the shape differs, and where too many come at once', async () => {
    const many = Array.from({ length: 10 }, (_, at) => ask(at));
    await Promise.all([...many, ask(1, 'other rows')]);
    expect(take().map(({ length }) => length)).toEqual([8, 2, 1]);
  });

  it('is never what was begun before it was asked for', async () => {
    expect(await ask(1)).toBe('row 1');
    // Asked for as soon as the one before is there, within the same turn.
    expect([await ask(2), await ask(3)]).toEqual(['row 2', 'row 3']);
    expect(take()).toEqual([[1], [2], [3]]);
  });

  it('fails for all who asked, and for nobody later', async () => {
    const outcomes = await Promise.allSettled([ask(1), ask(13)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask(1)).toBe('row 1');
  });
});
