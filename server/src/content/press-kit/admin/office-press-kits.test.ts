import {
  OFFICE_PRESS_KIT_PATH,
  type OfficePressKit,
  officePressKitTakenPath,
} from '@press-room/contract/admin-press-kit';
import { PRESS_KIT_PATH, type PressKit } from '@press-room/contract/press-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/matchers.ts';
import { addDocument } from '../../../../test/media.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';
import { suppressAddress } from '../../../core/contacts/suppression.ts';

describe('press kits at the desk', () => {
  let office: Office;
  let sheets: number[];
  const kit = (body: object = {}) =>
    office.rowOf<OfficePressKit>(
      office.create({ press_group: 'Association', year: 2026, title: { it: 'Cartella' }, ...body }),
    );
  const changed = (row: OfficePressKit, body: object) =>
    office.rowOf<OfficePressKit>(office.change(row, body));
  const file = (asset: number | undefined, language: 'it' | 'en' | null = null) => ({
    asset,
    language,
    title: { it: `Scheda ${asset}`, en: '' },
  });
  const later = (minutes: number) => {
    office.server.clock.now = new Date(office.server.clock.now.getTime() + minutes * 60_000);
  };

  beforeEach(async () => {
    office = await startOffice(OFFICE_PRESS_KIT_PATH);
    sheets = [];
    for (const text of ['one', 'two', 'three']) {
      sheets.push(await addDocument(office.server, Buffer.from(text), { name: `${text}.pdf` }));
    }
    return () => office.server.close();
  });

  it('begin as drafts with their files in order', async () => {
    const row = await kit({ files: [file(sheets[1], 'it'), file(sheets[0])] });
    expect(row).toMatchObject({
      version: 1,
      status: 'draft',
      press_group: { name: 'Association' },
      year: 2026,
      title: { it: 'Cartella', en: '' },
      files: [
        { asset: sheets[1], language: 'it', name: 'two.pdf', added_at: '2026-11-20T10:00:00.000Z' },
        { asset: sheets[0], language: null, name: 'one.pdf' },
      ],
    });
  });

  it('refuse what does not fit, field by field', async () => {
    const refused = async (body: object) =>
      (await office.create({ press_group: 'Fair', year: 2026, title: { it: 'x' }, ...body })).json;
    expect(await refused({ press_group: 'Nobody' })).toEqual({ press_group: [anyText] });
    expect(await refused({ year: 'soon' })).toEqual({ year: [anyText] });
    expect(await refused({ files: [file(999)] })).toEqual({
      files: ['There is no file with the number 999.'],
    });
    expect(await refused({ files: [file(sheets[0]), file(sheets[0])] })).toEqual({ files: [anyText] });
    expect(await refused({ files: [{ asset: 'x' }] })).toEqual({ files: ['Not of the expected shape.'] });
    expect(await refused({ title: { it: '' } })).toEqual({ title: [anyText] });
  });

  it('mark what is new for readers only where a file is new', async () => {
    let row = await kit({ files: [file(sheets[0]), file(sheets[1])] });
    row = await office.rowOf(office.move(row, { to: 'published' }));
    later(5);
    row = await changed(row, { files: [file(sheets[2]), { ...file(sheets[0]), title: { it: 'Altro' } }] });
    expect(row.files.map(({ asset, added_at }) => [asset, added_at])).toEqual([
      [sheets[2], '2026-11-20T10:05:00.000Z'],
      [sheets[0], '2026-11-20T10:00:00.000Z'],
    ]);
    const headers = await office.server.signedIn('reader@example.com');
    const seen = (await office.server.call(PRESS_KIT_PATH, { headers })).json as { results: PressKit[] };
    expect(seen.results[0]?.files.map(({ title }) => title)).toEqual([`Scheda ${sheets[2]}`, 'Altro']);
  });

  it('say who took a kit or a file of it, and what changed after that', async () => {
    const { server } = office;
    let row = await kit({ files: [file(sheets[0]), file(sheets[1])] });
    row = await office.rowOf(office.move(row, { to: 'published' }));
    const take = async (email: string, request: object) => {
      const headers = await server.signedIn(email);
      const answer = await server.call('/api/press_room/download/', post(request, headers));
      await server.call((answer.json as { url: string }).url);
    };
    await take('reader@example.com', { press_kit: row.id });
    await take('agent@example.com', { asset: sheets[1] });
    later(5);
    row = await changed(row, { files: [file(sheets[0]), file(sheets[1]), file(sheets[2])] });
    const takers = async (headers = office.officer) =>
      server.call(`${officePressKitTakenPath(row.id)}?format=datatables`, { headers });
    expect((await takers()).json).toMatchObject({
      data: [
        { account: { email: 'agent@example.com' }, changed: 0 },
        { account: { email: 'reader@example.com' }, changed: 1 },
      ],
    });
    await take('reader@example.com', { press_kit: row.id });
    expect((await takers()).json).toMatchObject({
      data: [
        { account: { email: 'reader@example.com' }, changed: 0 },
        { account: { email: 'agent@example.com' } },
      ],
    });
    await suppressAddress(server.database.db, server.context.addressHashes, 'reader@example.com', {
      reason: 'bounced',
      now: server.clock.now,
    });
    expect((await takers()).json).toMatchObject({
      data: [
        { account: { email: 'reader@example.com' }, is_stopped: true },
        { account: { email: 'agent@example.com' }, is_stopped: false },
      ],
    });
    expect((await takers(await server.signedIn('reader@example.com'))).status).toBe(403);
    const copiesOf = async (email: string) => {
      const seen = await server.call(PRESS_KIT_PATH, { headers: await server.signedIn(email) });
      return (seen.json as { results: PressKit[] }).results[0]?.files.map(
        ({ copy_taken_at }) => copy_taken_at,
      );
    };
    // Readers see on the kits page which files are newer than their copy.
    expect(await copiesOf('reader@example.com')).toEqual([null, null, null]);
    expect(await copiesOf('agent@example.com')).toEqual([null, null, null]);
    later(5);
    row = await changed(row, { files: [file(sheets[0]), file(sheets[1])] });
    row = await changed(row, { files: [file(sheets[0]), file(sheets[1]), file(sheets[2])] });
    expect(await copiesOf('reader@example.com')).toEqual([null, null, '2026-11-20T10:05:00.000Z']);
    expect(await copiesOf('agent@example.com')).toEqual([null, null, null]);
    expect(await copiesOf('company@example.com')).toEqual([null, null, null]);
    // No e-mail is sent.
    expect(await server.mails()).toEqual([]);
  });

  it('take back what was answered, refuse a stale version, and are deleted as drafts only', async () => {
    const row = await kit({ files: [file(sheets[0])] });
    const sent = { ...row, press_group: row.press_group.id };
    const saved = await changed(row, sent);
    expect(saved).toMatchObject({ ...row, version: 2 });
    expect((await office.change(row, {})).status).toBe(412);
    const published = await office.rowOf<OfficePressKit>(office.move(saved, { to: 'published' }));
    expect((await office.remove(published)).status).toBe(409);
    const draft = await office.rowOf<OfficePressKit>(office.move(published, { to: 'draft' }));
    expect((await office.remove(draft)).status).toBe(204);
  });

  it('are listed by group, year and state', async () => {
    const row = await kit({ press_group: 'Fair', year: 2019, files: [file(sheets[0])] });
    expect(await office.list('&group=2&year=2019&status=draft')).toMatchObject({
      data: [{ id: row.id, files: 1, press_group: { name: 'Fair' } }],
    });
  });

  it('are for the press office alone', async () => {
    expect(await office.statusesOfOthers(await kit(), { title: { it: 'x' } })).toEqual(REFUSED_TO_OTHERS);
  });
});
