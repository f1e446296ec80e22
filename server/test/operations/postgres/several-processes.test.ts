import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addReleases } from '../content.ts';
import { type Place, removePlace, run, withDatabase } from '../database.ts';
import { call, until } from '../load.ts';
import { endAll, listening, startServer, startServerScript } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

const SERVER = join(import.meta.dirname, '../../../src/main.ts');

describe('several processes on one PostgreSQL', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makeReadyPlace();
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  it.each(['off', 'on'])(
    'migrate an empty database once when four start at once with demo content %s',
    async (DEMO) => {
      const starts = Array.from({ length: 4 }, () =>
        startServerScript(SERVER, { environment: { ...place, DEMO } }),
      );
      const servers = await Promise.all(starts.map(async (start) => listening(await start)));
      for (const { origin, complaints } of servers) {
        expect(await call(`${origin}/readyz`)).toMatchObject({ status: 200 });
        expect(complaints()).toBe('');
      }
      const applied = await run(place.DATABASE_URL ?? '', 'select name from kysely_migration order by name');
      expect(applied.length).toBeGreaterThan(0);
      expect(readdirSync(place.DATA_DIR).filter((name) => name.startsWith('secret'))).toEqual(['secret']);
      const announced = servers.filter(({ output }) => output().includes('Demo accounts'));
      expect(announced).toHaveLength(DEMO === 'on' ? 1 : 0);
    },
  );

  it('drop the answers they keep when another one changes content', { tags: ['quick'] }, async () => {
    const servers = [await startServer({ ...place }), await startServer({ ...place })];
    const ask = async (origin: string): Promise<string> => {
      const answer = await call(`${origin}/api/press_room/press_release/?format=datatables`);
      return answer.kind === 'whole' ? answer.text : '';
    };
    for (const title of ['Release one', 'Release two', 'Release three']) {
      for (const { origin } of servers)
        for (let time = 0; time < 5; time += 1) expect(await ask(origin)).not.toContain(title);
      await withDatabase(place, (database) => addReleases(database, [title]));
      for (const { origin } of servers) await until(async () => (await ask(origin)).includes(title));
    }
  });
});
