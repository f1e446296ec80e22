import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeMovableClock } from '../../../../scripts/movable-clock.ts';
import { ACCOUNT } from '../content.ts';
import { type Place, removePlace } from '../database.ts';
import { call, signIn, until } from '../load.ts';
import { endAll, type StartedServer, startServer } from '../processes.ts';
import { makeDeskPlace } from '../ready-place.ts';

const OFFICE = '/api/office/press_release/';
const HOUR_MS = 3_600_000;

interface Row {
  id: number;
  version: number;
  status: string;
  press_group: { id: number };
}

describe('a schedule whose instant passes while the server is down', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makeDeskPlace();
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  /** A call of the officer that must succeed. */
  async function ask(
    { origin }: StartedServer,
    path: string,
    body?: object,
    version?: number,
  ): Promise<unknown> {
    const session = await signIn(origin, ACCOUNT);
    const { token } = JSON.parse(session.kind === 'whole' ? session.text : '') as { token: string };
    const answer = await call(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `JWT ${token}`,
        'Content-Type': 'application/json',
        ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
      },
      body: JSON.stringify(body),
    });
    if (answer.kind !== 'whole' || answer.status > 201) throw new Error(JSON.stringify(answer));
    return JSON.parse(answer.text);
  }

  it('is kept by the first answer of the next start, and written down at once', async () => {
    const first = await startServer({ ...place });
    const { data } = (await ask(first, `${OFFICE}?format=datatables`)) as { data: Row[] };
    const draft = { press_group: data[0]?.press_group.id, text: { en: { title: 'On time' } } };
    const { id, version } = (await ask(first, OFFICE, draft)) as Row;
    const publish_at = new Date(Date.now() + HOUR_MS).toISOString();
    await ask(first, `${OFFICE}${id}/transition/`, { to: 'scheduled', publish_at }, version);
    const reading = `/api/press_room/press_release/${id}/`;
    expect(await call(first.origin + reading)).toMatchObject({ status: 404 });
    await first.end('SIGTERM');

    const clock = makeMovableClock(join(place.DATA_DIR, 'clock'));
    clock.move(2 * HOUR_MS);
    const second = await startServer({ ...place, ...clock.environment });
    expect(await call(second.origin + reading)).toMatchObject({ status: 200 });
    await until(async () => ((await ask(second, `${OFFICE}${id}/`)) as Row).status === 'published');
    const { data: versions } = (await ask(second, `${OFFICE}${id}/version/?format=datatables`)) as {
      data: { status: string; by: object | null }[];
    };
    expect(versions[0]).toMatchObject({ status: 'published', by: null });
    clock.remove();
  });
});
