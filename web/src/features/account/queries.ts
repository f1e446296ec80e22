import type { Session } from '@press-room/contract/account';
import { TOKEN_AUTH_PATH, TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { postJson } from '../../lib/api.ts';
import { ANSWER_WAIT_MS } from '../../lib/kept-caches.ts';

export type Credentials = { email: string; password: string };

export const requestSession = (credentials: Credentials): Promise<Session> =>
  postJson<Session>(TOKEN_AUTH_PATH, credentials);

/** Same timeout as for cached answers, so that navigation is not delayed further. */
export const refreshSession = (token: string): Promise<Session> =>
  postJson<Session>(TOKEN_REFRESH_PATH, { token }, { signal: AbortSignal.timeout(ANSWER_WAIT_MS) });
