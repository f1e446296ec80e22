import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { call } from '../load.ts';
import { ask } from './ask.ts';
import { type Room, WORKERS } from './room.ts';
import { type AskSignedIn, openSession, pause } from './workload/session.ts';

/** Allows for a busy machine; after this time recovery has failed. */
const PATIENCE_MS = 600_000;

/** Waits until the press room reads and writes again without intervention, with all its processes. */
export async function recover(room: Room): Promise<void> {
  const begin = performance.now();
  const asOfficer = openSession(room);
  while (!room.isOver) {
    if ((await isReady(room)) && (await isAnswered(asOfficer)) && (await isComplete(room))) return;
    if (performance.now() - begin > PATIENCE_MS) {
      room.history.breach('ready', `it did not come back by itself within ${PATIENCE_MS / 1000} s`);
      return;
    }
    await pause();
  }
}

const isReady = async (room: Room): Promise<boolean> =>
  (await ask(room, { path: '/readyz' })).is === 'acknowledged';

const isAnswered = async (asOfficer: AskSignedIn): Promise<boolean> =>
  (await asOfficer({ path: `${OFFICE_PRESS_RELEASE_PATH}?format=datatables` })).is === 'acknowledged';

/** While one of several processes is missing, the other must not be killed. */
async function isComplete({ engine, metrics }: Room): Promise<boolean> {
  if (engine === 'sqlite') return true;
  const answer = await call(metrics);
  return answer.kind === 'whole' && answer.text.includes(`press_room_workers{state="serving"} ${WORKERS}\n`);
}
