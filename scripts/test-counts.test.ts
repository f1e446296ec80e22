import { expect, it } from 'vitest';
import { countVitest } from './test-counts.ts';

const REPORT = JSON.stringify({
  testResults: [
    {
      assertionResults: [
        { status: 'passed', tags: ['quick'] },
        { status: 'skipped', tags: ['quick'] },
        { status: 'skipped', tags: [] },
      ],
    },
    { assertionResults: [{ status: 'failed', tags: ['engine', 'quick'] }] },
    { assertionResults: [] },
  ],
});

it('counts a test that nobody selected as none, not as skipped', () => {
  expect(countVitest(REPORT, { tag: 'quick' })).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(countVitest(REPORT, { without: 'engine' })).toEqual({ passed: 1, failed: 0, skipped: 2 });
  expect(countVitest(REPORT, { tag: 'quick', without: 'engine' })).toEqual({
    passed: 1,
    failed: 0,
    skipped: 1,
  });
  expect(countVitest(REPORT)).toEqual({ passed: 1, failed: 1, skipped: 2 });
});
