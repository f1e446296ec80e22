import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../receiver.ts';
import { ACCOUNT, addAccount, addReleases } from '../content.ts';
import { type Place, removePlace, withDatabase } from '../database.ts';
import { call, signIn, until } from '../load.ts';
import { endAll, type StartedServer, startServer } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

const OFFICE = '/api/office/press_release/';
const SECRET = 'what-a-cache-and-a-press-room-share';
const RELEASES = 5;

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
      SHARED_CACHE: receiver.origin.replace('newsroom.example', '127.0.0.1'),
      SHARED_CACHE_SECRET: SECRET,
    });
  const told = (): Set<string> =>
    new Set(receiver.received.flatMap(({ headers }) => String(headers['surrogate-key']).split(' ')));

  it('loses none of them', async () => {
    // Whoever is called says nothing: no call is over when the server dies.
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
    const keys: string[] = [];
    for (let at = 0; at < RELEASES; at += 1) {
      const form = { press_group: data[0]?.press_group.id, text: { en: { title: `News ${at}` } } };
      const row = await ask(OFFICE, form);
      await ask(`${OFFICE}${row.id}/transition/`, { to: 'published' }, row);
      keys.push(`release-${row.id}`);
    }
    await first.end('SIGKILL');
    receiver.received.length = 0;
    receiver.answer = (response) => response.writeHead(204).end();
    const second = await start();
    await until(() => keys.every((key) => told().has(key)));
    expect(await second.end('SIGTERM')).toBe(0);
  });
});
