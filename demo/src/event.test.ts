import { expect, it } from 'vitest';
import { buildDemoDocument } from './document.ts';
import { atSix } from './office-time.ts';

it('opens and closes at six in the evening of the office, whenever it is installed', () => {
  expect(atSix('2026-12-23T22:43:07.123Z')).toBe('2026-12-23T17:00:00.000Z');
  expect(atSix('2026-07-23T22:43:07.123Z')).toBe('2026-07-23T16:00:00.000Z');
  const now = new Date('2026-11-26T22:43:07.123Z');
  const { events, press_releases } = buildDemoDocument(now, () => 'a password');
  expect(events[0]).toMatchObject({
    applications_from: '2026-11-19T17:00:00.000Z',
    applications_until: '2026-12-23T17:00:00.000Z',
  });
  expect(press_releases.flatMap(({ embargo_until }) => embargo_until ?? [])).toEqual([
    expect.stringMatching(/T17:00:00\.000Z$/),
  ]);
});
