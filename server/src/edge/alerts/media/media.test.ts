import { RELEASE_ACCESS } from '@press-room/contract/access';
import { OFFICE_MAGAZINE_PATH, type OfficeMagazine } from '@press-room/contract/admin-magazines';
import {
  OFFICE_GALLERY_PATH,
  type OfficeGallery,
  officeGalleryNodePath,
} from '@press-room/contract/admin-press-gallery';
import { OFFICE_PRESS_KIT_PATH, type OfficePressKit } from '@press-room/contract/admin-press-kit';
import {
  ALERT_PREVIEW_PATH,
  ALERT_TOLD_DAYS,
  type AlertFilter,
  type AlertPreview,
} from '@press-room/contract/alerts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, asNewsReader, DAY_MS, PRESS_URL } from '../../../../test/alerts.ts';
import { type Desk, startDesk } from '../../../../test/desk.ts';
import { addPicture } from '../../../../test/media.ts';
import { post } from '../../../../test/requests.ts';
import { scheduleAppearing } from '../../../core/announcements/announcements.ts';
import { collectPersonalData } from '../../privacy/personal-data-queries.ts';
import { runRetention } from '../../privacy/retention/retention.ts';

const READER = 'reader@example.com';
const OUTSIDER = 'outsider@example.com';
const FILE = { bytes: Buffer.from('rendition'), media_type: 'image/webp', width: 640 };

type Row = OfficeGallery | OfficeMagazine | OfficePressKit;

