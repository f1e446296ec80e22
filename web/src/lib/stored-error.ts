import { REPORT_MESSAGE_MAX_LENGTH } from '@press-room/contract/error-reports';
import { tellablePath } from './action-log.ts';
import { ApiError } from './api-error.ts';
import { ChunkLoadError } from './load-screen.ts';
import { readSessionJson, writeSession } from './storage.ts';
import { createStore, useStore } from './store.ts';

export type StoredError = { message: string; route: string };

const KEY = 'error';
// Survives a reload, so that the error can still be reported after it.
const errorStore = createStore<StoredError | null>(readSessionJson<StoredError>(KEY));

/** Last error that can be reported (spec 8), or null. */
export const useStoredError = (): StoredError | null => useStore(errorStore);
export const getStoredError = errorStore.get;

/** A missing connection is not reported, and a report could not be sent. */
const isSilence = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 0) || (error instanceof ChunkLoadError && !navigator.onLine);

export function storeError(error: unknown): void {
  if (isSilence(error)) return;
  const route = tellablePath(location.hash.slice(1));
  keep({ message: describe(error).slice(0, REPORT_MESSAGE_MAX_LENGTH), route });
}

export const clearStoredError = (): void => keep(null);

function keep(error: StoredError | null): void {
  writeSession(KEY, error === null ? null : JSON.stringify(error));
  errorStore.set(error);
}

function describe(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  return error.stack?.includes(error.message)
    ? error.stack
    : `${error.name}: ${error.message}\n${error.stack ?? ''}`;
}
