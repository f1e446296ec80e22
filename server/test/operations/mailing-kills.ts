import { expect, inject } from 'vitest';
import { MAILING_JOB, mailingKey } from '../../src/edge/mailings/sending/queue.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { enqueueJob } from '../../src/platform/jobs/queue.ts';
import { addReleases } from './content.ts';
import { type Place, withDatabase, withReadOnlyConnection } from './database.ts';
import { until } from './load.ts';
import type { MailServer } from './mail-server.ts';
import { type StartedServer, startServer } from './processes.ts';

const isQuick = inject('isQuick');
export const KILLS = isQuick ? 3 : 20;
const MESSAGES = isQuick ? 300 : 2000;
const CONNECTIONS = 5;
const AT_ONCE = 200;

const toEmail = (at: number): string => `reader.${at}@paper.example`;
const NUMBERS = Array.from({ length: MESSAGES }, (_, at) => at);

/** A mailing of a release to everybody, due at once; returns its id. */
export const addMailing = (place: Place): Promise<number> =>
  withDatabase(place, async (database) => {
    await addReleases(database, ['Kilns']);
    const { db } = database;
    const at = new Date().toISOString();
    const contacts: number[] = [];
    for (let begin = 0; begin < MESSAGES; begin += AT_ONCE) {
      const some = NUMBERS.slice(begin, begin + AT_ONCE);
      const person = { language: 'en', basis: 'legitimate_interest', source: 'A list', basis_at: at };
      const rows = await db
        .insertInto('contact')
        .values(some.map((number) => ({ ...person, name_key: `${number}`, created_at: at, updated_at: at })))
        .returning('id')
        .execute();
      const addresses = rows.map(({ id }, index) => ({
        contact_id: id,
        position: 0,
        email: toEmail(some[index] ?? 0),
      }));
      await db.insertInto('contact_address').values(addresses).execute();
      contacts.push(...rows.map(({ id }) => id));
    }
    const release = await db
      .selectFrom('press_release')
      .select(['id', 'press_group_id'])
      .executeTakeFirstOrThrow();
    const list = await addList(db, release.press_group_id, contacts);
    const text = { it: '', en: '' };
    const { id } = await db
      .insertInto('mailing')
      .values({
        press_group_id: release.press_group_id,
        press_release_id: release.id,
        kind: 'release',
        state: 'scheduled',
        audience: JSON.stringify({ lists: [list], contacts: [], has_takers: false }),
        texts: JSON.stringify({ subject: text, preheader: text, opening: text }),
        send_at: at,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueJob(db, MAILING_JOB, { mailing: id }, new Date(), mailingKey(id));
    return id;
  });

async function addList(db: Db, press_group_id: number, contacts: readonly number[]): Promise<number> {
  const { id } = await db
    .insertInto('contact_list')
    .values({ press_group_id, name: 'Everybody', updated_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let begin = 0; begin < contacts.length; begin += AT_ONCE)
    await db
      .insertInto('contact_list_member')
      .values(
        contacts.slice(begin, begin + AT_ONCE).map((contact_id) => ({ contact_list_id: id, contact_id })),
      )
      .execute();
  return id;
}

export const startSender = (place: Place, mail: MailServer): Promise<StartedServer> =>
  startServer({ ...place, SMTP_URL: mail.url, SMTP_CONNECTIONS: String(CONNECTIONS) });

/** Waits for the number of messages that must arrive before a kill. */
export const arrivedBefore = (kill: number, mail: MailServer): Promise<void> =>
  until(() => mail.acknowledged >= Math.floor((kill * MESSAGES) / (KILLS + 1)));

export const whenSent = (place: Place, id: number): Promise<void> =>
  until(() =>
    withReadOnlyConnection(place, async (db) => {
      const { state } = await db
        .selectFrom('mailing')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return state === 'sent';
    }),
  );

/** Everybody received it, with no more repetitions than messages in open connections at each kill. */
export function expectEverybody({ letters }: MailServer): void {
  const copies = Map.groupBy(letters, ({ to }) => to[0] ?? '');
  expect([...copies.keys()].toSorted()).toEqual(NUMBERS.map(toEmail).toSorted());
  expect(letters.length - copies.size).toBeLessThanOrEqual(KILLS * CONNECTIONS);
}
