import { sayReason } from '../../errors/operator-error.ts';
import type { DatabaseFailure } from '../database.ts';
import { Client, pg } from './pg.ts';

/**
 * There is no connection, or the one that was used is lost: whether the server, the network, a proxy, a name or a time limit is
 * the reason makes no difference to who asks.
 */
export class ConnectionFailure extends Error {
  /** SQLSTATE, or the code of the system; undefined where neither gave one. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(sayReason(cause), { cause });
    this.code = codeOf(cause) || undefined;
  }
}

/** The error of a query, by whether its connection is lost. What the server itself says is an answer. */
export const toQueryError = (error: unknown, client: object): unknown =>
  client instanceof Client && client.isBroken && !(error instanceof pg.DatabaseError)
    ? new ConnectionFailure(error)
    : error;

/**
 * What the server says when it cannot serve now, as classes of SQLSTATE: connections, transactions that are to be tried again,
 * too few resources, an operator, and its own system.
 */
const UNAVAILABLE_CLASSES = ['08', '40', '53', '57', '58'];
/** A standby takes no writes; the server ended a transaction that took too long. */
const UNAVAILABLE_STATES = ['25006', '25P03', '25P04'];

const LOCK_NOT_AVAILABLE = '55P03';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Others have what was asked for without waiting, or for as long as was waited. */
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
