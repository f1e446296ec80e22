import { afterEach, expect, vi } from 'vitest';

// Undeclared output fails a test, because a server must not log errors.
const errors = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = errors.mock.calls.slice();
  errors.mockClear();
  expect(calls).toEqual([]);
});
