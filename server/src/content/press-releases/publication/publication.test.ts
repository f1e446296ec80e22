import { beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, READING, startDesk } from '../../../../test/desk.ts';
import { anyText } from '../../../../test/matchers.ts';
import { addDocument, addPicture } from '../../../../test/media.ts';
import { post } from '../../../../test/requests.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const NOTE = { it: 'Corretta la cifra', en: 'The figure was corrected' };

describe('what becomes of a published release', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await startDesk();
    return () => desk.server.close();
  });

  const published = async (body: object = {}): Promise<DeskRelease> =>
    desk.moved(await desk.draft(body), { to: 'published' });
  const inItalian = { headers: { 'Accept-Language': 'it' } };
  const find = async (word: string): Promise<number> => {
    const answer = await desk.server.call(`${READING}?format=datatables&q=${word}`);
    return (answer.json as { recordsFiltered: number }).recordsFiltered;
  };

  describe('a schedule', () => {
    it('becomes published by itself, with a version and an entry of nobody', async () => {
      let release = await desk.moved(await desk.draft(), {
        to: 'scheduled',
        publish_at: '2026-11-20T10:20:00Z',
      });
      await desk.server.work();
      const read = async () =>
        (await desk.server.call(`${DESK}${release.id}/`, { headers: desk.officer })).json as DeskRelease;
      expect(await read()).toMatchObject({ status: 'scheduled', version: 2 });
      desk.server.clock.now = new Date('2026-11-20T10:20:01Z');
      expect((await desk.read(release)).status).toBe(200);
      await desk.server.work();
      release = await read();
      expect(release).toMatchObject({
        status: 'published',
        version: 3,
        publish_at: '2026-11-20T10:20:00.000Z',
      });
      const entries = await desk.server.database.db
        .selectFrom('audit_entry')
        .select(['user_account_id', 'action'])
        .where('subject', '=', `press_release:${release.id}`)
        .orderBy('id')
        .execute();
      expect(entries.at(-1)).toEqual({ user_account_id: null, action: 'published' });
      desk.server.clock.now = NOW;
    });

    it('cannot be taken back in the moment between its instant and the job', async () => {
      const release = await desk.moved(await desk.draft(), {
        to: 'scheduled',
        publish_at: '2026-11-20T10:20:00Z',
      });
      desk.server.clock.now = new Date('2026-11-20T10:20:00Z');
      expect((await desk.move(release, { to: 'draft' })).status).toBe(409);
      expect((await desk.moved(release, { to: 'archived' })).status).toBe('archived');
      await desk.server.work();
      expect((await desk.read(release)).status).toBe(410);
      desk.server.clock.now = NOW;
    });

    it('that was loaded from a document is kept as well', async () => {
      await desk.server.load({
        press_releases: [
          {
            press_group: 'Association',
            date: '2026-11-20',
            status: 'scheduled',
            publish_at: '2026-11-20T10:30:00Z',
            text: { en: { title: 'Loaded' } },
          },
        ],
      });
      desk.server.clock.now = new Date('2026-11-20T10:30:00Z');
      await desk.server.work();
      const row = await desk.server.database.db
        .selectFrom('press_release as release')
        .innerJoin('press_release_text as text', 'text.press_release_id', 'release.id')
        .select('release.status')
        .where('text.title', '=', 'Loaded')
        .executeTakeFirst();
      expect(row).toEqual({ status: 'published' });
      desk.server.clock.now = NOW;
    });
  });

  describe('a change', () => {
    it('is silent without a note', async () => {
      const release = await published();
      await desk.change(release, { text: { en: { title: 'Titel' } } });
      expect((await desk.read(release)).json).toMatchObject({
        title: 'Titel',
        corrections: [],
        corrected_at: null,
      });
    });

    it('is a correction with one, which readers see with its date in their language, in the list too', async () => {
      const release = await published({ text: { en: { title: 'Kilns' }, it: { title: 'Forni' } } });
      const changed = await desk.change(release, { correction: NOTE, text: { en: { title: 'Two kilns' } } });
      expect(changed).toMatchObject({
        status: 200,
        json: { corrections: [{ note: NOTE, by: { first_name: 'Ada' } }] },
      });
      const at = NOW.toISOString();
      expect((await desk.read(release)).json).toMatchObject({
        title: 'Two kilns',
        corrected_at: at,
        corrections: [{ at, note: NOTE.en, language: 'en' }],
      });
      expect((await desk.server.call(`${READING}${release.id}/`, inItalian)).json).toMatchObject({
        corrections: [{ note: NOTE.it, language: 'it' }],
      });
      const list = await desk.server.call(`${READING}?format=datatables&q=kilns`);
      expect(list.json).toMatchObject({ data: [{ corrected_at: at }] });
    });

    it('wants the note in each published language, and only in these', async () => {
      const both = await published();
      expect(await desk.change(both, { correction: { it: 'Solo qui' } })).toMatchObject({
        status: 400,
        json: { correction: [anyText] },
      });
      const one = await desk.moved(await desk.draft(), { to: 'published', languages: ['it'] });
      expect((await desk.change(one, { correction: { it: 'Corretto' } })).status).toBe(200);
      expect((await desk.read(one)).json).toMatchObject({
        corrections: [{ note: 'Corretto', language: 'it' }],
      });
    });

    it.each([
      ['of a draft', async () => desk.draft(), NOTE],
      ['too long', () => published(), { ...NOTE, en: 'x'.repeat(501) }],
      ['in a third language', () => published(), { ...NOTE, fr: 'Corrigé' }],
      ['that is no note', () => published(), 'Corrected'],
    ])('is refused %s', async (_what, make, correction) => {
      const refused = await desk.change(await make(), { correction });
      expect(refused).toMatchObject({ status: 400, json: { correction: [anyText] } });
    });
  });

  describe('a withdrawal', () => {
    it('leaves a page that says so, and takes text, pictures, files, hits and downloads with it', async () => {
      const hero = await addPicture(desk.server, { name: 'kiln.jpg' }, [
        { bytes: Buffer.from('kiln'), media_type: 'image/webp', width: 640 },
      ]);
      const sheet = await addDocument(desk.server, Buffer.from('kiln facts'), {});
      const release = await published({
        hero,
        attachments: [sheet],
        text: { en: { title: 'Vitrification', body: '<p>Secret body</p>' }, it: { title: 'Vetrificazione' } },
      });
      const reader = await desk.server.signedIn('reader@example.com');
      const page = (await desk.read(release)).text;
      const urls = page.match(/\/media\/[^"]+/g) ?? [];
      expect(urls.length).toBeGreaterThan(1);
      const ask = (body: object) => desk.server.call('/api/press_room/download/', post(body, reader));
      const ticket = await ask({ press_release: release.id });
      expect(ticket.status).toBe(201);
      const { url } = ticket.json as { url: string };
      const save = () => desk.server.call(new URL(url, desk.server.origin).pathname);
      expect((await save()).status).toBe(200);
      expect(await find('vitrification')).toBe(1);

      await desk.moved(release, { to: 'archived', withdrawal_note: { it: 'Dati errati', en: 'Wrong data' } });

      const gone = await desk.read(release);
      expect(gone.status).toBe(410);
      expect(gone.headers.get('cache-control')).toBe('no-store');
      expect(gone.json).toEqual({
        detail: 'This press release has been withdrawn.',
        code: 'withdrawn',
        withdrawn_at: NOW.toISOString(),
        note: 'Wrong data',
        language: 'en',
      });
      expect((await desk.server.call(`${READING}${release.id}/`, inItalian)).json).toMatchObject({
        detail: 'Questo comunicato stampa è stato ritirato.',
        note: 'Dati errati',
      });
      for (const address of urls) expect((await desk.server.call(address)).status, address).toBe(404);
      expect(await find('vitrification')).toBe(0);
      expect((await save()).status).toBe(404);
      expect((await ask({ press_release: release.id })).status).toBeGreaterThanOrEqual(400);
      const everywhere = await desk.server.call('/api/press_room/search/?q=vitrification');
      expect(everywhere.text).not.toContain('Vitrification');
    });

    it('is taken back by publishing again', async () => {
      const release = await desk.moved(await published(), { to: 'archived' });
      expect((await desk.read(release)).status).toBe(410);
      await desk.moved(release, { to: 'published' });
      expect((await desk.read(release)).status).toBe(200);
    });

    it('leaves the office who took it back, when and why, and lets the reason be said otherwise', async () => {
      const first = await desk.change(await published(), { correction: NOTE });
      let release = first.json as DeskRelease;
      const officer: unknown = expect.objectContaining({ first_name: 'Ada', last_name: 'Rossi' });
      const past = (reason: string, ended: object) => ({
        at: NOW.toISOString(),
        by: officer,
        reason,
        ...ended,
      });
      const open = { ended_at: null, ended_by: null };
      expect((await desk.change(release, { withdrawal_note: NOTE })).status).toBe(400);
      release = await desk.moved(release, { to: 'archived', withdrawal_note: { it: 'Dati', en: 'Data' } });
      expect(release).toMatchObject({
        corrections: [{ note: NOTE, by: officer }],
        withdrawals: [past('Dati / Data', open)],
      });
      const changed = await desk.change(release, { withdrawal_note: { it: 'Cifre', en: 'Figures' } });
      expect(changed).toMatchObject({ status: 200, json: { withdrawal: { note: { en: 'Figures' } } } });
      expect((await desk.read(release)).json).toMatchObject({ code: 'withdrawn', note: 'Figures' });
      release = await desk.moved(changed.json as DeskRelease, { to: 'published' });
      const ended = { ended_at: NOW.toISOString(), ended_by: officer };
      expect(release).toMatchObject({ withdrawal: null, withdrawals: [past('Dati / Data', ended)] });
      expect((await desk.read(release)).status).toBe(200);
      release = await desk.moved(release, { to: 'archived', note: 'Again' });
      expect(release).toMatchObject({
        withdrawals: [past('Again', open), past('Dati / Data', ended)],
      });
    });

    it('says nothing to who could not have seen the release', async () => {
      const forPress = await desk.moved(await published({ access: 'press' }), { to: 'archived' });
      expect((await desk.read(forPress)).status).toBe(404);
      const press = { headers: await desk.server.signedIn('reader@example.com') };
      expect((await desk.server.call(`${READING}${forPress.id}/`, press)).status).toBe(410);
      const embargoed = await published({ embargo_until: '2026-12-01T10:00:00Z' });
      await desk.moved(embargoed, { to: 'archived', withdrawal_note: NOTE });
      expect((await desk.read(embargoed)).status).toBe(404);
      expect((await desk.read(await desk.draft())).status).toBe(404);
    });
  });
});
