import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './span.ts';

/** What is worked on: a request or a job. */
export interface Scope {
  /** On every line of the log that is written meanwhile. */
  ids: Readonly<Record<string, string | number>>;
  /** What traces tell of it; absent where nobody wants to know. */
  span?: Span;
}

/** With the trace that it belongs to, where there is one. */
export const scopeOf = (ids: Scope['ids'], span: Span | null): Scope =>
  span === null ? { ids } : { ids: { ...ids, traceId: span.traceId }, span };

const scopes = new AsyncLocalStorage<Scope>();

/** Whatever `work` begins belongs to this request or job, and so does what comes of it later. */
export const runIn = <Result>(scope: Scope, work: () => Result): Result => scopes.run(scope, work);

/** Null: nobody has asked for what runs now. */
export const findScope = (): Scope | null => scopes.getStore() ?? null;
