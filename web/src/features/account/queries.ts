import { type Session, TOKEN_AUTH_PATH, TOKEN_REFRESH_PATH } from '@press-room/contract/account';
import { postJson } from '../../lib/api.ts';

export type Credentials = { email: string; password: string };

export const requestSession = (credentials: Credentials): Promise<Session> =>
  postJson<Session>(TOKEN_AUTH_PATH, credentials);

export const refreshSession = (token: string): Promise<Session> =>
  postJson<Session>(TOKEN_REFRESH_PATH, { token });
