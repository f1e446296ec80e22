import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, type Headers, startDesk } from '../../../../test/desk.ts';
import { anyText } from '../../../../test/matchers.ts';
import { post } from '../../../../test/requests.ts';

const person = { password: 'Str0ng_pass!', first_name: 'Bea', last_name: 'Verdi' };

describe('what the editor of releases asks', () => {
  let desk: Desk;
  let colleague: Headers;

  beforeAll(async () => {
    desk = await startDesk();
    await desk.server.load({
      users: [{ ...person, email: 'colleague@example.com', groups: ['administrator_press_room'] }],
    });
    colleague = await desk.server.signedIn('colleague@example.com');
    return () => desk.server.close();
  });

  describe('GET /api/office/draft_keys/', () => {
    it('hands each officer a key of their own, the same each time', async () => {
      const ask = (headers: Headers) => desk.server.call('/api/office/draft_keys/', { headers });
      const mine = await ask(desk.officer);
      expect(mine).toMatchObject({ status: 200, json: { keys: [expect.any(String)] } });
      expect(mine.headers.get('cache-control')).toBe('no-store');
      const [key = ''] = (mine.json as { keys: string[] }).keys;
      expect(Buffer.from(key, 'base64')).toHaveLength(32);
      expect((await ask(desk.officer)).json).toEqual(mine.json);
      expect((await ask(colleague)).json).not.toEqual(mine.json);
      expect((await ask({})).status).toBe(401);
      expect((await ask(await desk.server.signedIn('reader@example.com'))).status).toBe(403);
    });
  });

  describe('POST /api/office/press_release/{id}/presence/', () => {
    it('names who else has the release open, until they leave or say nothing more', async () => {
      const release = await desk.draft();
      const path = `${DESK}${release.id}/presence/`;
      const say = async (headers: Headers) => (await desk.server.call(path, post({}, headers))).json;
      expect(await say(desk.officer)).toEqual({
        version: 1,
        readers: { state: 'draft', until: null, notes: [] },
        others: [],
      });
      expect(await say(colleague)).toMatchObject({ others: [{ first_name: 'Ada' }] });
      expect(await say(desk.officer)).toMatchObject({ others: [{ first_name: 'Bea', last_name: 'Verdi' }] });
      await desk.server.call(path, { method: 'DELETE', headers: colleague });
      expect(await say(desk.officer)).toMatchObject({ others: [] });
      await say(colleague);
      const before = desk.server.clock.now;
      desk.server.clock.now = new Date(before.getTime() + 60_000);
      expect(await say(desk.officer)).toMatchObject({ others: [] });
      desk.server.clock.now = before;
    });

    it('is for who may see releases, and for one that is there', async () => {
      const reader = await desk.server.signedIn('reader@example.com');
      expect((await desk.server.call(`${DESK}1/presence/`, post({}, reader))).status).toBe(403);
      expect((await desk.server.call(`${DESK}99999/presence/`, post({}, desk.officer))).status).toBe(404);
    });
  });

  describe('pictures in a text', () => {
    it('hang on the release, so that readers can take them along', async () => {
      const body = `<p>x</p><figure data-asset="${desk.files.photo}"><img src="y">z</figure><figure>q</figure>`;
      const release = await desk.draft({ text: { it: { title: 'Titolo', body } } });
      expect(release).toMatchObject({
        pictures: [desk.files.photo],
        text: { it: { body: `<p>x</p><figure data-asset="${desk.files.photo}">z</figure>q` } },
      });
      const emptied = (await desk.change(release, { pictures: [] })).json;
      expect(emptied).toMatchObject({ pictures: [desk.files.photo] });
      const raised = (await desk.change(emptied as DeskRelease, { hero: desk.files.photo, pictures: [] }))
        .json;
      expect(raised).toMatchObject({ hero: desk.files.photo, pictures: [] });
      const unknown = { text: { it: { body: '<figure data-asset="99999"></figure>' } } };
      expect(await desk.change(raised as DeskRelease, unknown)).toMatchObject({
        status: 400,
        json: { pictures: ['There is no file with the number 99999.'] },
      });
    });
  });

  describe('the mark of an outdated text', () => {
    it('marks the other language until it follows or is said to be in order', async () => {
      let release = await desk.moved(await desk.draft(), { to: 'published' });
      release = (await desk.change(release, { text: { it: { title: 'Altro' } } })).json as DeskRelease;
      expect(release.text.en?.outdated_since).toBe('2026-11-20T10:00:00.000Z');
      release = (await desk.change(release, { text: { en: { title: 'Other' } } })).json as DeskRelease;
      expect([release.text.en?.outdated_since, release.text.it?.outdated_since]).toEqual([null, null]);
      release = (await desk.change(release, { text: { it: { body: '<p>Altro</p>' } } })).json as DeskRelease;
      expect(release.text.en?.outdated_since).toEqual(anyText);
      release = (await desk.change(release, { text: { en: { outdated_since: null } } })).json as DeskRelease;
      expect(release.text.en).toMatchObject({ outdated_since: null, title: 'Other' });
    });

    it('marks nothing in a draft whose languages are written together', async () => {
      let release = await desk.draft();
      for (const [language, title] of [
        ['it', 'Titolo nuovo'],
        ['en', 'New title'],
        ['it', 'Titolo più nuovo'],
      ] as const) {
        release = (await desk.change(release, { text: { [language]: { title } } })).json as DeskRelease;
      }
      expect([release.text.en?.outdated_since, release.text.it?.outdated_since]).toEqual([null, null]);
      const changed = await desk.halfAnHourLater(() =>
        desk.change(release, { text: { it: { title: 'Altro' } } }),
      );
      expect(changed).toMatchObject({
        json: {
          text: {
            en: { outdated_since: '2026-11-20T10:30:00.000Z', outdated_from: { title: 'Titolo più nuovo' } },
          },
        },
      });
    });

    it('marks nothing in a draft that was published once and is rewritten', async () => {
      let release = await desk.draft();
      await desk.server.database.db
        .updateTable('press_release_text')
        .set({ status: 'published' })
        .where('press_release_id', '=', release.id)
        .execute();
      release = (await desk.change(release, { text: { it: { title: 'Riscritto' } } })).json as DeskRelease;
      expect(release).toMatchObject({
        status: 'draft',
        text: { en: { status: 'published', outdated_since: null } },
      });
    });

    it('is not set where only the form of a text changed', async () => {
      const body = '<p>Corpo del testo, <a href="https://example.com/">qui</a>.</p>';
      const text = { it: { title: 'Titolo', body }, en: { title: 'Title' } };
      let release = await desk.moved(await desk.draft({ text }), { to: 'published' });
      const write = async (changed: string) => {
        release = (await desk.change(release, { text: { it: { body: changed } } })).json as DeskRelease;
        return release.text.en?.outdated_since;
      };
      expect(await write(body.replace('Corpo', '<strong>Corpo</strong>'))).toBeNull();
      expect(await write(body.replace('example.com', 'example.org'))).toEqual(anyText);
    });

    it('marks nothing while a translation is being written', async () => {
      let release = await desk.draft({ text: { it: { title: 'Titolo' } } });
      for (const title of ['T', 'Title']) {
        release = (await desk.change(release, { text: { en: { title } } })).json as DeskRelease;
      }
      expect(release.text.it?.outdated_since).toBeNull();
      expect(release.text.en?.translated_from).toBe('it');
    });

    it('marks nothing while a translation is being written that was begun in one write with its original', async () => {
      let release = await desk.draft({ text: { en: { title: 'T' }, it: { title: 'Titolo' } } });
      release = (await desk.change(release, { text: { en: { title: 'Title' } } })).json as DeskRelease;
      expect(release.text).toMatchObject({
        it: { translated_from: null, outdated_since: null },
        en: { translated_from: 'it', outdated_since: null },
      });
    });

    it('holds what the other language said, until it is settled', async () => {
      const release = await desk.moved(await desk.draft(), { to: 'published' });
      const second = (await desk.change(release, { text: { it: { title: 'Altro' } } })).json as DeskRelease;
      const third = (await desk.change(second, { text: { it: { title: 'Ancora' } } })).json as DeskRelease;
      const was = { title: 'Titolo', subtitle: '', abstract: '', body: '<p>Corpo</p>' };
      expect(third.text).toMatchObject({ en: { outdated_from: was }, it: { outdated_from: null } });
      const settled = (await desk.change(third, { text: { en: { outdated_since: null } } })).json;
      expect(settled).toMatchObject({ text: { en: { outdated_since: null, outdated_from: null } } });
    });
  });

  describe('what came from elsewhere', () => {
    it('is kept as a version before the first write', async () => {
      await desk.server.load({
        press_releases: [
          {
            press_group: 'Fair',
            date: '2026-11-01',
            status: 'published',
            text: { it: { title: 'Caricato' } },
          },
        ],
      });
      const list = await desk.server.call(`${DESK}?status=published`, { headers: desk.officer });
      const [row] = (list.json as { results: DeskRelease[] }).results;
      const changed = (await desk.change(row as DeskRelease, { date: '2026-11-02' })).json as DeskRelease;
      const versions = await desk.server.call(`${DESK}${changed.id}/version/`, { headers: desk.officer });
      const { results: kept } = versions.json as { results: { version: number; by: object | null }[] };
      expect(kept.map(({ version, by }) => [version, by === null])).toEqual([
        [2, false],
        [1, true],
      ]);
    });
  });
});
