/** @module-tag engine */
import { CLIPPING_FEED_PATH, type ClippingFeed } from '@press-room/contract/clipping-feeds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FEED_NOW, type FeedServer, startFeedServer, toRss } from '../../../../test/feed-server.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../../test/office-desk.ts';
import type { ConnectionRules } from '../../../platform/outbound/connect.ts';
import { listProposals, selectProposals } from '../proposals/queries.ts';
import { readFeeds } from './poll.ts';
import { getFeed } from './queries.ts';

const FIXTURE = {
  companies: [{ business_name: 'Ceramiche Città S.p.A.' }],
  press_releases: [
    {
      press_group: 'Fair',
      date: '2026-11-01',
      status: 'published',
      text: { it: { title: 'Record di visitatori in fiera', body: '<p>x</p>' } },
    },
  ],
};
const DAY_MS = 86_400_000;

describe('watched feeds', () => {
  let feeds: FeedServer;
  let office: Office;
  let group: number;
  beforeAll(async () => {
    feeds = await startFeedServer();
  });
  afterAll(() => feeds.close());
  beforeEach(async () => {
    feeds.asked.length = 0;
    office = await startOffice(CLIPPING_FEED_PATH, FIXTURE);
    const { id } = await office.server.database.db
      .selectFrom('press_group')
      .select('id')
      .where('name', '=', 'Fair')
      .executeTakeFirstOrThrow();
    group = id;
    return () => office.server.close();
  });
  const poll = (changes?: Partial<ConnectionRules>) => {
    const never = new AbortController().signal;
    return readFeeds(office.server.context, { signal: never, stopping: never }, feeds.rules(changes));
  };
  const form = (changes: object = {}) => ({
    name: 'Gazzetta',
    url: `http://gazzetta.example:${feeds.port}/feed.xml`,
    press_group: group,
    ...changes,
  });
  const feed = (changes: object = {}) => office.rowOf<ClippingFeed>(office.create(form(changes)));
  // Not through the API, because sessions expire when the clock jumps.
  const read = (row: { id: number }): Promise<ClippingFeed> => getFeed(office.server.database.db, row.id);
  const proposals = async () => {
    const { db } = office.server.database;
    const rows = await selectProposals(db, { state: 'waiting' })
      .orderBy('found_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return listProposals(
      db,
      rows.map(({ id }) => id),
    );
  };
  const headlines = async () => (await proposals()).map(({ headline }) => headline);
  const wait = (ms: number) => {
    office.server.clock.now = new Date(office.server.clock.now.getTime() + ms);
  };

  it('are written by who may, and to nobody else', async () => {
    const made = await feed({ language: 'it' });
    expect(made).toMatchObject({
      language: 'it',
      is_active: true,
      outlet: null,
      press_group: { name: 'Fair' },
      read_at: null,
      failures: 0,
      waiting: 0,
    });
    expect(
      (await office.create(form({ url: `http://gazzetta.example:${feeds.port}/feed.xml?utm_source=x` })))
        .json,
    ).toEqual({
      url: [expect.any(String)],
    });
    expect((await office.create({ name: 'x' })).status).toBe(400);
    for (const url of ['ftp://x.example/a', 'javascript:alert(1)', 'nothing'])
      expect((await office.create(form({ url }))).status).toBe(400);
    expect((await office.create(form({ url: 'https://b.example', outlet: 999 }))).status).toBe(400);
    const changed = await office.rowOf<ClippingFeed>(
      office.change(made, { name: 'Other', is_active: false }),
    );
    expect(changed).toMatchObject({ name: 'Other', is_active: false });
    expect((await office.change(made, { name: 'Late' })).status).toBe(412);
    expect(await office.audited(`clipping_feed:${made.id}`)).toEqual([
      ['create', ['name', 'url', 'press_group', 'language']],
      ['edit', ['name', 'is_active']],
    ]);
    const others = await office.statusesOfOthers(changed, form({ url: 'https://c.example' }));
    expect(others.map(([who, statuses]) => [who, statuses.filter((status) => status !== 404)])).toEqual(
      REFUSED_TO_OTHERS,
    );
    expect((await office.remove(changed)).status).toBe(204);
  });

  it('bring articles that name something of ours, with the words marked, and each once', async () => {
    feeds.serve([
      { title: 'CERAMICHE CITTA apre', text: 'E poi: record di visitatori in fiera' },
      { title: 'Ceramiche Cittadella' },
      { title: 'Nothing of ours' },
    ]);
    const { id } = await feed({ language: 'it' });
    await poll();
    const data = await proposals();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      state: 'waiting',
      source: 'feed',
      feed: { id, name: 'Gazzetta' },
      press_group: { name: 'Fair' },
      headline: 'CERAMICHE CITTA apre',
      headline_marks: [[0, 15]],
      excerpt_marks: [[7, 36]],
      url: 'http://paper.example/CERAMICHE%20CITTA%20apre',
      published_on: '2026-11-20',
      language: 'it',
      companies: [{ name: 'Ceramiche Città S.p.A.' }],
      releases: [{ title: { it: 'Record di visitatori in fiera' } }],
    });
    expect(await read({ id })).toMatchObject({
      error: null,
      failures: 0,
      waiting: 1,
      read_at: '2026-11-20T10:00:00.000Z',
    });
    await feed({ name: 'Twin', url: `http://twin.example:${feeds.port}/feed.xml` });
    wait(DAY_MS);
    await poll();
    expect(await proposals()).toHaveLength(1);
    expect(feeds.asked).toHaveLength(3);
  });

  it('do not bring what is old, nor at first what has no date', async () => {
    const old = { title: 'Cersaie: Ceramiche Città old', at: '2026-11-12T00:00:00Z' };
    const undated = { title: 'Ceramiche Città undated', at: null };
    feeds.serve([old, undated, { title: 'Ceramiche Città new' }]);
    await feed();
    await poll();
    expect(await headlines()).toEqual(['Ceramiche Città new']);
    feeds.serve([{ title: 'Ceramiche Città later', at: null }, undated, old]);
    wait(DAY_MS);
    await poll();
    expect(await headlines()).toEqual(['Ceramiche Città later', 'Ceramiche Città new']);
  });

  it('bring a few at a time, and no more than an office can look at', async () => {
    feeds.serve(
      Array.from({ length: 100 }, (_, at) => ({ title: `Ceramiche Città ${at}` })),
      { ETag: '"1"' },
    );
    const { id } = await feed();
    await poll();
    expect(await proposals()).toHaveLength(50);
    wait(3_600_000);
    await poll();
    expect(feeds.asked.at(-1)?.headers['if-none-match']).toBeUndefined();
    expect(await proposals()).toHaveLength(100);
    for (const start of [1000, 2000, 3000]) {
      feeds.serve(Array.from({ length: 100 }, (_, at) => ({ title: `Ceramiche Città ${start + at}` })));
      wait(3_600_000);
      await poll();
    }
    expect(await proposals()).toHaveLength(200);
    expect(await read({ id })).toMatchObject({ error: 'too_many_waiting', waiting: 200 });
  });

  it('are feeds.asked for changes only, at intervals and host by host', async () => {
    feeds.serve([{ title: 'x' }], { ETag: '"a"', 'Last-Modified': 'Fri, 20 Nov 2026 08:00:00 GMT' });
    const one = await feed();
    const other = await feed({ name: 'Sport', url: `http://gazzetta.example:${feeds.port}/sport.xml` });
    const again = await poll();
    expect(feeds.asked.map(({ url }) => url)).toEqual(['/feed.xml']);
    expect(again?.at.toISOString()).toBe('2026-11-20T10:00:05.000Z');
    wait(5000);
    await poll();
    expect(feeds.asked.map(({ url }) => url)).toEqual(['/feed.xml', '/sport.xml']);
    wait(60_000);
    await poll();
    expect(feeds.asked).toHaveLength(2);
    feeds.answer((_request, response) => response.writeHead(304).end());
    wait(1_800_000);
    await poll();
    expect(feeds.asked[2]?.headers).toMatchObject({
      'if-none-match': '"a"',
      'if-modified-since': 'Fri, 20 Nov 2026 08:00:00 GMT',
    });
    expect((await read(one)).error).toBeNull();
    const { db } = office.server.database;
    await db.updateTable('clipping_feed').set({ is_active: 0 }).where('id', '=', other.id).execute();
    wait(DAY_MS);
    await poll();
    expect(feeds.asked.at(-1)?.url).toBe('/feed.xml');
  });

  it('are left alone for longer after each failure, for as long as they ask for, and for good when they are gone', async () => {
    const next = async (row: { id: number }) =>
      (Date.parse((await read(row)).next_at) - office.server.clock.now.getTime()) / 60_000;
    const row = await feed();
    feeds.answer((_request, response) => response.writeHead(500).end());
    await poll();
    expect([await next(row), (await read(row)).error]).toEqual([30, 'refused']);
    wait(1_800_000);
    await poll();
    expect([await next(row), (await read(row)).failures]).toEqual([60, 2]);
    wait(3_600_000);
    feeds.answer((_request, response) => response.writeHead(429, { 'Retry-After': '20000' }).end());
    await poll();
    expect([await next(row), (await read(row)).error]).toEqual([20_000 / 60, 'limited']);
    wait(DAY_MS);
    feeds.answer((_request, response) => response.writeHead(503, { 'Retry-After': '99999999' }).end());
    await poll();
    expect(await next(row)).toBe(1440);
    wait(DAY_MS);
    feeds.answer((_request, response) => response.writeHead(410).end());
    await poll();
    const gone = await read(row);
    expect(gone).toMatchObject({ error: 'gone', is_active: false });
    const officer = await office.server.signedIn('officer@example.com');
    const resume = ({ version }: ClippingFeed) =>
      office.change(row, { is_active: true }, office.match(version, officer));
    expect((await resume(row)).status).toBe(412);
    feeds.serve([{ title: 'x' }]);
    expect((await resume(gone)).json).toMatchObject({ error: null, failures: 0 });
    await poll();
    expect((await read(row)).error).toBeNull();
  });

  it('cost only themselves where they do not end, lead inwards, or are none', async () => {
    feeds.answer((request, response) => {
      const { host = '' } = request.headers;
      response.on('error', () => undefined);
      if (host.startsWith('inwards')) response.writeHead(302, { Location: 'http://inside.example/' }).end();
      else if (host.startsWith('local')) response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
      else if (host.startsWith('round')) response.writeHead(302, { Location: `http://${host}/` }).end();
      else if (host.startsWith('page')) response.end('<html>Hello</html>');
      else if (host.startsWith('endless')) {
        response.write('<rss><channel>');
        const more =
          `<item><title>Ceramiche Città</title><link>http://paper.example/1</link><pubDate>${FEED_NOW}</pubDate></item>`.repeat(
            1000,
          );
        const write = (): void => {
          while (response.write(more));
        };
        response.on('drain', write);
        write();
      } else response.end(toRss([{ title: 'Ceramiche Città good' }]));
    });
    const hosts = ['inwards', 'local', 'round', 'page', 'endless', 'good'];
    const rows = [];
    for (const host of hosts)
      rows.push(await feed({ name: host, url: `http://${host}.example:${feeds.port}/` }));
    await poll();
    const errors = [];
    for (const row of rows) errors.push((await read(row)).error);
    expect(errors).toEqual(['unreachable', 'unreachable', 'unreachable', 'no_feed', null, null]);
    expect((await headlines()).toSorted()).toEqual(['Ceramiche Città', 'Ceramiche Città good']);
  });

  it('end where an answer takes too long', async () => {
    feeds.answer((_request, response) => response.writeHead(200).write('<rss>'));
    const row = await feed();
    await poll({ limitMs: 50 });
    expect((await read(row)).error).toBe('unreachable');
  });

  it('are not read where the installation makes no such calls', async () => {
    const never = new AbortController().signal;
    const config = { ...office.server.context.config, LINK_CHECKS: false };
    // Late requests of the test before reach its own server.
    const unread = await startFeedServer();
    await feed({ url: `http://gazzetta.example:${unread.port}/feed.xml` });
    const signals = { signal: never, stopping: never };
    expect(await readFeeds({ ...office.server.context, config }, signals, unread.rules())).toBeUndefined();
    unread.close();
    expect(unread.asked).toEqual([]);
  });
});
