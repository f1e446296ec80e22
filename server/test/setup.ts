import { afterEach, expect, vi } from 'vitest';

// Undeclared output fails a test: a server that logs an error is at fault.
const errors = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = errors.mock.calls.slice();
  errors.mockClear();
  expect(calls).toEqual([]);
});
