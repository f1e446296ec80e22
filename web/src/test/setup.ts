import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const { getElementError } = getConfig();
configure({
  // Screens load when they open, which can take long on a busy machine.
  asyncUtilTimeout: 60_000,
  // Print the page only when a wait times out, not on each attempt.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});
/** Whether Testing Library is waiting. */
function isWaiting(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

// jsdom has no layout, and no scrolling.
vi.stubGlobal('scrollTo', vi.fn());
// jsdom has no modal dialogs.
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

/** Warning about `<search>`, which jsdom does not support. */
function isUnknownToJsdom([text, tag]: unknown[]): boolean {
  return typeof text === 'string' && text.includes('is unrecognized in this browser') && tag === 'search';
}
