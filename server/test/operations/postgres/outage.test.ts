import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres.ts';
import { ACCOUNT, addAccount, addReleases } from '../content.ts';
import { makePlace, type Place, removePlace, run, withDatabase } from '../database.ts';
import { call, freshList, type Outcome, signIn, startLoad, until } from '../load.ts';
import { endAll, type StartedServer, startServer } from '../processes.ts';

const hasStatus = (status: number) => (outcome: Outcome) =>
  outcome.kind === 'whole' && outcome.status === status;

/** Each answer is either correct or a readable refusal with a time to retry. */
function expectGoodManners(outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes) {
    if (hasStatus(200)(outcome)) continue;
    expect(outcome.kind === 'whole' ? JSON.parse(outcome.text) : outcome.kind).toMatchObject({
      detail: 'The service is temporarily unavailable. Try again in a moment.',
    });
    expect(outcome).toMatchObject({
      kind: 'whole',
      status: 503,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'retry-after': expect.stringMatching(/^\d+$/) as unknown,
      },
    });
  }
}

describe('an outage of PostgreSQL', () => {
  let postgres: PostgresServer;
  let place: Place;
  let server: StartedServer;
  beforeEach(async () => {
    postgres = await startPostgres({ fsync: true });
    place = await makePlace(postgres.url);
    await withDatabase(place, async (database) => {
      await addReleases(database, ['Release before']);
      await addAccount(database.db);
    });
    server = await startServer({ ...place });
  });
  afterEach(async () => {
    await endAll();
    await postgres.start();
    await removePlace(place);
    await postgres.stop();
  });

  it.each([
    ['stopped in order', () => postgres.shutDown()],
    ['killed', () => postgres.kill()],
  ])('answers 503 while the server is %s and recovers by itself', async (_how, strike) => {
    const reads = startLoad(8, () => call(freshList(server.origin)));
    const writes = startLoad(2, () => signIn(server.origin, ACCOUNT));
    for (let time = 0; time < 3; time += 1) {
      for (const { outcomes } of [reads, writes]) {
        const before = outcomes.length;
        await until(() => outcomes.slice(before).some(hasStatus(200)));
      }
      await strike();
      for (const { outcomes } of [reads, writes]) {
        const before = outcomes.length;
        await until(() => outcomes.slice(before).some((outcome) => !hasStatus(200)(outcome)));
      }
      const ready = await call(`${server.origin}/readyz`);
      const healthy = await call(`${server.origin}/healthz`);
      expect([ready, healthy]).toMatchObject([
        { status: 503, headers: { 'retry-after': '5' } },
        { status: 200 },
      ]);
      await postgres.start();
      await until(async () => hasStatus(200)(await call(`${server.origin}/readyz`)));
    }
    for (const { outcomes } of [reads, writes]) {
      const before = outcomes.length;
      await until(() => outcomes.slice(before).filter(hasStatus(200)).length > 10);
    }
    expectGoodManners([...(await reads.stop()), ...(await writes.stop())]);
  });

  it('says it in Italian too', async () => {
    await postgres.shutDown();
    const answer = await call(freshList(server.origin), { headers: { 'Accept-Language': 'it' } });
    expect(answer).toMatchObject({
      status: 503,
      text: expect.stringContaining(
        '"detail":"Il servizio è temporaneamente non disponibile. Riprova tra poco."',
      ) as unknown,
    });
  });

  it('leaves readers what they read before, told so, until the server is back', {
    tags: ['quick'],
  }, async () => {
    const paths = ['/api/press_room/press_release/?format=datatables', '/en/feed.rss'];
    const read = () => Promise.all(paths.map((path) => call(`${server.origin}${path}`)));
    const statesOf = (outcomes: readonly Outcome[]) =>
      outcomes.map((outcome) => (outcome.kind === 'whole' ? outcome.headers['cache-status'] : outcome.kind));
    // Answers are cached from the second request on.
    for (let time = 0; time < 3; time += 1) expect((await read()).every(hasStatus(200))).toBe(true);
    await postgres.kill();
    const away = 'press-room; hit; detail=database-away';
    await until(async () => statesOf(await read()).every((state) => state === away));
    for (const outcome of await read())
      expect(outcome).toMatchObject({
        status: 200,
        headers: { age: expect.stringMatching(/^\d+$/) as unknown, 'cache-control': 'no-cache' },
        text: expect.stringContaining('Release before') as unknown,
      });
    expect(await call(freshList(server.origin))).toMatchObject({ status: 503 });
    await postgres.start();
    await until(async () => statesOf(await read()).every((state) => state === undefined));
    await withDatabase(place, (database) => addReleases(database, ['Release after']));
    await until(async () =>
      (await read()).every((each) => each.kind === 'whole' && each.text.includes('Release after')),
    );
  });

  it('hears of content changes of other processes again afterwards', async () => {
    const list = `${server.origin}/api/press_room/press_release/?format=datatables`;
    const isShown = (title: string) => async () => {
      const answer = await call(list);
      return hasStatus(200)(answer) && answer.kind === 'whole' && answer.text.includes(title);
    };
    const isListening = async () =>
      (await run(place.DATABASE_URL ?? '', "select 1 from pg_stat_activity where query ilike 'listen %'"))
        .length > 0;
    for (const time of [1, 2]) {
      await postgres.kill();
      await until(async () => hasStatus(503)(await call(freshList(server.origin))));
      await postgres.start();
      await until(isShown('Release before'));
      // It caches nothing until it listens again.
      await until(isListening);
      expect(await isShown(`Release after ${time}`)()).toBe(false);
      await withDatabase(place, (database) => addReleases(database, [`Release after ${time}`]));
      await until(isShown(`Release after ${time}`));
    }
  });
});
