import { CLIPPING_EXPORT_PATH, CLIPPING_PATH, type ClippingRow } from '@press-room/contract/clippings';
import { importApplyPath, importUndoPath } from '@press-room/contract/imports';
import { TABLE_FILE_TYPES } from '@press-room/contract/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { type ImportDesk, openImports, startImports } from '../../../../test/imports.ts';
import { patch } from '../../../../test/requests.ts';
import type { TestServer } from '../../../../test/server.ts';
import { forgetImportedAuthor } from '../../privacy/imports.ts';

const HEAD =
  'Data;Testata;Titolo;Autore;Pagina;Link;Tipo;Lingua;Sentiment;Diffusione;Valore;Argomento;Azienda';
const FILE = `${HEAD}
30/11/2026;GAZZETTA di Modena;La fiera supera gli 80mila;Ada Rossi;12;;Quotidiano;italiano;Positivo;38.000;1.250,00;Piastrelle; Alfa
1 dicembre 2026;Tile World;Record at the fair;;;https://www.tileworld.example/fair?utm_source=x;Online;en;neutro;;;Fiere;Ignota
`;

describe('imports of clippings', () => {
  let server: TestServer;
  let desk: ImportDesk;
  let press_group: number;
  beforeEach(async () => {
    ({ server, desk } = await startImports());
    await server.load({
      companies: [{ business_name: 'Alfa' }],
      sectors: [{ name: { en: 'tiles', it: 'piastrelle' } }],
    });
    const { db } = server.database;
    const outlet = { name: 'La Gazzetta di Modena', name_key: 'la gazzetta di modena' };
    await db
      .insertInto('outlet')
      .values({ ...outlet, updated_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    press_group = (await db.selectFrom('press_group').select('id').executeTakeFirstOrThrow()).id;
    return () => server.close();
  });
  const take = (file: Uint8Array | string = FILE, name = 'rassegna.csv') =>
    desk.take(file, { target: 'clipping', name });
  const compare = async (file?: Uint8Array | string, change: object = {}, name?: string) =>
    desk.compare(await take(file, name), { press_group, adds_outlets: true, ...change });
  const clippings = async (): Promise<ClippingRow[]> => {
    const headers = await server.signedIn('office@example.com');
    return (
      (await server.call(`${CLIPPING_PATH}?format=datatables`, { headers })).json as { data: ClippingRow[] }
    ).data;
  };
  const outlets = async () =>
    (await server.database.db.selectFrom('outlet').select('name').orderBy('id').execute()).map(
      ({ name }) => name,
    );

  it('read the table of a monitoring service, find its outlets, companies and sectors, and are undone', async () => {
    const run = await take();
    expect(run.mapping).toEqual([
      'published_on',
      'outlet',
      'headline',
      'author',
      'page',
      'url',
      'kind',
      'language',
      'tone',
      'reach',
      null,
      'sectors',
      'companies',
    ]);
    const compared = await desk.compare(run, { press_group, adds_outlets: true });
    expect(compared).toMatchObject({ press_group, adds_outlets: true, counts: { add: 2, error: 0 } });
    expect((await desk.act(compared, importApplyPath(run.id))).status).toBe(200);
    expect(await clippings()).toMatchObject([
      {
        published_on: '2026-12-01',
        outlet: { name: 'Tile World' },
        kind: 'web',
        language: 'en',
        tone: 'neutral',
        reach: null,
        licence: 'link_only',
        sectors: [],
        companies: [],
      },
      {
        published_on: '2026-11-30',
        headline: 'La fiera supera gli 80mila',
        outlet: { name: 'La Gazzetta di Modena' },
        author: 'Ada Rossi',
        page: '12',
        kind: 'print',
        language: 'it',
        tone: 'positive',
        reach: 38_000,
        sectors: [expect.any(Number)],
        companies: [{ name: 'Alfa' }],
        press_group: { id: press_group },
      },
    ]);
    expect(await compare()).toMatchObject({ counts: { add: 0, change: 0, same: 2, error: 0 } });
    await desk.act(await desk.get(run.id), importUndoPath(run.id));
    expect(await clippings()).toEqual([]);
    expect(await outlets()).toEqual(['La Gazzetta di Modena', 'Tile World']);
  });

  it('add no outlet unless it is said so, and ask for a press group', async () => {
    const run = await take();
    const without = await desk.change(run, { mapping: run.mapping, key: run.key });
    expect([without.status, without.json]).toEqual([400, { press_group: [expect.anything()] }]);
    const unknown = await desk.change(run, { mapping: run.mapping, key: run.key, press_group: 9999 });
    expect(unknown.status).toBe(400);
    const compared = await desk.compare(run, { press_group });
    expect(compared.counts).toMatchObject({ add: 1, error: 1 });
    const [refused] = await desk.differences(compared, '&kind=error');
    expect(refused?.notes[0]).toEqual({
      field: 'outlet',
      text: expect.stringMatching(/No outlet is called “Tile World”/) as string,
    });
    await desk.act(compared, importApplyPath(run.id));
    expect(await outlets()).toEqual(['La Gazzetta di Modena']);
  });

  it('say of each value that is none what is allowed', async () => {
    const names = HEAD.split(';');
    const toRow = (change: Record<string, string>): string => {
      const cells: Record<string, string> = {
        Data: '30/11/2026',
        Testata: 'Gazzetta di Modena',
        Titolo: 'x',
        ...change,
      };
      return names.map((name) => cells[name] ?? '').join(';');
    };
    const wrong: [string, string, string][] = [
      ['Data', '31/02/2026', 'published_on'],
      ['Data', '11/30/2026', 'published_on'],
      ['Data', 'ieri', 'published_on'],
      ['Data', '', 'published_on'],
      ['Titolo', '', 'headline'],
      ['Titolo', 'x'.repeat(501), 'headline'],
      ['Testata', '***', 'outlet'],
      ['Tipo', 'manifesto', 'kind'],
      ['Sentiment', 'così così', 'tone'],
      ['Lingua', 'klingon', 'language'],
      ['Lingua', '__proto__', 'language'],
      ['Diffusione', 'molti', 'reach'],
      ['Diffusione', '-5', 'reach'],
      ['Link', 'javascript:alert(1)', 'url'],
    ];
    const rows = wrong.map(([name, value]) => toRow({ [name]: value }));
    const run = await compare([HEAD, ...rows, ''].join('\n'));
    expect(run.counts).toMatchObject({ add: 0, error: wrong.length });
    const told = (await desk.differences(run, '&kind=error')).map(({ notes }) => notes[0]);
    expect(told).toEqual(
      wrong.map(([, , field]) => ({ field, text: expect.stringMatching(/\w.*\./) as string })),
    );
  });

  it('read days as services and Excel write them', async () => {
    const days = [
      '2026-11-30',
      '2026-11-30T08:15:00Z',
      '30/11/2026 08:15',
      '30.11.26',
      '30-11-2026',
      'lunedì 30 novembre 2026',
      '30 nov. 2026',
      'November 30, 2026',
      '46356',
      '46356,34',
    ];
    const rows = days.map((day, at) => `"${day}";Gazzetta di Modena;Titolo ${at}`);
    const run = await compare(['Data;Testata;Titolo', ...rows, ''].join('\n'));
    expect(run.counts).toMatchObject({ add: days.length, error: 0 });
    await desk.act(run, importApplyPath(run.id));
    expect(new Set((await clippings()).map((row) => row.published_on))).toEqual(new Set(['2026-11-30']));
  });

  it('read a sheet of Excel with its days and numbers', async () => {
    const text = (value: string) => ({ value, type: String });
    const sheet = await writeXlsxFile([
      ['Date', 'Source', 'Headline', 'Reach', 'URL'].map(text),
      [
        { value: new Date('2026-11-30T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        text('Tile World'),
        text('Record'),
        { value: 1_234_567, type: Number, format: '#,##0' },
        text('https://tileworld.example/a'),
      ],
    ]).toBuffer();
    const run = await compare(sheet, {}, 'clippings.xlsx');
    expect(run.counts).toMatchObject({ add: 1, error: 0 });
    await desk.act(run, importApplyPath(run.id));
    expect(await clippings()).toMatchObject([{ published_on: '2026-11-30', reach: 1_234_567 }]);
  });

  it('change what a later file knows better, leave what it does not say, and take it back', async () => {
    const first = await compare();
    await desk.act(first, importApplyPath(first.id));
    const before = await clippings();
    const later = FILE.replace('Record at the fair;;', 'Record at the fair;John Smith;')
      .replace('?utm_source=x', '/?fbclid=y')
      .replace(';Online;en;neutro;', ';;;negativo;');
    const second = await compare(later);
    expect(second.counts).toMatchObject({ add: 0, change: 1, same: 1 });
    await desk.act(second, importApplyPath(second.id));
    const [changed, other] = await clippings();
    expect(changed).toMatchObject({ author: 'John Smith', tone: 'negative', language: 'en', kind: 'web' });
    expect(other).toEqual(before[1]);
    await desk.act(await desk.get(second.id), importUndoPath(second.id));
    const { version: _version, updated_at: _at, ...was } = before[0] as ClippingRow;
    expect((await clippings())[0]).toMatchObject(was);
  });

  it('are not undone over what somebody wrote since', async () => {
    const run = await compare();
    await desk.act(run, importApplyPath(run.id));
    const [one] = await clippings();
    const headers = { ...(await server.signedIn('office@example.com')), 'If-Match': '"1"' };
    await server.call(`${CLIPPING_PATH}${one?.id}/`, patch({ tone: 'positive' }, headers));
    const refused = await desk.act(await desk.get(run.id), importUndoPath(run.id));
    expect([refused.status, refused.json]).toEqual([
      409,
      expect.objectContaining({ changed: [{ id: one?.id, label: 'Record at the fair' }] }),
    ]);
    expect(await clippings()).toHaveLength(2);
  });

  it('take their own export unchanged, also with formulas, lines and several names', async () => {
    const odd = `Data;Testata;Titolo;Estratto;Azienda;Durata;Diritti;Scadenza licenza
30/11/2026;+Radio;"=1+1 ""detto"" così";"Prima riga
- seconda";Alfa;1:30;con licenza;2027-06-30
1/12/2026;@Web;-Titolo;;;;;
`;
    const run = await compare(odd);
    expect(run.counts).toMatchObject({ add: 2, error: 0 });
    await desk.act(run, importApplyPath(run.id));
    const headers = await server.signedIn('office@example.com');
    for (const type of TABLE_FILE_TYPES) {
      const answer = await fetch(`${server.origin}${CLIPPING_EXPORT_PATH}?type=${type}`, { headers });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const again = await compare(
        bytes,
        { press_group: undefined, adds_outlets: false },
        `clippings.${type}`,
      );
      expect([type, again.counts]).toEqual([
        type,
        expect.objectContaining({ add: 0, change: 0, same: 2, error: 0 }),
      ]);
    }
    const one = await server.call(`${CLIPPING_EXPORT_PATH}?kind=radio`, { headers });
    expect(one.text.trim().split('\n')).toHaveLength(1);
  });

  it('are forgotten of an author who is erased', async () => {
    const run = await compare();
    await desk.act(run, importApplyPath(run.id));
    const { db } = server.database;
    const differences = async () =>
      JSON.stringify(await db.selectFrom('import_difference').select('fields').execute());
    expect(await differences()).toContain('Ada Rossi');
    await db
      .transaction()
      .execute((trx) => forgetImportedAuthor(trx, { first_name: 'ADA', last_name: 'Rossi' }));
    expect(await differences()).not.toContain('Rossi');
    expect(await differences()).toContain('Tile World');
    expect((await desk.get(run.id)).found).toBeNull();
    expect((await desk.act(await desk.get(run.id), importUndoPath(run.id))).status).toBe(409);
  });

  it('are closed to who may not edit clippings, and outlets to who may not add them', async () => {
    const members = await openImports(server, 'members@example.com');
    expect((await members.upload(FILE, { target: 'clipping' })).status).toBe(403);
    for (const email of ['members@example.com', 'reader@example.com']) {
      const headers = await server.signedIn(email);
      expect((await server.call(CLIPPING_EXPORT_PATH, { headers })).status).toBe(403);
    }
    expect((await server.call(CLIPPING_EXPORT_PATH)).status).toBe(401);
    const { db } = server.database;
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'members@example.com')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('user_permission')
      .values({ user_account_id: id, permission: 'clipping.edit', granted_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    const editor = await openImports(server, 'members@example.com');
    const run = await editor.take(FILE, { target: 'clipping' });
    const form = { mapping: run.mapping, key: run.key, press_group };
    expect((await editor.change(run, { ...form, adds_outlets: true })).status).toBe(403);
    expect((await editor.change(run, form)).status).toBe(200);
  });
});
