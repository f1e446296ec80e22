/** @module-tag engine */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  DESK,
  type Desk,
  type DeskRelease,
  type Headers,
  READING,
  startDesk,
} from '../../../../test/desk.ts';
import { anyNumber, anyText, listWith, objectWith } from '../../../../test/matchers.ts';
import { addPicture } from '../../../../test/media.ts';

describe('the desk for press releases', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await startDesk();
    return () => desk.server.close();
  });

  describe('POST /api/office/press_release/', () => {
    it('answers a draft as the office sees it, sanitised and never cached', async () => {
      const answer = await desk.create({
        press_group: 'Association',
        date: '2026-11-20',
        embargo_until: '2026-12-01T09:00:00+01:00',
        sectors: [1],
        contacts: [
          {
            name: { it: 'Ada', en: 'Ada' },
            role: { it: 'Capo', en: 'Head' },
            email: 'a@example.com',
            phone: '1',
          },
        ],
        hero: desk.files.photo,
        pictures: [desk.files.photo],
        attachments: [desk.files.sheet],
        text: { it: { title: 'Nuovo', body: '<p>x<script>alert(1)</script></p>' } },
      });
      expect(answer).toMatchObject({
        status: 201,
        json: {
          id: anyNumber,
          version: 1,
          status: 'draft',
          press_group: { id: anyNumber, name: 'Association' },
          embargo_until: '2026-12-01T08:00:00.000Z',
          visible_from: null,
          hero: desk.files.photo,
          pictures: [desk.files.photo],
          attachments: [desk.files.sheet],
          text: {
            it: { status: 'draft', title: 'Nuovo', body: '<p>x</p>', updated_by: { first_name: 'Ada' } },
          },
        },
      });
      expect(answer.headers.get('etag')).toBe('"1"');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await desk.read(answer.json as DeskRelease)).status).toBe(404);
    });

    it.each([
      [{}, { press_group: [anyText] }],
      [{ press_group: 'Nobody' }, { press_group: ['There is no such newsroom.'] }],
      [{ press_group: 1, date: '20 May' }, { date: [anyText] }],
      [{ press_group: 1, access: 'secret' }, { access: ['"secret" is not a valid choice.'] }],
      [{ press_group: 1, text: { it: { title: 'x'.repeat(301) } } }, { 'text.it.title': [anyText] }],
      [{ press_group: 1, text: 'x' }, { text: ['Not of the expected shape.'] }],
      [{ press_group: 1, text: { fr: { title: 'x' } } }, { text: ['Not of the expected shape.'] }],
      [{ press_group: 1, text: { it: 'x' } }, { text: ['Not of the expected shape.'] }],
      [
        { press_group: 1, text: { it: { title: null } } },
        { 'text.it.title': ['This field may not be null.'] },
      ],
      [{ press_group: 1, hero: 9999 }, { hero: ['There is no file with the number 9999.'] }],
      [{ press_group: 1, pictures: [true] }, { pictures: [anyText] }],
      [{ press_group: 1, contacts: [{ name: 'Ada' }] }, { contacts: ['Not of the expected shape.'] }],
      [{ press_group: 1, embargo_until: 'tomorrow' }, { embargo_until: [anyText] }],
    ])('refuses %j', async (body, fields) => {
      const answer = await desk.create(body);
      expect([answer.status, answer.json]).toEqual([400, fields]);
    });

    it('takes only pictures as pictures', async () => {
      const answer = await desk.create({ press_group: 1, pictures: [desk.files.sheet] });
      expect(answer).toMatchObject({ status: 400, json: { pictures: [anyText] } });
    });

    it.each([
      ['nobody', 401],
      ['reader@example.com', 403],
      ['agent@example.com', 403],
      ['outsider@example.com', 403],
    ])('is not for %s', async (email, status) => {
      const headers = email === 'nobody' ? {} : await desk.server.signedIn(email);
      const release = await desk.draft();
      expect((await desk.create({ press_group: 1 }, headers)).status).toBe(status);
      expect((await desk.server.call(DESK, { headers })).status).toBe(status);
      expect((await desk.server.call(`${DESK}${release.id}/`, { headers })).status).toBe(status);
      expect((await desk.move(release, { to: 'published' }, desk.match(1, headers))).status).toBe(status);
      expect((await desk.change(release, { date: '2026-01-01' }, desk.match(1, headers))).status).toBe(
        status,
      );
    });
  });

  describe('PATCH /api/office/press_release/{id}/', () => {
    it.each([{}, { title: 'Terzo' }, { body: '<p>c <b>d</b></p>' }])(
      'answers texts alone as they are stored: %j',
      async (change) => {
        let release = await desk.moved(await desk.draft(), { to: 'published' });
        for (const text of [{ title: 'Due' }, change]) {
          const answer = await desk.change(release, { text: { it: text } });
          const stored = await desk.server.call(`${DESK}${release.id}/`, { headers: desk.officer });
          expect([answer.status, answer.json]).toEqual([200, stored.json]);
          release = answer.json as DeskRelease;
        }
      },
    );

    it('changes what is sent, also inside the texts', async () => {
      const release = await desk.draft();
      const answer = await desk.change(release, { text: { it: { subtitle: 'Sotto' } } });
      expect(answer).toMatchObject({
        status: 200,
        json: { version: 2, text: { it: { title: 'Titolo', subtitle: 'Sotto' }, en: { title: 'Title' } } },
      });
    });

    it('leaves a release one thing for who reads it meanwhile', async () => {
      const release = await desk.draft();
      const executor = desk.server.database.db.getExecutor();
      const original = executor.executeQuery.bind(executor);
      let isWritten = false;
      executor.executeQuery = async (query) => {
        const isOfFiles =
          query.query.kind === 'SelectQueryNode' && query.sql.includes('press_release_attachment');
        if (isOfFiles && !isWritten) {
          isWritten = true;
          await desk.change(release, { attachments: [desk.files.sheet] });
        }
        return original(query);
      };
      const seen = await desk.server.call(`${DESK}${release.id}/`, { headers: desk.officer });
      executor.executeQuery = original;
      expect(seen.json).toMatchObject({ version: 2, attachments: [desk.files.sheet] });
    });

    it('takes back what it answered', async () => {
      const release = await desk.draft({ text: { it: { title: 'Titolo' }, en: { title: 'Title' } } });
      await desk.halfAnHourLater(() => desk.change(release, { text: { it: { title: 'Altro' } } }));
      const { json } = await desk.server.call(`${DESK}${release.id}/`, { headers: desk.officer });
      const current = json as DeskRelease & { press_group: { id: number } };
      const again = await desk.change(current, { ...current, press_group: current.press_group.id });
      expect(again).toMatchObject({ status: 200, json: { version: 3, text: current.text } });
    });

    it('wants the version it was made from', async () => {
      const release = await desk.draft();
      expect((await desk.change(release, { access: 'press' }, desk.officer)).status).toBe(428);
      expect((await desk.change(release, { access: 'press' }, desk.match('x'))).status).toBe(400);
      expect((await desk.change(release, { access: 'press' })).status).toBe(200);
      expect(await desk.change(release, { access: 'public' })).toMatchObject({
        status: 412,
        json: {
          detail: 'Somebody else has changed this in the meantime.',
          current: { version: 2, access: 'press' },
        },
      });
    });

    it('lets one of two writes of the same version through', async () => {
      const release = await desk.draft();
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((title) => desk.change(release, { text: { it: { title } } })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
    });

    it('is seen by readers at once where they see the release', async () => {
      const release = await desk.moved(await desk.draft(), { to: 'published' });
      expect((await desk.read(release)).json).toMatchObject({ title: 'Title' });
      await desk.change(release, { text: { en: { title: 'Corrected tessellation' } } });
      expect((await desk.read(release)).json).toMatchObject({
        title: 'Corrected tessellation',
      });
      const found = await desk.server.call(`${READING}?format=datatables&q=tessellation`);
      expect(found.json).toMatchObject({ data: [{ id: release.id }] });
    });
  });

  describe('DELETE /api/office/press_release/{id}/', () => {
    const remove = ({ id }: DeskRelease, headers: Headers) =>
      desk.server.call(`${DESK}${id}/`, { method: 'DELETE', headers });

    it('is for drafts alone, and wants their version', async () => {
      const release = await desk.draft();
      expect((await remove(release, desk.officer)).status).toBe(428);
      expect((await remove(release, desk.match(9))).status).toBe(412);
      expect((await remove(release, desk.match(1))).status).toBe(204);
      expect((await desk.server.call(`${DESK}${release.id}/`, { headers: desk.officer })).status).toBe(404);
      const shown = await desk.moved(await desk.draft(), { to: 'published' });
      expect((await remove(shown, desk.match(shown.version))).status).toBe(409);
    });
  });

  describe('GET /api/office/press_release/', () => {
    it('lists every state, narrowed by state and searched by title', async () => {
      const release = await desk.draft({ text: { it: { title: 'Unicorno in bozza' } } });
      const list = async (query: string) =>
        (await desk.server.call(`${DESK}?format=datatables&length=10${query}`, { headers: desk.officer }))
          .json;
      const columns = '&columns[0][data]=title&columns[0][searchable]=true&search[value]=unicorno';
      expect(await list(columns)).toMatchObject({
        recordsFiltered: 1,
        data: [{ title: 'Unicorno in bozza' }],
      });
      expect(await list('&status=draft')).toMatchObject({
        data: listWith(objectWith({ id: release.id, version: 1 })),
      });
      expect(await list('&status=asleep')).toMatchObject({ status: [anyText] });
    });

    it('is narrowed by how each language stands', async () => {
      const draft = await desk.draft({ access: 'press', text: { it: { title: 'Solo italiano' } } });
      const whole = await desk.moved(await desk.draft(), { to: 'published', languages: ['en'] });
      const newer = { text: { en: { title: 'Newer' } } };
      const outdated = (await desk.halfAnHourLater(() => desk.change(whole, newer))).json as DeskRelease;
      const listed = async (query: string) => {
        const list = await desk.server.call(`${DESK}?format=datatables&length=100&${query}`, {
          headers: desk.officer,
        });
        const { data } = list.json as { data: { id: number }[] };
        return [draft.id, outdated.id].filter((id) => data.some((row) => row.id === id));
      };
      expect(await listed('text_en=missing')).toEqual([draft.id]);
      expect(await listed('text_it=draft&access=press')).toEqual([draft.id]);
      expect(await listed('text_en=published')).toEqual([outdated.id]);
      expect(await listed('text_it=outdated')).toEqual([outdated.id]);
      expect(await listed('text_it=missing')).toEqual([]);
    });

    it('lets a picture that only a text brought leave with it, and keeps one that hangs there by itself', async () => {
      const brought = await addPicture(desk.server, {}, []);
      const { photo } = desk.files;
      const shown = [photo, brought].map((id) => `<figure data-asset="${id}"></figure>`).join('');
      const draft = await desk.draft({ pictures: [photo] });
      const written = (await desk.change(draft, { text: { it: { body: `<p>x</p>${shown}` } } })).json;
      expect(written).toMatchObject({ pictures: [photo, brought] });
      const dropped = await desk.change(written as DeskRelease, { text: { it: { body: '<p>x</p>' } } });
      expect(dropped.json).toMatchObject({ pictures: [photo] });
      const again = await desk.change(dropped.json as DeskRelease, { pictures: [photo, brought] });
      expect(again.json).toMatchObject({ pictures: [photo, brought] });
    });

    it('leaves an audit entry for every write, with the names of the fields', async () => {
      const release = await desk.draft();
      await desk.change(release, { access: 'press', text: { it: { title: 'x' } } });
      const entries = await desk.server.database.db
        .selectFrom('audit_entry')
        .select(['action', 'fields'])
        .where('subject', '=', `press_release:${release.id}`)
        .orderBy('id')
        .execute();
      expect(entries.map(({ action }) => action)).toEqual(['create', 'edit']);
      expect(JSON.parse(entries[1]?.fields ?? '')).toEqual(['access', 'text.it.title']);
    });
  });
});
