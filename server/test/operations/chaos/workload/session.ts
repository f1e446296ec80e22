import { setTimeout as delay } from 'node:timers/promises';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { ACCOUNT } from '../../content.ts';
import { ask, bodyOf, type Reply, type Wish } from '../ask.ts';
import type { Room } from '../room.ts';

const PAUSE_MS = 100;
const UNAUTHORIZED = 401;

/** Failed requests are repeated only after a pause. */
export const pause = (): Promise<void> => delay(PAUSE_MS);

export type AskSignedIn = (wish: Wish) => Promise<Reply>;

/** An officer who signs in again whenever the session has expired, for example by a change of the clock. */
export function openSession(room: Room): AskSignedIn {
  let token: string | null = null;
  return async (wish) => {
    while (token === null && !room.isOver) {
      const session = await ask(room, { method: 'POST', path: TOKEN_AUTH_PATH, body: ACCOUNT });
      if (session.is === 'acknowledged') token = bodyOf<{ token: string }>(session).token;
      else await pause();
    }
    const headers = { ...wish.headers, Authorization: `JWT ${token}` };
    const refusals = [...(wish.refusals ?? []), UNAUTHORIZED];
    const reply = await ask(room, { ...wish, headers, refusals });
    if (reply.is === 'refused' && reply.status === UNAUTHORIZED) token = null;
    if (reply.is !== 'acknowledged') await pause();
    return reply;
  };
}
