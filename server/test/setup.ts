import { afterEach, expect, vi } from 'vitest';

// Output that nobody declared is a failure: a server that complains is not fine.
const errors = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = errors.mock.calls.slice();
  errors.mockClear();
  expect(calls).toEqual([]);
});