describe('news of galleries, magazines and press kits', () => {
  let desk: Desk;
  let room: ReturnType<typeof asNewsReader>;
  let pictures: number[];

  beforeEach(async () => {
    desk = await startDesk({ PUBLIC_URL: PRESS_URL, TOKEN_LIFETIME: '7d' });
    room = asNewsReader(desk);
    await desk.server.load({ gallery_nodes: [{ name: { en: 'Fair', it: 'Fiera' } }] });
    pictures = [
      await addPicture(desk.server, { caption_en: 'Kiln', credit: 'Ada Rossi' }, [FILE]),
      await addPicture(desk.server, { caption_en: 'Floor', credit: 'Bruno Neri' }, [FILE]),
    ];
    return () => desk.server.close();
  });

  const published = async (path: string, body: object, more: object = {}): Promise<Row> => {
    const { server, officer } = desk;
    const { status, json, text } = await server.call(path, post(body, officer));
    expect(status, text).toBe(201);
    const { id, version } = json as Row;
    const headers = { ...officer, 'If-Match': `"${version}"` };
    const moved = await server.call(`${path}${id}/transition/`, post({ to: 'published', ...more }, headers));
    expect(moved.status, moved.text).toBe(200);
    return moved.json as Row;
  };
  const gallery = (en: string, body: object = {}, more: object = {}) =>
    published(OFFICE_GALLERY_PATH, { node: 1, name: { it: '', en }, pictures, ...body }, more);
  const issue = (en: string, body: object = {}) =>
    published(OFFICE_MAGAZINE_PATH, {
      kind: 'italian',
      year: 2026,
      month: 3,
      title: { en, it: '' },
      issue_number: '12',
      document: desk.files.sheet,
      ...body,
    });
  const kit = (en: string, body: object = {}) =>
    published(OFFICE_PRESS_KIT_PATH, {
      press_group: 1,
      year: 2026,
      title: { en, it: '' },
      files: [{ asset: desk.files.sheet, title: { en: 'Facts', it: '' }, language: null }],
      ...body,
    });
  const asked = (filter: AlertFilter, more: object = {}) =>
    room.subscribe({ email: READER, filter, ...more });
  const subjects = async () => (await room.later(READER)).map(({ subject }) => subject);

  it('reach an accredited reader at once, each once, as one message', async () => {
    await asked({ kind: 'gallery' });
    await asked({ kind: 'magazine' });
    await asked({ kind: 'press_kit', group: 2 }, { rhythm: 'daily' });
    await gallery('Opening');
    await issue('Spring');
    const [mail, ...others] = await room.later(READER);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Gallery: Opening, and one more – Association');
    expect(mail?.text).toContain(
      `Gallery\nOpening\n2 pictures, For the press only\n${PRESS_URL}/#/press-gallery?gallery=1\n`,
    );
    expect(mail?.text).toContain(
      `Magazine\nSpring\nNo. 12, March 2026, For the press only\n${PRESS_URL}/#/italian-magazine?read=1&page=1\n`,
    );
    await kit('Kit of the fair', { press_group: 2 });
    expect(await room.later(READER)).toHaveLength(1);
    room.wait(DAY_MS);
    const [, digest] = await room.news(READER);
    expect(digest?.subject).toBe('Press kit: Kit of the fair – Association');
    expect(digest?.text).toContain('2026, Fair, One file, For the press only');
    // The page shows the kits of one press group.
    expect(digest?.text).toContain(`${PRESS_URL}/#/press-kit?year=2026&press_group=2\n`);
    room.wait(8 * DAY_MS);
    await desk.server.work();
    expect(await room.news(READER)).toHaveLength(2);
  });

  it('tell nothing that the reader does not see at that moment', async () => {
    await asked({ kind: 'gallery' });
    const row = await gallery('Opening', { access: 'public' });
    await desk.server.work();
    const headers = { ...desk.officer, 'If-Match': `"${row.version}"` };
    const away = await desk.server.call(
      `${OFFICE_GALLERY_PATH}${row.id}/transition/`,
      post({ to: 'draft' }, headers),
    );
    expect(away.status, away.text).toBe(200);
    expect(await subjects()).toEqual([]);
    await gallery('Stands', { access: 'public' });
    expect(await subjects()).toEqual(['Gallery: Stands – Association']);
  });

  it('tell each reader what the access lets them see, with an account and without', async () => {
    const { db } = desk.server.database;
    await db
      .updateTable('user_account')
      .set({ verified_at: desk.server.clock.now.toISOString() })
      .where('email', '=', OUTSIDER)
      .execute();
    const readers = [ADA, OUTSIDER, 'agent@example.com', READER];
    for (const email of readers) await room.subscribe({ email, filter: { kind: 'gallery' } });
    for (const access of RELEASE_ACCESS) await gallery(`Of ${access}`, { access });
    await room.later();
    const told = await Promise.all(
      readers.map(async (email) =>
        (await room.news(email)).flatMap(({ text }) =>
          RELEASE_ACCESS.filter((access) => text.includes(`Of ${access}`)),
        ),
      ),
    );
    const [open, ...rest] = ['public', 'confirmed', 'press', 'accredited'];
    expect(told).toEqual([[open], [open, 'confirmed'], [open, 'confirmed', 'press'], [open, ...rest]]);
    const [[mail], [own]] = [await room.news(ADA), await room.news(READER)];
    expect(mail?.text).toContain(`Of public\n2 pictures\n${PRESS_URL}/en/material/gallery/1\n`);
    expect(own?.text).toContain(`Of public\n2 pictures\n${PRESS_URL}/#/press-gallery?gallery=1\n`);
    expect(own?.text).toContain('Of press\n2 pictures, For the press only\n');
  });

  it('wait for the end of an embargo, and for the instant of a publication', async () => {
    await asked({ kind: 'gallery' });
    await gallery('Held', { embargo_until: '2026-11-22T09:00:00Z' });
    await gallery('Planned', {}, { publish_at: '2026-11-23T09:00:00Z' });
    expect(await subjects()).toEqual([]);
    room.moveTo('2026-11-22T09:00:00Z');
    expect(await subjects()).toEqual(['Gallery: Held – Association']);
    room.moveTo('2026-11-23T09:00:00Z');
    expect(await subjects()).toHaveLength(2);
  });

  it('are announced to accredited readers if only they see them', async () => {
    await asked({ kind: 'gallery' });
    await gallery('Backstage', { access: 'accredited' });
    expect(await subjects()).toEqual(['Gallery: Backstage – Association']);
  });

  it('are announced once if they appear after their publication', async () => {
    const { server, officer } = desk;
    const { db } = server.database;
    await scheduleAppearing(db, server.clock.now);
    await asked({ kind: 'gallery' });
    await asked({ kind: 'magazine' });
    await asked({ kind: 'press_kit', group: 1 });
    const branch = officeGalleryNodePath(1);
    const setBranch = async (to: 'hidden' | 'published') => {
      const { json } = await server.call(branch, { headers: officer });
      const headers = { ...officer, 'If-Match': `"${(json as { version: number }).version}"` };
      const { text, ...answer } = await server.call(`${branch}transition/`, post({ to }, headers));
      expect(answer.status, text).toBe(200);
    };
    const setFiles = (ids: number[], file: { state?: 'ready' | 'processing'; embargo_until?: string }) =>
      server.database.change((trx) => trx.updateTable('asset').set(file).where('id', 'in', ids).execute());
    const muchLater = async () => {
      await subjects();
      await subjects();
      return subjects();
    };
    await setFiles(pictures, { state: 'processing' });
    await setFiles([desk.files.sheet], { embargo_until: '2026-11-20T12:00:00.000Z' });
    await setBranch('hidden');
    await gallery('Opening', {}, { files: 'as_they_are' });
    await issue('Spring');
    await kit('Kit');
    expect(await subjects()).toEqual([]);
    await setFiles(pictures, { state: 'ready' });
    expect(await muchLater()).toEqual([]);
    await setBranch('published');
    expect(await muchLater()).toEqual(['Gallery: Opening – Association']);
    room.moveTo('2026-11-20T12:00:00.000Z');
    const both = ['Gallery: Opening – Association', 'Magazine: Spring, and one more – Association'];
    expect(await muchLater()).toEqual(both);
    await setBranch('hidden');
    expect(await muchLater()).toEqual(both);
    await setBranch('published');
    expect(await muchLater()).toEqual(both);
  });

  it('are what the alert is about', async () => {
    await asked({ kind: 'gallery', q: 'kiln', credit: 'Ada Rossi' });
    await asked({ kind: 'magazine', magazine: 'international', territory: 'DE', year: 2026 });
    await gallery('Floors', { pictures: pictures.slice(1) });
    await issue('Italian');
    await issue('French', { kind: 'international', territory: 'FR' });
    await issue('Old', { kind: 'international', territory: 'DE', year: 2025 });
    await kit('Kit');
    expect(await subjects()).toEqual([]);
    await gallery('Kilns');
    await issue('German', { kind: 'international', territory: 'DE' });
    const [mail] = await room.later(READER);
    expect(mail?.subject).toBe('Gallery: Kilns, and one more – Association');
    expect(mail?.text).toContain('No. 12, March 2026, Germany');
  });

  it('are tried out by who may see them, in words of both languages', async () => {
    await gallery('Opening');
    await issue('Spring');
    await desk.server.work();
    room.wait(DAY_MS);
    await gallery('Of this minute');
    await issue('Of this minute');
    await kit('Of this minute');
    const reader = await desk.server.signedIn(READER);
    const preview = async (filter: AlertFilter, headers: object = reader) =>
      (await desk.server.call(ALERT_PREVIEW_PATH, post({ filter }, { ...headers }))).json;
    for (const [kind, count] of [
      ['gallery', 2],
      ['magazine', 2],
      ['press_kit', 1],
    ] as const) {
      const tried = (await preview({ kind })) as AlertPreview;
      expect(tried).toMatchObject({ count, releases: { length: count } });
      expect(tried.releases[0]).toMatchObject({ title: 'Of this minute', date: '2026-11-21' });
    }
    expect(await preview({ kind: 'gallery', orientation: 'landscape', min_side: 3000 })).toMatchObject({
      about: 'New picture galleries, with landscape pictures, with pictures of 3000 pixels or more',
      count: 2,
      releases: [
        { title: 'Of this minute' },
        { id: 1, title: 'Opening', language: 'en', date: '2026-11-20' },
      ],
      wording: expect.stringContaining('galleries, magazines and press kits') as string,
    });
    expect(await preview({ kind: 'gallery', orientation: 'portrait' })).toMatchObject({ count: 0 });
    expect(await preview({ kind: 'gallery' }, {})).toMatchObject({ count: 0, releases: [] });
    expect(
      await preview({ kind: 'magazine', q: 'spring', month: 3 }, { ...reader, 'Accept-Language': 'it' }),
    ).toMatchObject({
      about: 'Nuovi numeri di tutte le riviste, con le parole «spring», con data: marzo',
      count: 1,
    });
    expect(await preview({ kind: 'press_kit', group: 2 })).toMatchObject({
      about: 'New press kits of Fair',
      count: 0,
    });
  });

  it('are in the export of a person, and forgotten in time', async () => {
    await asked({ kind: 'gallery' });
    await gallery('Opening');
    expect(await subjects()).toHaveLength(1);
    const { db } = desk.server.database;
    const account = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', READER)
      .executeTakeFirstOrThrow();
    const personal = await collectPersonalData(db, account.id);
    expect(personal?.told_media).toMatchObject([{ kind: 'gallery', medium_id: 1 }]);
    room.wait((ALERT_TOLD_DAYS + 1) * DAY_MS);
    await runRetention(desk.server.context);
    expect(await db.selectFrom('alert_told_medium').selectAll().execute()).toEqual([]);
  });
});
