/** @module-tag engine */
import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, READING, startDesk } from '../../../test/desk.ts';

let desk: Desk;
let first: DeskRelease;
let second: DeskRelease;

/** With its own date, so that the first is the older one. */
async function publish(date: string, access = 'public'): Promise<DeskRelease> {
  const draft = await desk.draft({ date, access });
  return desk.moved(draft, { to: 'published', languages: ['it', 'en'] });
}

async function current({ id }: DeskRelease): Promise<DeskRelease & { lead_until: string | null }> {
  const { json } = await desk.server.call(`${DESK}${id}/`, { headers: desk.officer });
  return json as DeskRelease & { lead_until: string | null };
}

const pin = async (release: DeskRelease, lead_until: string | null, headers = desk.officer) =>
  desk.change(release, { lead_until }, desk.match((await current(release)).version, headers));

/** The lead story, and whether the list still starts with the newest. */
async function readLead(headers: Record<string, string> = {}): Promise<number | null | undefined> {
  const address = `${READING}?format=datatables&group=1&start=0&length=1&lead=1`;
  const { json } = await desk.server.call(address, { headers });
  const { lead, data } = json as { lead?: { id: number } | null; data: { id: number }[] };
  expect(data[0]?.id).toBe(second.id);
  return lead === null ? null : lead?.id;
}

beforeAll(async () => {
  desk = await startDesk();
  first = await publish('2026-03-01');
  second = await publish('2026-04-01');
  return () => desk.server.close();
});

describe('the story at the top of Home', () => {
  it('is answered where it is asked for, and is none until the office pins one', async () => {
    expect(await readLead()).toBeNull();
    const plain = await desk.server.call(`${READING}?format=datatables&group=1`);
    expect(plain.json).not.toHaveProperty('lead');
  });

  it('stays until its last day is over where the office is', async () => {
    expect((await pin(first, '2026-11-22')).json).toMatchObject({ lead_until: '2026-11-22' });
    expect(await readLead()).toBe(first.id);
    desk.server.clock.now = new Date('2026-11-22T22:59:00Z');
    expect(await readLead()).toBe(first.id);
    desk.server.clock.now = new Date('2026-11-22T23:00:01Z');
    expect(await readLead()).toBeNull();
    desk.server.clock.now = new Date('2026-11-20T10:00:00Z');
    await desk.server.database.change(async () => undefined);
  });

  it('gives way to the next one that is pinned, and to none', async () => {
    await pin(second, '2026-11-30');
    expect(await readLead()).toBe(second.id);
    expect((await current(first)).lead_until).toBeNull();
    await pin(second, null);
    expect(await readLead()).toBeNull();
  });

  it('shows the pinned release only to readers who may see it, and unpins it when it is withdrawn', async () => {
    const reserved = await publish('2026-02-01', 'press');
    await pin(reserved, '2026-11-30');
    expect(await readLead()).toBeNull();
    expect(await readLead(await desk.server.signedIn('reader@example.com'))).toBe(reserved.id);
    await pin(first, '2026-11-30');
    await desk.moved(await current(first), { to: 'archived', note: 'Wrong figures' });
    expect(await readLead()).toBeNull();
    expect((await current(first)).lead_until).toBeNull();
  });

  it('is a write like any other: refused without permission or version, and audited', async () => {
    const agent = await desk.server.signedIn('agent@example.com');
    expect([403, 404]).toContain((await pin(second, '2026-11-30', agent)).status);
    const stale = await desk.change(second, { lead_until: '2026-11-30' }, desk.match(1));
    expect(stale.status).toBe(412);
    expect((await pin(second, 'soon' as string)).json).toMatchObject({ lead_until: [expect.any(String)] });
    await pin(second, '2026-11-30');
    const entry = await desk.server.database.db
      .selectFrom('audit_entry')
      .select(['action', 'fields'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({ action: 'edit', fields: '["lead_until"]' });
  });
});
