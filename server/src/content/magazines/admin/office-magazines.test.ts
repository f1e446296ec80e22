import { Readable } from 'node:stream';
import { assetUsagePath } from '@press-room/contract/admin-assets';
import { OFFICE_MAGAZINE_PATH, type OfficeMagazine } from '@press-room/contract/admin-magazines';
import { MAGAZINE_PATH, type Magazine } from '@press-room/contract/magazines';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/matchers.ts';
import { addDocument, addPicture, inBothForms } from '../../../../test/media.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../../test/office-desk.ts';
import { buildPdf } from '../../../../test/pictures.ts';
import { createIntakenAsset, NO_WORDS } from '../../assets/intake/create-asset.ts';
import { intakeFile } from '../../assets/intake/intake.ts';

describe('magazines at the desk', () => {
  let office: Office;
  let sheet: number;
  const issue = (body: object = {}) =>
    office.rowOf<OfficeMagazine>(
      office.create({
        kind: 'italian',
        year: 2026,
        month: 11,
        title: { it: 'Numero' },
        document: sheet,
        ...body,
      }),
    );
  const changed = (row: OfficeMagazine, body: object) =>
    office.rowOf<OfficeMagazine>(office.change(row, body));
  const again = async ({ id }: OfficeMagazine) => (await office.read({ id })).json as OfficeMagazine;

  beforeEach(async () => {
    office = await startOffice(OFFICE_MAGAZINE_PATH);
    sheet = await addDocument(office.server, Buffer.from('facts'), { name: 'numero.pdf', pages: 12 });
    return () => office.server.close();
  });

  it('begin as drafts of a stored PDF', async () => {
    const answer = await office.create({
      kind: 'international',
      territory: 'DE',
      year: 2026,
      month: 11,
      title: { en: 'Issue', it: 'Numero' },
      document: sheet,
    });
    expect(answer).toMatchObject({
      status: 201,
      json: {
        version: 1,
        status: 'draft',
        access: 'press',
        kind: 'international',
        territory: 'DE',
        document: sheet,
        name: 'numero.pdf',
        page_count: 12,
        progress: { state: 'ready', pages: 'ready', failure: null },
      },
    });
  });

  it('refuse what does not fit, field by field', async () => {
    const picture = await addPicture(office.server, {}, []);
    const refused = async (body: object) =>
      (
        await office.create({
          kind: 'italian',
          year: 2026,
          month: 11,
          title: { it: 'x' },
          document: sheet,
          ...body,
        })
      ).json;
    expect((await office.create({ title: { it: 'x' } })).json).toEqual({
      kind: [anyText],
      year: [anyText],
      month: [anyText],
      document: [anyText],
    });
    expect(await refused({ month: 13 })).toEqual({
      month: ['Ensure this value is less than or equal to 12.'],
    });
    expect(await refused({ year: 1 })).toEqual({ year: [anyText] });
    expect(await refused({ document: picture })).toEqual({
      document: [`The file with the number ${picture} is no PDF.`],
    });
    expect(await refused({ territory: 'DE' })).toEqual({
      territory: ['An Italian magazine has no territory.'],
    });
    expect(await refused({ kind: 'international' })).toEqual({ territory: [anyText] });
    expect(await refused({ kind: 'international', territory: 'Germany' })).toEqual({ territory: [anyText] });
    expect(await refused({ title: {} })).toEqual({ title: [anyText] });
  });

  it('say how far the jobs are, appear when they are done, and are found by a spaced heading', async () => {
    const { server } = office;
    const pdf = Readable.from([buildPdf(['S O M M A R I O', 'Vestibolo tassellato'])]);
    const file = await intakeFile(server.context, pdf, 'numero.pdf');
    const document = await server.database.change((trx) =>
      createIntakenAsset(trx, file, NO_WORDS, server.clock.now),
    );
    let row = await issue({ document });
    expect(row.progress).toMatchObject({
      state: 'processing',
      pages: 'waiting',
      cover: 'waiting',
      pages_read: 0,
    });
    row = await office.rowOf(office.move(row, { to: 'published', files: 'as_they_are' }));
    const headers = await server.signedIn('reader@example.com');
    const found = async (q: string) =>
      ((await server.call(`${MAGAZINE_PATH}?q=${q}`, { headers })).json as { count: number }).count;
    expect(await found('sommario')).toBe(0);
    await server.work();
    expect((await again(row)).progress).toMatchObject({
      state: 'ready',
      pages: 'ready',
      cover: 'ready',
      pages_read: 2,
    });
    expect([await found('sommario'), await found('vestibolo')]).toEqual([1, 1]);
    // After a replacement, search does not find the text of the old pages.
    await changed(await again(row), { document: sheet });
    expect([await found('sommario'), await found('numero')]).toEqual([0, 1]);
  });

  it('appear when they can be taken back no more, and are as new as before where they were', async () => {
    const { server } = office;
    const started = server.clock.now;
    const grace = { to: 'published', grace_seconds: 10 };
    const hidden = await office.rowOf<OfficeMagazine>(office.move(await issue(), grace));
    const at = new Date(started.getTime() + 10_000);
    expect([hidden.published_at, hidden.visible_from]).toEqual([at.toISOString(), at.toISOString()]);
    const back = await office.rowOf<OfficeMagazine>(office.move(hidden, { to: 'draft' }));
    expect(back.published_at).toBe(back.created_at);
    const again = await office.rowOf<OfficeMagazine>(office.move(back, grace));
    server.clock.now = at;
    const taken = await office.rowOf<OfficeMagazine>(office.move(again, { to: 'draft' }));
    // It was visible, and keeps its position.
    expect((await office.rowOf<OfficeMagazine>(office.move(taken, grace))).published_at).toBe(
      at.toISOString(),
    );
    expect((await office.move(taken, { to: 'published', grace_seconds: 999 })).status).toBe(400);
    server.clock.now = started;
  });

  it('say why a document cannot be read, and are not published with it', async () => {
    const document = await addDocument(office.server, Buffer.from('x'), {
      state: 'failed',
      failure: 'document_password',
    });
    const row = await issue({ document });
    expect(row.progress).toMatchObject({ pages: 'failed', failure: anyText });
    expect(row.progress.failure).toContain('password');
    expect(await office.move(row, { to: 'published' })).toMatchObject({
      status: 409,
      json: { detail: anyText },
    });
  });

  it('lose their territory when they become Italian, and take back what was answered', async () => {
    const row = await issue({ kind: 'international', territory: 'DE' });
    expect(await changed(row, { ...row })).toMatchObject({ ...row, version: 2 });
    expect(await changed(await again(row), { kind: 'italian' })).toMatchObject({ territory: null });
    expect((await office.change(row, {})).status).toBe(412);
    expect((await office.change(row, {}, office.officer)).status).toBe(428);
  });

  it('have a number, and a chosen cover in the place of the first page while it can be shown', async () => {
    const { server } = office;
    const cover = await addPicture(server, { name: 'cover.jpg' }, inBothForms('cover', 480));
    const row = await issue({ issue_number: ' 20\n', cover });
    expect(row).toMatchObject({ issue_number: '20', cover });
    expect(await changed(row, { ...row })).toMatchObject({ issue_number: '20', cover });
    await office.move(await again(row), { to: 'published' });
    const headers = await server.signedIn('reader@example.com');
    const read = async () => (await server.call(`${MAGAZINE_PATH}${row.id}/`, { headers })).json as Magazine;
    const shown = await read();
    expect(shown).toMatchObject({ issue_number: '20', cover: { id: cover } });
    expect((await server.call(shown.cover?.renditions[0]?.url ?? '', { headers })).status).toBe(200);
    const found = (await server.call(`${MAGAZINE_PATH}?q=20`, { headers })).json as { count: number };
    expect(found.count).toBe(1);
    const usage = await server.call(assetUsagePath(cover), { headers: office.officer });
    expect(usage.json).toMatchObject({ results: [{ noun: 'magazine', id: row.id, role: 'cover' }] });
    expect((await office.change(await again(row), { cover: sheet })).json).toEqual({
      cover: [`The file with the number ${sheet} is no picture.`],
    });
    await server.database.change((trx) =>
      trx
        .updateTable('asset')
        .set({ rights_until: server.clock.now.toISOString() })
        .where('id', '=', cover)
        .execute(),
    );
    expect((await read()).cover).toBeNull();
    expect(await changed(await again(row), { cover: null, issue_number: '' })).toMatchObject({
      cover: null,
      issue_number: '',
    });
  });

  it('are not published with a cover that is still being prepared', async () => {
    const cover = await addPicture(office.server, { state: 'processing' }, []);
    expect(await office.move(await issue({ cover }), { to: 'published' })).toMatchObject({ status: 409 });
  });

  it('are found by the name of their territory in either language', async () => {
    const german = await issue({ kind: 'international', territory: 'DE' });
    const american = await issue({ kind: 'international', territory: '019' });
    await issue();
    const found = async (words: string) => {
      const column = '&columns[0][data]=title&columns[0][name]=title.it,territory.it,territory.en';
      const search = `${column}&columns[0][searchable]=true&keep=id&search[value]=${encodeURIComponent(words)}`;
      return (await office.list(search)).data.map(({ id }) => id);
    };
    expect(await found('germania')).toEqual([german.id]);
    expect(await found('Germany')).toEqual([german.id]);
    expect(await found('americ')).toEqual([american.id]);
  });

  it('are deleted as drafts only', async () => {
    const row = await office.rowOf<OfficeMagazine>(office.move(await issue(), { to: 'published' }));
    expect((await office.remove(row)).status).toBe(409);
    expect((await office.move(row, { to: 'archived' })).status).toBe(400);
    const draft = await office.rowOf<OfficeMagazine>(office.move(row, { to: 'draft' }));
    expect((await office.move(draft, { to: 'draft' })).status).toBe(409);
    expect((await office.remove(draft)).status).toBe(204);
    expect(await office.audited(`magazine:${row.id}`)).toEqual([
      ['create', ['kind', 'year', 'month', 'document', 'title.it']],
      ['published', ['status']],
      ['draft', ['status']],
      ['delete', null],
    ]);
  });

  it('are listed by state, kind and year', async () => {
    const row = await issue({ year: 2019 });
    expect(await office.list('&year=2019&kind=italian&status=draft')).toMatchObject({
      data: [{ id: row.id }],
    });
    expect((await office.list('&kind=international')).data).toEqual([]);
  });

  it('are for the press office alone', async () => {
    expect(await office.statusesOfOthers(await issue(), { title: { it: 'x' } })).toEqual(REFUSED_TO_OTHERS);
  });
});
