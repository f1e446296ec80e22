import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './span.ts';

/** Current unit of work: a request or a job. */
export interface Scope {
  /** On every log line written in it. */
  ids: Readonly<Record<string, string | number>>;
  /** Its span; absent without tracing. */
  span?: Span;
}

/** Adds the id of the trace, if there is one. */
export const scopeOf = (ids: Scope['ids'], span: Span | null): Scope =>
  span === null ? { ids } : { ids: { ...ids, traceId: span.traceId }, span };

const scopes = new AsyncLocalStorage<Scope>();

/** Runs `work`, and everything it starts, in the scope of this request or job. */
export const runIn = <Result>(scope: Scope, work: () => Result): Result => scopes.run(scope, work);

/** Current scope; null for work outside requests and jobs. */
export const findScope = (): Scope | null => scopes.getStore() ?? null;
