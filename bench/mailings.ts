import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MAILING_JOB, mailingKey } from '../server/src/edge/mailings/sending/queue.ts';
import { openDatabase } from '../server/src/platform/db/client.ts';
import type { Db } from '../server/src/platform/db/db.ts';
import { enqueueJob } from '../server/src/platform/jobs/queue.ts';
import { readCpuSeconds } from './processes.ts';
import { type AppOptions, type AppServer, startAppIn } from './servers.ts';

const MESSAGES = 6000;
const CONNECTIONS = 10;
/** Interval of a reader's requests, which do not wait for the previous answer. */
const READ_MS = 20;
const AT_ONCE = 200;
/** Readers start before the mailing: the first page that a server renders takes longer. */
const SETTLING_MS = 3000;
/** The mailing starts after the server has settled. */
const START_MS = 8000;

export interface MailingFigures {
  messages: number;
  perSecond: number;
  /** Processor time of the server per message, in microseconds, including that of readers. */
  cpuEach: number;
  /** Answer times of readers during the mailing, in milliseconds. */
  p50: number;
  p99: number;
}

/** A mailing to a mail server that accepts everything, while readers request the list and releases. */
export async function measureMailing({ data, environment = {} }: AppOptions): Promise<MailingFigures> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-bench-mailings-'));
  if (data !== null) cpSync(data, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const sink = fork(join(import.meta.dirname, 'smtp-sink.ts'));
  const ask = async (): Promise<number> => {
    sink.send('taken');
    return Number(((await once(sink, 'message')) as unknown[])[0]);
  };
  try {
    const [port] = (await once(sink, 'message')) as unknown[];
    await addMailing(directory, environment.DATABASE_URL);
    const app = await startAppIn(directory, {
      environment: {
        ...environment,
        SMTP_URL: `smtp://127.0.0.1:${Number(port)}`,
        SMTP_CONNECTIONS: String(CONNECTIONS),
      },
    });
    try {
      const begin = performance.now();
      for (let turn = 0; performance.now() - begin < SETTLING_MS; turn += 1) await read(app, turn);
      while ((await ask()) === 0) await wait(10);
      return await measureUntil(app, async () => (await ask()) >= MESSAGES);
    } finally {
      await app.stop();
    }
  } finally {
    sink.kill();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function read({ origin }: AppServer, turn: number): Promise<void> {
  const path = turn % 2 === 0 ? `/api/press_room/press_release/?page=${1 + (turn % 40)}` : '/en/releases';
  await (await fetch(origin + path)).arrayBuffer();
}

async function measureUntil(app: AppServer, isOver: () => Promise<boolean>): Promise<MailingFigures> {
  const took: number[] = [];
  const [start, cpu] = [performance.now(), readCpuSeconds(app.pid)];
  const time = async (turn: number): Promise<void> => {
    const begin = performance.now();
    await read(app, turn);
    took.push(performance.now() - begin);
  };
  const asked: Promise<void>[] = [];
  for (let turn = 0; turn % 10 !== 0 || !(await isOver()); turn += 1) {
    asked.push(time(turn));
    await wait(READ_MS);
  }
  const seconds = (performance.now() - start) / 1000;
  const cpuEach = ((readCpuSeconds(app.pid) - cpu) * 1e6) / MESSAGES;
  await Promise.all(asked);
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { messages: MESSAGES, perSecond: MESSAGES / seconds, cpuEach, p50: at(0.5), p99: at(0.99) };
}

async function addMailing(directory: string, url: string | undefined): Promise<void> {
  const database = await openDatabase({ DATA_DIR: directory, DATABASE_URL: url });
  const { db } = database;
  const at = new Date().toISOString();
  const release = await db
    .selectFrom('press_release')
    .select(['id', 'press_group_id'])
    .where('visible_from', '<=', at)
    .where('access', '=', 'public')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const list = await db
    .insertInto('contact_list')
    .values({ press_group_id: release.press_group_id, name: 'Everybody', updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let begin = 0; begin < MESSAGES; begin += AT_ONCE) await addContacts(db, list.id, { begin, at });
  const none = { it: '', en: '' };
  const { id } = await db
    .insertInto('mailing')
    .values({
      press_group_id: release.press_group_id,
      press_release_id: release.id,
      kind: 'release',
      state: 'scheduled',
      audience: JSON.stringify({ lists: [list.id], contacts: [], has_takers: false }),
      texts: JSON.stringify({ subject: none, preheader: none, opening: none }),
      send_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueJob(
    db,
    MAILING_JOB,
    { mailing: id },
    { chosen: new Date(Date.now() + START_MS) },
    mailingKey(id),
  );
  await database.close();
}

async function addContacts(
  db: Db,
  list: number,
  { begin, at }: { begin: number; at: string },
): Promise<void> {
  const person = { language: 'en', basis: 'legitimate_interest', source: 'A list', basis_at: at };
  const rows = await db
    .insertInto('contact')
    .values(
      Array.from({ length: AT_ONCE }, (_, index) => ({
        ...person,
        first_name: `Reader ${begin + index}`,
        name_key: `reader ${begin + index}`,
        created_at: at,
        updated_at: at,
      })),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await db
    .insertInto('contact_address')
    .values(
      ids.map((contact_id) => ({ contact_id, position: 0, email: `reader.${contact_id}@paper.example` })),
    )
    .execute();
  await db
    .insertInto('contact_list_member')
    .values(ids.map((contact_id) => ({ contact_list_id: list, contact_id })))
    .execute();
}
