import { describe, expect, it } from 'vitest';
import { nameOf } from './prepared.ts';

const runs = (text: string): (string | undefined)[] => Array.from({ length: 6 }, () => nameOf(text));

describe('names of statements', () => {
  it('are given to writes that run often', () => {
    const names = runs('update "of_this_test" set "version" = $1 where "id" = $2');
    expect(names.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(names[4]).toMatch(/^s\d+$/);
    expect(names[5]).toBe(names[4]);
  });

  it.each([
    ['reads, whose plan depends on values', 'select "id" from "job" where "kind" = $1'],
    ['writes that return all columns', 'insert into "basket" ("id") values ($1) returning *'],
    ['writes of several rows', 'insert into "job" ("id") values ($1), ($2)'],
    ['writes of a list of rows', 'delete from "job" where "id" in ($1, $2)'],
    ['long writes', `update "job" set "kind" = '${'x'.repeat(2000)}'`],
  ])('are not given to %s', (_what, text) => {
    expect(new Set(runs(text))).toEqual(new Set([undefined]));
  });
});
