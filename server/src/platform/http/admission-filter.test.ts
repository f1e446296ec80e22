import { expect, it } from 'vitest';
import { AdmissionFilter } from './admission-filter.ts';

const addressOf = (at: number): string => `answer en public /api/press_room/press_release/?page=${at}`;
const COUNT = 10_000;

it('tells keys that were asked for before from those that were not', () => {
  const asked = new AdmissionFilter();
  const keys = Array.from({ length: COUNT }, (_, at) => addressOf(at));
  expect(keys.filter((key) => asked.note(key))).toEqual([]);
  // Some keys share a place, which keeps only the last one.
  const known = keys.toReversed().filter((key) => asked.note(key));
  expect(known.length).toBeGreaterThan(COUNT * 0.8);
});

it('forgets what was asked for long ago', () => {
  const asked = new AdmissionFilter();
  asked.note('one');
  for (let at = 0; at < 40 * COUNT; at += 1) asked.note(addressOf(at));
  expect([asked.note('one'), asked.note('one')]).toEqual([false, true]);
});
