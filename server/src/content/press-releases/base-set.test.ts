/** @module-tag engine */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { ANONYMOUS } from '../../platform/http/authentication.ts';
import { listBaseSetIds } from './base-set.ts';

const LIST = '/api/press_room/press_release/';
/** More than one cached part and one batch of marks, and not a multiple of the part size. */
const RELEASES = 9321;
const HIDDEN_STEP = 10;

/** Many have the same date, so that the id decides. */
const dateOf = (at: number): string => `20${10 + (at % 10)}-0${1 + (at % 9)}-01`;

describe('a list of many thousands', () => {
  let server: TestServer;
  /** Ids in the order of the list. */
  let visible: number[];

  beforeAll(async () => {
    server = await startTestServer();
    const { press_groups } = await server.load({ press_groups: [{ name: 'Association' }] });
    const group = press_groups.Association ?? 0;
    const rows = Array.from({ length: RELEASES }, (_, at) => ({
      press_group_id: group,
      status: 'published' as const,
      access: at % HIDDEN_STEP === 0 ? ('press' as const) : ('public' as const),
      date: dateOf(at),
      year: Number(dateOf(at).slice(0, 4)),
      month: Number(dateOf(at).slice(5, 7)),
      publish_at: `${dateOf(at)}T00:00:00.000Z`,
      languages: 'en',
      contacts: '[]',
      created_at: '2010-01-01T00:00:00.000Z',
      updated_at: '2010-01-01T00:00:00.000Z',
    }));
    const { db } = server.database;
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto('press_release')
        .values(rows.slice(at, at + 500))
        .execute();
    }
    await db
      .insertInto('press_release_text')
      .columns(['press_release_id', 'language', 'status', 'title', 'subtitle', 'abstract', 'body'])
      .expression((eb) =>
        eb
          .selectFrom('press_release')
          .select((each) => [
            'id',
            each.val('en').as('language'),
            each.val('published').as('status'),
            each.val('Title').as('title'),
            each.val('').as('subtitle'),
            each.val('').as('abstract'),
            each.val('').as('body'),
          ]),
      )
      .execute();
    await server.database.change(async () => undefined);
    const ordered = await db
      .selectFrom('press_release')
      .select('id')
      .where('access', '=', 'public')
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .execute();
    visible = ordered.map(({ id }) => id);
  });
  afterAll(() => server.close());

  it('has every release once and in order, wherever a window lies', async () => {
    const filter = { reader: ANONYMOUS, now: server.context.now() };
    for (const window of [
      { offset: 0, limit: 10 },
      { offset: 4990, limit: 20 },
      { offset: 5000, limit: 1000 },
      { offset: 5999, limit: 2 },
      { offset: 7990, limit: 20 },
      { offset: visible.length - 3, limit: 50 },
      { offset: 0, limit: 10_000 },
    ]) {
      const ids = await listBaseSetIds(server.context, filter, window);
      expect(ids, JSON.stringify(window)).toEqual(visible.slice(window.offset, window.offset + window.limit));
    }
  });

  it('answers its last page, and says where it ends', async () => {
    const start = visible.length - (visible.length % 25);
    const answer = await server.call(`${LIST}?format=datatables&length=25&start=${start}`);
    const { recordsTotal, data } = answer.json as { recordsTotal: number; data: { id: number }[] };
    expect(recordsTotal).toBe(visible.length);
    expect(data.map(({ id }) => id)).toEqual(visible.slice(start));
    const beyond = await server.call(`${LIST}?format=datatables&length=25&start=${start + 25}`);
    expect(beyond.status).toBe(404);
  });

  it('answers all rows at once, up to the cap', async () => {
    const answer = await server.call(`${LIST}?format=datatables&length=-1`);
    expect((answer.json as { data: unknown[] }).data).toHaveLength(visible.length);
  });

  it('shows what changed', async () => {
    const [newest] = visible;
    await server.database.change(async (trx) => {
      await trx
        .updateTable('press_release')
        .set({ access: 'press' })
        .where('id', '=', newest ?? 0)
        .execute();
    });
    const filter = { reader: ANONYMOUS, now: server.context.now() };
    const ids = await listBaseSetIds(server.context, filter, { offset: 5500, limit: 3 });
    expect(ids).toEqual(visible.slice(5501, 5504));
  });
});
