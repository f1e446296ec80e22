import type { ReleaseAccess } from '@press-room/contract/access';
import { OFFICE_GALLERY_PATH, type OfficeGallery } from '@press-room/contract/admin-press-gallery';
import { type InvitedNoun, invitedContactsPath } from '@press-room/contract/invited-contacts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, asNewsReader, asSubscriber, DAY_MS, PRESS_URL } from '../../../../test/alerts.ts';
import { type Desk, startDesk } from '../../../../test/desk.ts';
import { addPicture } from '../../../../test/media.ts';
import { patch, post, put } from '../../../../test/requests.ts';
import { admit } from '../../../core/account/accreditation.ts';
import { verifyAccount } from '../../../core/account/confirmation/service.ts';
import { findAccount } from '../../../core/account/queries.ts';

const READER = 'reader@example.com';
const OUTSIDER = 'outsider@example.com';
const FILE = { bytes: Buffer.from('rendition'), media_type: 'image/webp', width: 640 };
const GALLERIES = { kind: 'gallery' } as const;

describe('news that a person may read only later', () => {
  let desk: Desk;
  let room: ReturnType<typeof asNewsReader>;
  let picture: number;

  beforeEach(async () => {
    desk = await startDesk({ PUBLIC_URL: PRESS_URL, TOKEN_LIFETIME: '7d' });
    room = asNewsReader(desk);
    await desk.server.load({ gallery_nodes: [{ name: { en: 'Fair', it: 'Fiera' } }] });
    picture = await addPicture(desk.server, { caption_en: 'Kiln' }, [FILE]);
    return () => desk.server.close();
  });

  const gallery = async (en: string, access: ReleaseAccess): Promise<OfficeGallery> => {
    const body = { node: 1, name: { it: '', en }, pictures: [picture], access };
    const { json } = await desk.server.call(OFFICE_GALLERY_PATH, post(body, desk.officer));
    const { id, version } = json as OfficeGallery;
    const path = `${OFFICE_GALLERY_PATH}${id}/transition/`;
    const moved = await desk.server.call(path, post({ to: 'published' }, desk.match(version)));
    expect(moved.status, moved.text).toBe(200);
    return moved.json as OfficeGallery;
  };
  const opened = async ({ id, version }: OfficeGallery, access: ReleaseAccess): Promise<OfficeGallery> => {
    const path = `${OFFICE_GALLERY_PATH}${id}/`;
    const { status, json, text } = await desk.server.call(path, patch({ access }, desk.match(version)));
    expect(status, text).toBe(200);
    return json as OfficeGallery;
  };
  const subjects = async (email?: string) => (await room.later(email)).map(({ subject }) => subject);
  const accountOf = async (email: string) => {
    const account = await findAccount(desk.server.database.db, email);
    if (account === null) throw new Error(`${email} has no account`);
    return account;
  };
  const setVerified = async (email: string, verified_at: string | null) => {
    const { db } = desk.server.database;
    await db.updateTable('user_account').set({ verified_at }).where('email', '=', email).execute();
  };
  const invite = async (noun: InvitedNoun, id: number, contact: number) => {
    const path = invitedContactsPath(noun, id);
    const { json } = await desk.server.call(path, { headers: desk.officer });
    const { version } = json as { version: number };
    const { status, text } = await desk.server.call(path, put({ contacts: [contact] }, desk.match(version)));
    expect(status, text).toBe(200);
  };

  it('come when a gallery is opened to more readers, once to each', async () => {
    await setVerified(OUTSIDER, desk.server.clock.now.toISOString());
    for (const email of [ADA, OUTSIDER, READER]) await room.subscribe({ email, filter: GALLERIES });
    let row = await gallery('Opening', 'press');
    const news = ['Gallery: Opening – Association'];
    expect(await subjects(READER)).toEqual(news);
    row = await opened(row, 'confirmed');
    expect(await subjects(OUTSIDER)).toEqual(news);
    expect(await room.news(ADA)).toEqual([]);
    row = await opened(row, 'press');
    row = await opened(row, 'public');
    expect(await subjects(ADA)).toEqual(news);
    expect(await subjects(OUTSIDER)).toEqual(news);
    expect(await subjects(READER)).toEqual(news);
  });

  it('come with the next digest', async () => {
    await room.subscribe({ filter: GALLERIES, rhythm: 'daily' });
    const row = await gallery('Opening', 'press');
    room.wait(DAY_MS);
    expect(await subjects()).toEqual([]);
    await opened(row, 'public');
    await desk.server.work();
    room.wait(DAY_MS);
    expect(await subjects()).toEqual(['Gallery: Opening – Association']);
  });

  it('come when a release is opened step by step, once to each', async () => {
    await setVerified(OUTSIDER, desk.server.clock.now.toISOString());
    for (const email of ['agent@example.com', OUTSIDER, READER]) await room.subscribe({ email });
    const news = ['Figures – Association'];
    let row = await room.titled('Figures', { access: 'accredited' });
    const change = async (access: ReleaseAccess) => {
      const { status, json, text } = await desk.change(row, { access });
      expect(status, text).toBe(200);
      row = json as typeof row;
    };
    expect(await subjects(READER)).toEqual(news);
    await change('press');
    expect(await subjects('agent@example.com')).toEqual(news);
    await change('confirmed');
    expect(await subjects(OUTSIDER)).toEqual(news);
    for (const email of ['agent@example.com', READER]) expect(await room.news(email)).toHaveLength(1);
  });

  it('come at the end of an embargo to everybody at once, also to who could read it before', async () => {
    const { db } = desk.server.database;
    for (const email of [ADA, READER]) await room.subscribe({ email });
    await db
      .updateTable('contact')
      .set({ embargo_accepted_at: desk.server.clock.now.toISOString() })
      .where('user_account_id', '=', (await accountOf(READER)).id)
      .execute();
    await room.titled('Figures', { embargo_until: '2026-11-22T09:00:00Z' });
    expect(await subjects(READER)).toEqual([]);
    room.moveTo('2026-11-22T09:00:00Z');
    for (const email of [ADA, READER]) expect(await subjects(email)).toEqual(['Figures – Association']);
  });

  it('come when a person is confirmed and when they are admitted, since they asked', async () => {
    const { context, database } = desk.server;
    await setVerified(OUTSIDER, null);
    await room.titled('Before they asked', { access: 'press' });
    await gallery('Before they asked', 'confirmed');
    await desk.server.work();
    room.wait(1000);
    await room.subscribe({ email: OUTSIDER });
    await room.subscribe({ email: OUTSIDER, filter: GALLERIES });
    await gallery('For the confirmed', 'confirmed');
    await room.titled('For the press', { access: 'press' });
    await room.titled('Open', { access: 'public' });
    expect(await subjects(OUTSIDER)).toEqual(['Open – Association']);
    const account = await accountOf(OUTSIDER);
    await database.db.transaction().execute((trx) => verifyAccount(trx, context, account));
    expect(await subjects(OUTSIDER)).toEqual([expect.anything(), 'Gallery: For the confirmed – Association']);
    await database.db.transaction().execute((trx) => admit(trx, context, account));
    expect((await subjects(OUTSIDER)).slice(2)).toEqual(['For the press – Association']);
    await database.db.transaction().execute((trx) => admit(trx, context, account));
    expect(await subjects(OUTSIDER)).toHaveLength(3);
  });

  it('come to a person who is invited, before a publication and after it, and to nobody else', async () => {
    const contact = await room.subscribe({ email: READER, filter: GALLERIES });
    await room.subscribe({ email: READER });
    for (const filter of [GALLERIES, {}]) await room.subscribe({ email: 'agent@example.com', filter });
    const row = await gallery('For guests', 'invited');
    const release = await room.titled('Their release', { access: 'invited' });
    expect(await subjects(READER)).toEqual([]);
    await invite('gallery', row.id, contact);
    expect(await subjects(READER)).toEqual(['Gallery: For guests – Association']);
    await invite('press_release', release.id, contact);
    expect((await subjects(READER)).slice(1)).toEqual(['Their release – Association']);
    const planned = await desk.draft({ access: 'invited', text: { en: { title: 'Planned' } } });
    await invite('press_release', planned.id, contact);
    await desk.moved(planned, { to: 'published' });
    expect((await subjects(READER)).slice(2)).toEqual(['Planned – Association']);
    expect(await room.news('agent@example.com')).toEqual([]);
    expect(await asSubscriber(desk.server).to('outsider@example.com')).toEqual([]);
  });
});
