import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const { getElementError } = getConfig();
configure({
  // Screens are fetched when they open, which a busy machine takes its time for.
  asyncUtilTimeout: 60_000,
  // The whole page is printed only when a wait times out, not on each attempt.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});
/** As the library calls it internally. */
function isWaiting(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

// jsdom draws nothing, so it has no places to scroll to.
vi.stubGlobal('scrollTo', vi.fn());
// Nor dialogs.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

// Console output fails the test.
afterEach(() => {
  cleanup();
  localStorage.clear();
  const told = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  expect(told.filter((call) => !isUnknownToJsdom(call))).toEqual([]);
});

/** Every browser of today knows `<search>`; jsdom does not. */
function isUnknownToJsdom([text, tag]: unknown[]): boolean {
  return typeof text === 'string' && text.includes('is unrecognized in this browser') && tag === 'search';
}
