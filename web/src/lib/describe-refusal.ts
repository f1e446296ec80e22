import { m } from '../paraglide/messages.js';
import { ApiError } from './api-error.ts';

const LONG_WAIT_SECONDS = 120;

/** Waiting time as text, in minutes if it is long. */
function describeWait(seconds: number): string {
  if (seconds <= LONG_WAIT_SECONDS) return m['account.login.wait']({ count: seconds });
  return m['account.waitMinutes']({ count: Math.ceil(seconds / 60) });
}

/** Text for a refused form: the waiting time, or the server's message. */
export function describeRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return m['errors.server']();
  if (error.status === 429 && error.retryAfter) return describeWait(error.retryAfter);
  return error.message;
}
