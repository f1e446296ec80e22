import type { LogConfig } from 'kysely';
import { findScope } from '../tracing/scope.ts';
import { failureOf } from '../tracing/span.ts';
import type { Engine } from './db.ts';

/** Query logging without a collector: none, at no cost. */
export const NO_SPANS: LogConfig = [];

/** A span for each query of a request or job that is traced: its statement, in which values have blanks. */
export const spansOf = (engine: Engine): LogConfig => {
  const system = engine === 'sqlite' ? 'sqlite' : 'postgresql';
  return (event) => {
    const span = findScope()?.span;
    if (span === undefined) return;
    const { sql } = event.query;
    const [name = 'query'] = sql.trimStart().split(/\s/, 1);
    const attributes = { 'db.system.name': system, 'db.query.text': sql };
    const outcome = event.level === 'error' ? { failure: failureOf(event.error) } : undefined;
    span.note({ name, kind: 'client', attributes }, event.queryDurationMillis, outcome);
  };
};
