import { setTimeout as delay } from 'node:timers/promises';
import { withReadOnlyConnection } from '../database.ts';
import { tryAgain } from './ask.ts';
import type { Room } from './room.ts';
import { openSession } from './workload/session.ts';
import { sendOne } from './workload/uploads.ts';
import { certaintyOf, writeMessage } from './workload/visitors.ts';

const DAILY_JOBS = ['retention', 'sweep'];
const LOOK_MS = 250;
const UPLOADS = 10;
/** Instants further in the future than this, unless chosen by a user, come from a clock that was ahead. */
const CLOCKS_DIFFER_MS = 60_000;
/** Number of checks without progress while a job is due. */
const IDLE_LOOKS = 480;

interface Waiting {
  id: number;
  kind: string;
  attempts: number;
  run_at: string;
  leased_until: string | null;
  last_error: string | null;
  dead_at: string | null;
}

/** Excludes recurring jobs, which never finish: daily ones, and others whose kind is their key. */
export const listWork = (room: Room): Promise<Waiting[]> =>
  withReadOnlyConnection(room.place, (db) =>
    db
      .selectFrom('job')
      .select(['id', 'kind', 'attempts', 'run_at', 'leased_until', 'last_error', 'dead_at'])
      .where('kind', 'not in', DAILY_JOBS)
      .where((eb) => eb.or([eb('unique_key', 'is', null), eb('unique_key', '<>', eb.ref('kind'))]))
      .execute(),
  );

/**
 * Runs all existing work. If a job waits for its time, or for the lease of a killed process, the clock is moved forward
 * to it.
 */
export async function settle(room: Room): Promise<void> {
  await expectLetter(room);
  await expectRightMoments(room);
  await expectUpload(room);
  let before = '';
  let idle = 0;
  while (idle < IDLE_LOOKS) {
    const waiting = (await listWork(room)).filter(({ dead_at }) => dead_at === null);
    if (waiting.length === 0) return;
    const now = room.clock.now().getTime();
    const due = waiting.map(({ run_at, leased_until }) =>
      Math.max(Date.parse(run_at), Date.parse(leased_until ?? run_at)),
    );
    const next = Math.min(...due);
    if (next > now) room.clock.move(next - now + 1000);
    const stands = JSON.stringify(waiting);
    idle = stands === before ? idle + 1 : 0;
    before = stands;
    await delay(LOOK_MS);
  }
}

/** A connection lost earlier may cost one attempt; further failures are violations. */
async function expectUpload(room: Room): Promise<void> {
  const asOfficer = openSession(room);
  for (let tries = 0; tries < UPLOADS; tries += 1) if (await sendOne(room, asOfficer)) return;
  room.history.breach('files', 'no file is taken, and nothing is in its way');
}

/** Jobs without a chosen instant must not wait for a clock that was ahead. */
async function expectRightMoments(room: Room): Promise<void> {
  const listLate = (): Promise<{ id: number }[]> =>
    withReadOnlyConnection(room.place, (db) =>
      db
        .selectFrom('job')
        .select(['id', 'kind', 'run_at', 'reckoned_at'])
        .where('dead_at', 'is', null)
        .where('reckoned_at', '>', new Date(room.clock.now().getTime() + CLOCKS_DIFFER_MS).toISOString())
        .execute(),
    );
  for (let looks = 0; looks < IDLE_LOOKS; looks += 1) {
    if ((await listLate()).length === 0) return;
    await delay(LOOK_MS);
  }
  for (const job of await listLate())
    room.history.breach('work', `a job waits for a clock that was put back: ${JSON.stringify(job)}`);
}

/** A mail sent after recovery arrives, whatever the clock did before. */
async function expectLetter(room: Room): Promise<void> {
  const send = async () => {
    const mark = `visitor${room.causes.next++}v`;
    const certainty = certaintyOf(await writeMessage(room, mark));
    room.causes.messages.set(mark, certainty);
    return { mark, certainty };
  };
  const { mark } = await tryAgain(send, ({ certainty }) => certainty === 'done');
  for (let looks = 0; looks < IDLE_LOOKS; looks += 1) {
    if (room.mail.letters.some(({ text }) => text.includes(mark))) return;
    await delay(LOOK_MS);
  }
  room.history.breach('work', `the letter about ${mark} does not arrive, and nothing is in its way`);
}
