import { AsyncLocalStorage } from 'node:async_hooks';

/** What is worked on: a request or a job. */
export interface Scope {
  /** On every line of the log that is written meanwhile. */
  ids: Readonly<Record<string, string | number>>;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Whatever `work` begins belongs to this request or job, and so does what comes of it later. */
export const runIn = <Result>(scope: Scope, work: () => Result): Result => scopes.run(scope, work);

/** Null: nobody has asked for what runs now. */
export const findScope = (): Scope | null => scopes.getStore() ?? null;
