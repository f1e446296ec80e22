/** Constants shared by the page and its service worker. Independent of the page, which the worker does not have. */

/** Caches of the signed-in user, removed with the session. A change of their format needs a new number. */
export const READER_CACHES = {
  owner: 'reader-owner-1',
  answers: 'reader-answers-1',
  pictures: 'reader-pictures-1',
} as const;

/** Header of a cached answer, and `meta` name in a cached page, with the time of the request. */
export const KEPT_AT_HEADER = 'Kept-At';
export const KEPT_AT_META = 'kept-at';

/** Time limit in milliseconds: a slower connection counts as offline. */
export const ANSWER_WAIT_MS = 8000;

/** Resource that the page loaded before a worker controlled it. */
export type Shown = { address: string; isPicture: boolean };

export type WorkerMessage =
  | { type: 'take-over' }
  | { type: 'forget-reader' }
  | { type: 'shown'; shown: Shown[]; language: string };
