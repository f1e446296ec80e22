import { sayReason } from '../../errors/operator-error.ts';
import type { DatabaseFailure } from '../database.ts';
import { Client, pg } from './pg.ts';

/**
 * No connection, or a lost one. Callers do not need to know whether the server, the network, a proxy, a name or a
 * timeout is the cause.
 */
export class ConnectionFailure extends Error {
  /** SQLSTATE, or the system's error code; undefined if there is neither. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(sayReason(cause), { cause });
    this.code = codeOf(cause) || undefined;
  }
}

/** Error of a query, marked if its connection is lost. An error reported by the server is unchanged. */
export const toQueryError = (error: unknown, client: object): unknown =>
  client instanceof Client && client.isBroken && !(error instanceof pg.DatabaseError)
    ? new ConnectionFailure(error)
    : error;

/**
 * SQLSTATE classes of a server that is unavailable: connections, transactions to retry, insufficient resources,
 * operator intervention, and system errors.
 */
const UNAVAILABLE_CLASSES = ['08', '40', '53', '57', '58'];
/** A standby refuses writes, or the server ended a transaction at its timeout. */
const UNAVAILABLE_STATES = ['25006', '25P03', '25P04'];

const LOCK_NOT_AVAILABLE = '55P03';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether locks of others caused it, with `nowait` or after the lock timeout. */
export const isInTheWay = (error: unknown): boolean => codeOf(error) === LOCK_NOT_AVAILABLE;

export function classify(error: unknown): DatabaseFailure {
  if (error instanceof ConnectionFailure) return 'unavailable';
  if (!(error instanceof pg.DatabaseError)) return null;
  const { code = '' } = error;
  switch (code) {
    case '23505':
      return 'unique';
    case '23503':
      return 'reference';
    case '2201B':
      return 'invalid-pattern';
    case '53100':
      return 'full';
  }
  const isUnavailable = UNAVAILABLE_CLASSES.includes(code.slice(0, 2)) || UNAVAILABLE_STATES.includes(code);
  return isUnavailable ? 'unavailable' : null;
}
