import { AsyncLocalStorage } from 'node:async_hooks';

/** Stands for one answer that is made for readers, with all that is read for it. */
export type Reading = object;

const readings = new AsyncLocalStorage<Reading>();

/**
 * What `work` asks of the database is shown to readers and written nowhere, so that a replica may answer it. What is made
 * within another answer belongs to that one.
 */
export const readForReaders = <Result>(work: () => Result): Result =>
  readings.getStore() === undefined ? readings.run({}, work) : work();

/** Null: what is asked now is for somebody else, such as the office or a job. */
export const findReading = (): Reading | null => readings.getStore() ?? null;
