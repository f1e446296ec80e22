import { LANGUAGES } from '@press-room/contract/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FEED_FORMATS } from '../../../src/edge/feeds/formats.ts';
import { type Receiver, startReceiver } from '../../receiver.ts';
import { ACCOUNT, addAccount, addReleases } from '../content.ts';
import { type Place, removePlace, withDatabase } from '../database.ts';
import { call, signIn, until } from '../load.ts';
import { endAll, type StartedServer, startServer } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

const OFFICE = '/api/office/press_release/';
const RELEASES = 5;
/** The feeds of all releases and of their group. */
const TOPICS = 2 * LANGUAGES.length * FEED_FORMATS.length;

interface Row {
  id: number;
  version: number;
  press_group: { id: number };
}

describe('kill -9 between a change and the calls that tell of it', () => {
  let place: Place;
  let receiver: Receiver;
  beforeEach(async () => {
    [place, receiver] = await Promise.all([makeReadyPlace(), startReceiver()]);
    await withDatabase(place, async (database) => {
      await addReleases(database, ['Before']);
      await addAccount(database.db, 'administrator_press_room');
    });
  });
  afterEach(async () => {
    receiver.close();
    await endAll();
    await removePlace(place);
  });

  const start = (): Promise<StartedServer> =>
    startServer({
      ...place,
      WEBSUB_HUB: receiver.origin.replace('newsroom.example', '127.0.0.1'),
    });
  /** Number of notifications per feed. */
  const told = (): number[] => {
    const counts = new Map<string | null, number>();
    for (const { body } of receiver.received) {
      const topic = new URLSearchParams(body).get('hub.url');
      counts.set(topic, (counts.get(topic) ?? 0) + 1);
    }
    return [...counts.values()];
  };

  it('loses none of them', { tags: ['quick'] }, async () => {
    // The receiver does not answer: no call is finished when the server dies.
    receiver.answer = () => undefined;
    const first = await start();
    const session = await signIn(first.origin, ACCOUNT);
    const { token } = JSON.parse(session.kind === 'whole' ? session.text : '') as { token: string };
    const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
    const ask = async <Answer = Row>(path: string, body?: object, row?: Row): Promise<Answer> => {
      const match: Record<string, string> = row === undefined ? {} : { 'If-Match': `"${row.version}"` };
      const answer = await call(first.origin + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...match },
        body: JSON.stringify(body),
      });
      if (answer.kind !== 'whole' || answer.status > 201) throw new Error(JSON.stringify(answer));
      return JSON.parse(answer.text) as Answer;
    };
    const { data } = await ask<{ data: Row[] }>(`${OFFICE}?format=datatables`);
    for (let at = 0; at < RELEASES; at += 1) {
      const form = { press_group: data[0]?.press_group.id, text: { en: { title: `News ${at}` } } };
      const row = await ask(OFFICE, form);
      await ask(`${OFFICE}${row.id}/transition/`, { to: 'published' }, row);
    }
    await first.end('SIGKILL');
    receiver.received.length = 0;
    receiver.answer = (response) => response.writeHead(204).end();
    const second = await start();
    await until(() => told().length === TOPICS && told().every((count) => count >= RELEASES));
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
