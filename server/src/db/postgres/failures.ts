import type { DatabaseFailure } from '../database.ts';

const UNAVAILABLE_STATES = ['57P01', '57P02', '57P03', '53300', '57014', '40001', '40P01', '25006'];
const UNAVAILABLE_ERRORS = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'];

/** What pg throws without a code. */
const LOST_CONNECTIONS = [
  'Connection terminated',
  'timeout exceeded when trying',
  'Client has encountered a connection error',
  'Client was closed',
];

const LOCK_NOT_AVAILABLE = '55P03';

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Others have what was asked for without waiting, or for as long as was waited. */
export const isInTheWay = (error: unknown): boolean => codeOf(error) === LOCK_NOT_AVAILABLE;

export function classify(error: unknown): DatabaseFailure {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (code === '23505') return 'unique';
  if (code === '23503') return 'reference';
  if (code === '2201B') return 'invalid-pattern';
  if (code === '53100') return 'full';
  if (code.startsWith('08') || UNAVAILABLE_STATES.includes(code) || UNAVAILABLE_ERRORS.includes(code)) {
    return 'unavailable';
  }
  const isConnectionLost = LOST_CONNECTIONS.some((text) => error.message.includes(text));
  return isConnectionLost ? 'unavailable' : null;
}
