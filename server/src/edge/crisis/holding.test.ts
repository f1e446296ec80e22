import { CRISIS_PATH, type Crisis, crisisHeldPath, type HeldRecord } from '@press-room/contract/crisis';
import type { Mailing } from '@press-room/contract/mailings';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskRelease } from '../../../test/desk.ts';
import { type Mailings, startMailings } from '../../../test/mailings.ts';
import { post } from '../../../test/requests.ts';

const STATEMENT = {
  press_group: 1,
  title: { it: 'Incendio', en: 'Fire' },
  text: { it: 'Seguono notizie.', en: 'More follows.' },
};
const LATER = '2026-11-20T12:00:00.000Z';
const SCHEDULED = { to: 'scheduled', publish_at: LATER };
const DESPITE = { despite_crisis: true };

describe('a crisis', () => {
  let room: Mailings;
  let crisis: Crisis;
  beforeEach(async () => {
    room = await startMailings();
    const made = await room.call(CRISIS_PATH, post(STATEMENT, room.desk.officer));
    expect(made.status).toBe(201);
    crisis = made.json as Crisis;
    return () => room.desk.server.close();
  });

  const move = async (to: string): Promise<void> => {
    const answer = await room.desk.server.call(
      `${CRISIS_PATH}${crisis.id}/transition/`,
      post({ to }, room.desk.match(crisis.version)),
    );
    expect(answer).toMatchObject({ status: 200 });
    crisis = answer.json as Crisis;
  };
  const held = async (): Promise<HeldRecord[]> =>
    ((await room.call(crisisHeldPath(crisis.id))).json as { results: HeldRecord[] }).results;
  const kinds = async () => (await held()).map(({ kind, id }) => [kind, id]);
  /** Sets the clock; the officer signs in again, because sessions expire. */
  const at = async (instant: string): Promise<void> => {
    room.desk.server.clock.now = new Date(instant);
    Object.assign(room.desk.officer, await room.desk.server.signedIn('officer@example.com'));
  };
  const status = async (release: DeskRelease) => (await room.desk.read(release)).status;
  const kit = async (body: object = {}) => {
    const { server, officer, match, files } = room.desk;
    const made = await server.call(
      '/api/office/press_kit/',
      post({ press_group: 1, year: 2026, title: { it: 'Kit' }, files: [{ asset: files.sheet }] }, officer),
    );
    expect(made.status).toBe(201);
    const { id, version } = made.json as { id: number; version: number };
    const path = `/api/office/press_kit/${id}/transition/`;
    const moved = await server.call(path, post({ to: 'published', ...body }, match(version)));
    expect(moved.status).toBe(200);
    return moved.json as { id: number; version: number; visible_from: string | null };
  };

  it('holds scheduled releases, of its group alone, until somebody decides, also after its end', async () => {
    const { desk } = room;
    const mine = await desk.moved(await desk.draft(), SCHEDULED);
    const other = await desk.moved(await desk.draft({ press_group: 'Fair' }), SCHEDULED);
    await move('on');
    expect(await held()).toMatchObject([{ kind: 'press_release', id: mine.id, at: LATER }]);
    await at('2026-11-20T12:00:01Z');
    await desk.server.work();
    expect([await status(mine), await status(other)]).toEqual([404, 200]);
    await move('ended');
    expect([await status(mine), await kinds()]).toEqual([404, [['press_release', mine.id]]]);
    const [row] = await held();
    const released = await desk.moved({ ...mine, version: row?.version ?? 0 }, { to: 'published' });
    expect(released.publish_at).toBe('2026-11-20T12:00:01.000Z');
    expect([await status(mine), await held()]).toEqual([200, []]);
  });

  it('holds media under embargo, which nobody reads yet, and none that readers see', async () => {
    const { id, version } = await kit();
    const headers = room.desk.match(version);
    const body = JSON.stringify({ embargo_until: LATER });
    const path = `/api/office/press_kit/${id}/`;
    const changed = await room.desk.server.call(path, {
      method: 'PATCH',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
    });
    expect(changed.status, changed.text).toBe(200);
    await kit();
    await move('on');
    expect(await kinds()).toEqual([['press_kit', id]]);
  });

  it('holds what is published meanwhile, unless whoever holds the switch says otherwise', async () => {
    const { desk } = room;
    await move('on');
    const release = await desk.moved(await desk.draft(), { to: 'published' });
    expect(release).toMatchObject({
      status: 'scheduled',
      visible_from: null,
      readers: { state: 'scheduled', notes: [{ code: 'crisis' }] },
    });
    desk.server.clock.now = new Date('2026-11-20T10:01:00Z');
    await desk.server.work();
    expect(await status(release)).toBe(404);
    const again = await desk.moved(release, { to: 'published' });
    expect([again.status, await status(release)]).toEqual(['scheduled', 404]);
    const out = await desk.moved(again, { to: 'published', ...DESPITE });
    expect([out.status, await status(release), await held()]).toEqual(['published', 200, []]);
    const later = await desk.moved(await desk.draft(), { ...SCHEDULED, ...DESPITE });
    expect(later.visible_from).toBe(LATER);
    const dropped = await desk.moved(await desk.moved(await desk.draft(), SCHEDULED), { to: 'draft' });
    expect([dropped.status, await held()]).toEqual(['draft', []]);
  });

  it('leaves with readers what they have', async () => {
    const { desk } = room;
    const release = await desk.moved(await desk.draft(), { to: 'published', languages: ['it'] });
    const shown = await kit();
    await move('on');
    const both = await desk.moved(release, { to: 'published', languages: ['en'] });
    expect([both.status, await status(release), await held()]).toEqual(['published', 200, []]);
    expect(shown.visible_from).not.toBeNull();
  });

  it('holds kits', async () => {
    const before = await kit({ publish_at: LATER });
    await move('on');
    const meanwhile = await kit();
    expect(meanwhile.visible_from).toBeNull();
    expect(await kinds()).toEqual([
      ['press_kit', meanwhile.id],
      ['press_kit', before.id],
    ]);
    const { match, server } = room.desk;
    const path = `/api/office/press_kit/${meanwhile.id}/transition/`;
    const answer = await server.call(path, post({ to: 'published', ...DESPITE }, match(meanwhile.version)));
    expect(answer).toMatchObject({ status: 200, json: { visible_from: '2026-11-20T10:00:00.000Z' } });
    expect(await kinds()).toEqual([['press_kit', before.id]]);
  });

  it('holds mailings: those that wait, those under way, and new ones', async () => {
    const contact = await room.contact('ada@paper.example');
    const audience = { lists: [], contacts: [contact], has_takers: false };
    const release = await room.published();
    const planned = await room.send(await room.create(release, { audience }), { send_at: LATER });
    await move('on');
    const meanwhile = await room.send(await room.create(await room.latest(release), { audience }));
    expect([planned.state, meanwhile.state, meanwhile.pause_reason]).toEqual([
      'scheduled',
      'scheduled',
      'crisis',
    ]);
    await at('2026-11-20T12:00:01Z');
    expect(await room.mails()).toEqual([]);
    expect(await kinds()).toEqual([
      ['mailing', planned.id],
      ['mailing', meanwhile.id],
    ]);
    expect((await room.move(await room.read(planned), { to: 'resume' })).status).toBe(409);
    const let_go = await room.move(await room.read(planned), { to: 'resume', ...DESPITE });
    expect(let_go).toMatchObject({ status: 200, json: { state: 'scheduled', pause_reason: null } });
    expect(await room.mails()).toHaveLength(1);
    await move('ended');
    await room.desk.server.work();
    expect(await room.mails()).toHaveLength(1);
    const recalled = await room.move(await room.read(meanwhile), { to: 'recall' });
    expect((recalled.json as Mailing).state).toBe('draft');
    expect(await held()).toEqual([]);
  });

  it('is not set aside by an officer without its right', async () => {
    const { desk } = room;
    await move('on');
    const { db } = desk.server.database;
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'reader@example.com')
      .executeTakeFirstOrThrow();
    const rights = ['press_release.view', 'press_release.publish'].map((permission) => ({
      user_account_id: id,
      permission,
      granted_at: LATER,
      granted_by: null,
    }));
    await db.insertInto('user_permission').values(rights).execute();
    const reader = await desk.server.signedIn('reader@example.com');
    const draft = await desk.draft();
    const publish = { to: 'published', ...DESPITE };
    expect((await desk.move(draft, publish, desk.match(draft.version, reader))).status).toBe(403);
    expect((await desk.server.call(crisisHeldPath(crisis.id), { headers: reader })).status).toBe(403);
    expect((await desk.server.call(crisisHeldPath(99), { headers: desk.officer })).status).toBe(404);
  });
});
