/** @module-tag engine */
import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, READING, startDesk } from '../../../../test/desk.ts';
import { anyText } from '../../../../test/matchers.ts';
import { post } from '../../../../test/requests.ts';

describe('states and versions of a press release', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await startDesk();
    return () => desk.server.close();
  });

  describe('POST …/transition/', () => {
    it('publishes one language while the other stays a draft, and the other one later', async () => {
      let release = await desk.moved(await desk.draft(), { to: 'published', languages: ['it'] });
      expect(release).toMatchObject({
        status: 'published',
        text: { it: { status: 'published' }, en: { status: 'draft' } },
      });
      expect((await desk.read(release)).json).toMatchObject({
        language: 'it',
        languages: ['it'],
      });
      const { publish_at } = release;
      release = await desk.moved(release, { to: 'published', languages: ['en'] });
      expect([release.publish_at, release.text.en?.status]).toEqual([publish_at, 'published']);
      expect((await desk.read(release)).json).toMatchObject({ languages: ['en', 'it'] });
    });

    it('schedules to the instant, and takes that back', async () => {
      let release = await desk.moved(await desk.draft(), {
        to: 'scheduled',
        publish_at: '2026-11-20T12:00:00+01:00',
      });
      expect(release).toMatchObject({ status: 'scheduled', publish_at: '2026-11-20T11:00:00.000Z' });
      expect((await desk.read(release)).status).toBe(404);
      desk.server.clock.now = new Date('2026-11-20T11:00:00Z');
      expect((await desk.read(release)).status).toBe(200);
      desk.server.clock.now = new Date('2026-11-20T10:00:00Z');
      release = await desk.moved(release, { to: 'draft' });
      expect(release).toMatchObject({
        publish_at: null,
        visible_from: null,
        text: { it: { status: 'draft' } },
      });
    });

    it('publishes no language that is left out of a schedule or of what is put back', async () => {
      const scheduled = await desk.moved(await desk.draft(), {
        to: 'scheduled',
        publish_at: '2026-11-20T11:00:00Z',
      });
      const one = { to: 'published', languages: ['it'] };
      const check = await desk.server.call(`${DESK}${scheduled.id}/check/`, post(one, desk.officer));
      expect(check.json).toMatchObject({ now: { languages: ['en', 'it'] }, after: { languages: ['it'] } });
      let release = await desk.moved(scheduled, one);
      expect((await desk.read(release)).json).toMatchObject({ languages: ['it'], language: 'it' });
      release = await desk.moved(release, { to: 'published', languages: ['en'] });
      release = await desk.moved(release, { to: 'archived' });
      release = await desk.moved(release, one);
      expect(release.text.en?.status).toBe('draft');
      expect((await desk.read(release)).json).toMatchObject({ languages: ['it'] });
    });

    it('says nothing of a withdrawal where readers had lost it already', async () => {
      const release = await desk.moved(await desk.draft({ expires_at: '2026-11-20T10:00:05Z' }), {
        to: 'published',
      });
      desk.server.clock.now = new Date('2026-11-20T10:00:06Z');
      await desk.moved(release, { to: 'archived' });
      expect((await desk.read(release)).status).toBe(404);
      desk.server.clock.now = new Date('2026-11-20T10:00:00Z');
    });

    it('publishes after a few seconds of grace, in which it can be taken back unread', async () => {
      const release = await desk.moved(await desk.draft(), { to: 'published', grace_seconds: 10 });
      expect(release).toMatchObject({ status: 'scheduled', publish_at: '2026-11-20T10:00:10.000Z' });
      expect((await desk.read(release)).status).toBe(404);
      const back = await desk.moved(release, { to: 'draft' });
      expect(back).toMatchObject({ publish_at: null, visible_from: null });
      const refused = await desk.move(back, { to: 'published', grace_seconds: 3600 });
      expect([refused.status, refused.json]).toEqual([400, { grace_seconds: [expect.any(String)] }]);
    });

    it('holds an embargo', async () => {
      const release = await desk.moved(await desk.draft({ embargo_until: '2026-11-21T10:00:00Z' }), {
        to: 'published',
      });
      expect(release.visible_from).toBe('2026-11-21T10:00:00.000Z');
      expect((await desk.read(release)).status).toBe(404);
    });

    it('archives: readers and searches lose it at once', async () => {
      const release = await desk.moved(await desk.draft({ text: { en: { title: 'Vanishing majolica' } } }), {
        to: 'published',
      });
      const find = () => desk.server.call(`${READING}?format=datatables&q=majolica`);
      expect((await find()).json).toMatchObject({ recordsFiltered: 1 });
      await desk.moved(release, { to: 'archived' });
      expect((await desk.read(release)).status).toBe(410);
      expect((await find()).json).toMatchObject({ recordsFiltered: 0 });
    });

    it('goes through review with a note', async () => {
      let release = await desk.moved(await desk.draft(), { to: 'in_review' });
      release = await desk.moved(release, { to: 'draft', note: 'The figure is wrong' });
      const versions = await desk.server.call(`${DESK}${release.id}/version/?format=datatables`, {
        headers: desk.officer,
      });
      expect(versions.json).toMatchObject({
        data: [
          { version: 3, status: 'draft', note: 'The figure is wrong', by: { first_name: 'Ada' } },
          { version: 2, status: 'in_review' },
          { version: 1, status: 'draft' },
        ],
      });
    });

    it.each([
      [{}, 400, { to: [anyText] }],
      [{ to: 'gone' }, 400, { to: [anyText] }],
      [{ to: 'archived' }, 409, { detail: 'A release that is "draft" cannot become "archived".' }],
      [{ to: 'scheduled' }, 400, { publish_at: ['This field is required.'] }],
      [{ to: 'scheduled', publish_at: '2020-01-01T00:00:00Z' }, 400, { publish_at: [anyText] }],
    ])('refuses %j', async (body, status, json) => {
      expect(await desk.move(await desk.draft(), body)).toMatchObject({ status, json });
    });

    it('refuses a language without a title, and a release without any', async () => {
      const release = await desk.draft({ text: { it: { title: 'Solo' } } });
      expect(await desk.move(release, { to: 'published', languages: ['en'] })).toMatchObject({
        status: 400,
        json: { languages: [anyText] },
      });
      expect((await desk.move(await desk.draft({ text: {} }), { to: 'published' })).status).toBe(400);
    });

    it('wants the version, too', async () => {
      const release = await desk.draft();
      expect((await desk.move(release, { to: 'published' }, desk.officer)).status).toBe(428);
      await desk.moved(release, { to: 'in_review' });
      expect((await desk.move(release, { to: 'published' })).status).toBe(412);
    });
  });

  describe('versions', () => {
    it('join the edits of one person until they pause', async () => {
      const numbers = async (id: number) => {
        const answer = await desk.server.call(`${DESK}${id}/version/?format=datatables`, {
          headers: desk.officer,
        });
        return (answer.json as { data: { version: number }[] }).data.map(({ version }) => version);
      };
      let release = await desk.draft();
      for (const title of ['a', 'b'])
        release = (await desk.change(release, { text: { it: { title } } })).json as DeskRelease;
      expect(await numbers(release.id)).toEqual([3]);
      desk.server.clock.now = new Date('2026-11-20T10:06:00Z');
      release = (await desk.change(release, { text: { it: { title: 'c' } } })).json as DeskRelease;
      desk.server.clock.now = new Date('2026-11-20T10:00:00Z');
      expect(await numbers(release.id)).toEqual([4, 3]);
      const old = await desk.server.call(`${DESK}${release.id}/version/3/`, { headers: desk.officer });
      expect(old.json).toMatchObject({ version: 3, document: { text: { it: { title: 'b' } } } });
      expect(old.text).not.toContain('example.com');
      expect(
        (await desk.server.call(`${DESK}${release.id}/version/99/`, { headers: desk.officer })).status,
      ).toBe(404);
      expect(
        (await desk.server.call(`${DESK}${release.id}/version/x/`, { headers: desk.officer })).status,
      ).toBe(404);
    });

    it('are of edits the first and the newest 200, and every change of state', async () => {
      const { db } = desk.server.database;
      const { id } = await desk.moved(await desk.draft(), { to: 'in_review' });
      const { document } = await db
        .selectFrom('press_release_version')
        .select('document')
        .where('press_release_id', '=', id)
        .executeTakeFirstOrThrow();
      const edits = Array.from({ length: 200 }, (_, at) => ({
        press_release_id: id,
        version: at + 3,
        at: '2026-11-20T10:00:00.000Z',
        status: 'in_review' as const,
        note: '',
        is_transition: 0,
        is_pending: 0,
        document,
      }));
      await db.insertInto('press_release_version').values(edits).execute();
      await db.updateTable('press_release').set({ version: 202 }).where('id', '=', id).execute();
      const release = { id, version: 202 } as DeskRelease;
      expect((await desk.change(release, { text: { it: { title: 'z' } } })).status).toBe(200);
      const kept = await db
        .selectFrom('press_release_version')
        .select(['version', 'is_transition'])
        .where('press_release_id', '=', id)
        .orderBy('version')
        .execute();
      expect(kept.slice(0, 3).map(({ version }) => version)).toEqual([1, 2, 4]);
      expect([kept.length, kept.at(-1)?.version]).toEqual([202, 203]);
    });
  });
});
