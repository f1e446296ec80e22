import { CONTACT_PATH } from '@press-room/contract/contact';
import { DASHBOARD_PATH, type Dashboard } from '@press-room/contract/dashboard';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCompanyOffices } from '../../../test/company-offices.ts';
import { type DeskRelease, type Desk as ReleaseDesk, startDesk } from '../../../test/desk.ts';
import { post } from '../../../test/requests.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import { WorkRefused } from '../../platform/limited/concurrency-limiter.ts';

describe(`GET ${DASHBOARD_PATH}`, () => {
  let desk: ReleaseDesk;

  beforeEach(async () => {
    desk = await startDesk();
  });
  afterEach(() => desk.server.close());

  const see = async (headers = desk.officer): Promise<Dashboard> => {
    const { status, json } = await desk.server.call(DASHBOARD_PATH, { headers });
    expect(status).toBe(200);
    return json as Dashboard;
  };

  const idOf = async (email: string): Promise<number> => {
    const { db } = desk.server.database;
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return id;
  };

  it('names a kind that takes too long, and shows all others', async () => {
    const { database } = desk.server.context;
    vi.spyOn(database, 'scan')
      .mockRejectedValueOnce(new WorkRefused('too-slow'))
      .mockRejectedValueOnce(new WorkRefused('busy'));
    const shown = await see();
    expect(shown).toMatchObject({ late: ['reviews', 'timeline'], reviews: null, timeline: null });
    expect(shown.messages).not.toBeNull();
    vi.restoreAllMocks();
  });

  it('says that nothing waits', async () => {
    await desk.server.database.db.updateTable('asset').set({ credit: 'Ada' }).execute();
    const nothing = { count: 0, rows: [] };
    expect(await see()).toEqual({
      late: [],
      reviews: { ...nothing, kits: 0, companies: [] },
      assignments: nothing,
      timeline: [],
      outdated: nothing,
      pending: nothing,
      urgent: nothing,
      messages: nothing,
      accounts: nothing,
      members: nothing,
      names: nothing,
      accreditations: nothing,
      proposals: nothing,
      uncredited: nothing,
      jobs: nothing,
      missed: nothing,
    });
  });

  /** Adds one of each kind. */
  const fill = async (): Promise<void> => {
    const { server, files } = desk;
    await desk.moved(await desk.draft(), { to: 'in_review' });
    const left = await desk.moved(await desk.draft(), { to: 'published' });
    await desk.change(left, { text: { it: { title: 'Nuovo' } } });
    const given = await desk.moved(await desk.draft(), { to: 'published' });
    const { json } = await desk.change(given, { text: { it: { title: 'Nuovo' } } });
    await desk.moved(json as DeskRelease, { to: 'archived' });
    const waiting = await desk.moved(await desk.draft(), { to: 'published' });
    await desk.change(waiting, { pending: { text: { it: { title: 'In attesa' } } } });
    const scheduled = { to: 'scheduled', publish_at: '2026-11-22T08:00:00Z' };
    await desk.moved(await desk.draft({ embargo_until: '2026-11-23T08:00:00Z' }), scheduled);
    await desk.moved(await desk.draft(), { ...scheduled, publish_at: '2026-11-29T08:00:00Z' });
    await server.database.db.updateTable('asset').set({ credit: '' }).execute();
    await server.call(CONTACT_PATH, post({ email: 'a@example.com', subject: 'Later', message: 'x' }));
    await server.call(
      CONTACT_PATH,
      post({ email: 'a@example.com', subject: 'Now', message: 'x', deadline: '2026-11-20T11:00:00Z' }),
    );
    await server.database.db
      .insertInto('accreditation')
      .values({
        user_account_id: await idOf('reader@example.com'),
        requested_at: '2026-11-19T10:00:00.000Z',
        decided_at: null,
        is_approved: null,
        reason: '',
      })
      .execute();
    await startCompanyOffices(desk);
    await enqueueJob(
      server.database.db,
      'renditions',
      { asset_id: files.photo },
      new Date('2026-11-20T09:00:00Z'),
      'dead',
    );
    await server.database.db
      .updateTable('job')
      .set({ dead_at: '2026-11-20T09:30:00.000Z', last_error: 'No disk' })
      .where('unique_key', '=', 'dead')
      .execute();
  };

  it('shows what waits, the most pressing of each kind first', async () => {
    const { files } = desk;
    await fill();
    expect(await see()).toMatchObject({
      reviews: { count: 1, rows: [{ title: 'Title', press_group: { name: 'Association' } }] },
      timeline: [
        { kind: 'publication', at: '2026-11-22T08:00:00.000Z' },
        { kind: 'embargo', at: '2026-11-23T08:00:00.000Z' },
      ],
      outdated: { count: 1, rows: [{ language: 'en', outdated_since: '2026-11-20T10:00:00.000Z' }] },
      pending: {
        count: 1,
        rows: [{ title: 'Title', at: '2026-11-20T10:00:00.000Z', by: { last_name: 'Rossi' } }],
      },
      messages: { count: 2, rows: [{ subject: 'Now' }, { subject: 'Later', deadline: null }] },
      accounts: { count: 1, rows: [{ email: 'reader@example.com' }] },
      members: { count: 1, rows: [{ email: 'claims@example.com', claimed: { name: 'Alfa Ceramiche' } }] },
      uncredited: { count: 1, rows: [{ id: files.photo }] },
      jobs: {
        count: 1,
        rows: [{ state: 'dead', asset: { id: files.photo, name: 'tile.jpg' }, last_error: 'No disk' }],
      },
    });
  });

  it('shows what is due before what waits, drafts and reviews alike', async () => {
    const draft = (title: string, due_on?: string) => desk.draft({ due_on, text: { en: { title } } });
    await desk.moved(await draft('Waits'), { to: 'in_review' });
    for (const [title, due_on] of [
      ['Later', '2026-12-01'],
      ['Late', '2026-11-19'],
    ] as const) {
      await draft(`${title} draft`, due_on);
      await desk.moved(await draft(title, due_on), { to: 'in_review' });
    }
    await draft('Whenever');
    const titles = (kind: { rows: { title: string }[] } | null) => kind?.rows.map(({ title }) => title);
    const { reviews, assignments } = await see();
    expect(titles(reviews)).toEqual(['Late', 'Later', 'Waits']);
    expect(reviews?.rows[0]).toMatchObject({ due_on: '2026-11-19' });
    expect(titles(assignments)).toEqual(['Late draft', 'Later draft']);
    expect(assignments).toMatchObject({ count: 2, rows: [{ due_on: '2026-11-19', assignee: null }, {}] });
  });

  it.each([
    ['reviews', '/api/office/press_release/?status=in_review'],
    ['outdated', '/api/office/press_release/?outdated=true'],
    ['pending', '/api/office/press_release/?pending=true'],
    ['messages', '/api/office/message/?status=open&urgent=false'],
    ['accounts', '/api/account/user/?state=pending'],
    ['members', '/api/office/company_member/?state=waiting'],
    ['uncredited', '/api/office/asset/?missing=credit&kind=picture'],
    ['jobs', '/api/office/job/?state=dead'],
  ] as const)('counts as %s what the list %s shows', async (kind, path) => {
    await fill();
    const seen = (await see())[kind];
    const { json } = await desk.server.call(path, { headers: desk.officer });
    const list = json as { count: number; results: { id: number }[] };
    expect(list.count).toBe(seen?.count);
    expect(list.count).toBeGreaterThan(0);
    expect(list.results.map(({ id }) => id)).toEqual(
      expect.arrayContaining(seen?.rows.map(({ id }) => id) ?? []),
    );
  });

  it('shows five of many, and how many there are', async () => {
    for (let times = 0; times < 7; times += 1) await desk.moved(await desk.draft(), { to: 'in_review' });
    const { reviews } = await see();
    expect([reviews?.count, reviews?.rows.length]).toEqual([7, 5]);
  });

  it('is the press office’s own', async () => {
    const { server } = desk;
    expect((await server.call(DASHBOARD_PATH)).status).toBe(401);
    for (const email of ['reader@example.com', 'agent@example.com', 'outsider@example.com']) {
      const headers = await server.signedIn(email);
      expect((await server.call(DASHBOARD_PATH, { headers })).status, email).toBe(403);
    }
  });
});
