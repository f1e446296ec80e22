/** @module-tag engine */
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { openTables } from '../../src/platform/db/tables.ts';
import { writePdf, writePicture } from '../media-files.ts';
import { post } from '../requests.ts';
import { FUZZ_CONTENT } from '../security/fuzz-content.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { CALLS } from './calls.ts';
import { openPlans, type Plans } from './read-plans.ts';
import { StatementWatch } from './watch-statements.ts';

const GLOBAL = { email: 'global@example.com', password: 'Str0ng_pass!', groups: ['administrator_global'] };
/** Doublings of the releases, to exceed one cached part of a base set. */
const DOUBLINGS = 13;
const LOADED = FUZZ_CONTENT.press_releases.length;

/** Copies the first release, and pictures as if their files were made. */
async function multiplyRelease(trx: Db, engine: Database['engine']): Promise<void> {
  await trx.updateTable('asset').set({ state: 'ready' }).execute();
  const shapes = await (await openTables(engine)).listTables(trx);
  const columnsOf = (table: string, key: string) =>
    sql.join(
      (shapes.find(({ name }) => name === table)?.columns ?? [])
        .filter((name) => name !== key)
        .map((name) => sql.ref(name)),
    );
  const [release, text] = [
    columnsOf('press_release', 'id'),
    columnsOf('press_release_text', 'press_release_id'),
  ];
  for (let doubling = 0; doubling < DOUBLINGS; doubling += 1)
    await sql`insert into press_release (${release})
      select ${release} from press_release where id = 1 or id > ${LOADED}`.execute(trx);
  await sql`insert into press_release_text (press_release_id, ${text})
    select many.id, ${text} from press_release_text
    cross join (select id from press_release where id > ${LOADED}) as many
    where press_release_id = 1`.execute(trx);
  await sql`insert into press_release_sector (owner_id, sector_id, position)
    select id, id % 2 + 1, 0 from press_release where id > ${LOADED}`.execute(trx);
}

describe('how hot statements are answered', () => {
  const watch = new StatementWatch();
  let server: TestServer;
  let plans: Plans;

  beforeAll(async () => {
    server = await startTestServer({}, { log: watch.log });
    // Analytics writes at intervals, during other calls.
    await server.context.analytics.close();
    await writePicture(server.directory, 'tile.jpg');
    writePdf(server.directory, 'tile.pdf', ['A tile']);
    await server.load({ ...FUZZ_CONTENT, users: [...FUZZ_CONTENT.users, GLOBAL] });
    await server.database.change((trx) => multiplyRelease(trx, server.database.engine));
    plans = await openPlans();
    return async () => {
      await plans.close();
      await server.close();
    };
  });

  const expectPlans = (file: string, sections: readonly string[]): Promise<void> =>
    expect(`${sections.join('\n\n')}\n`).toMatchFileSnapshot(`${server.database.engine}/${file}.txt`);

  it.each(Object.entries(CALLS))('%s', async (file, { as, calls }) => {
    const headers = as === 'nobody' ? {} : await server.signedIn(`${as}@example.com`);
    watch.forget();
    const sections: string[] = [];
    for (const [name, path] of Object.entries(calls)) {
      const { status, text } = await server.call(path, { headers });
      expect([name, status, text]).toEqual([name, 200, text]);
      sections.push(...(await watch.describe(name, plans)));
    }
    await expectPlans(file, sections);
  });

  it('sessions and jobs', async () => {
    watch.forget();
    const { email, password } = GLOBAL;
    expect((await server.call(TOKEN_AUTH_PATH, post({ email, password }))).status).toBe(200);
    const signIn = await watch.describe('a sign-in', plans);
    const now = new Date().toISOString();
    await server.database.claimJobs({ now, leasedUntil: now, limit: 1 });
    await expectPlans('sessions-and-jobs', [...signIn, ...(await watch.describe('the next job', plans))]);
  });
});
