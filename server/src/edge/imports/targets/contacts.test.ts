import { CONTACT_EXPORT_PATH, CONTACT_PATH, type Contact } from '@press-room/contract/contacts';
import { importApplyPath, importUndoPath } from '@press-room/contract/imports';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ImportDesk, openImports, startImports } from '../../../../test/imports.ts';
import type { TestServer } from '../../../../test/server.ts';
import { suppressAddress } from '../../../core/contacts/suppression.ts';
import { createSector } from '../../../core/sectors/sectors.ts';
import { forgetImported, listImportedOf } from '../../privacy/imports.ts';

const FILE = `Email;Nome;Cognome;Testata;Lingua;Paese;Temi
Maria@Gazzetta.example;Maria;Bianchi;La Gazzetta;italiano;Italia;design, tecnica
no@gazzetta.example;Luca;Verdi;"La Gazzetta; Radio Uno";;;
john@tiles.example;John;Smith;Tile World;;Regno Unito;
nobody;X;Y;;;;
`;

describe('imports of contacts', () => {
  let server: TestServer;
  let desk: ImportDesk;
  beforeEach(async () => {
    ({ server, desk } = await startImports());
    return () => server.close();
  });
  const contacts = async (): Promise<Contact[]> => {
    const headers = await server.signedIn('office@example.com');
    return ((await server.call(`${CONTACT_PATH}?format=datatables`, { headers })).json as { data: Contact[] })
      .data;
  };
  const BASIS = { basis: 'legitimate_interest', source: 'List of the fair 2026' } as const;
  const mapped = { key: 'email', profile: '' };
  const take = () => desk.take(FILE, { target: 'contact' });

  it('ask once why all may be written to, and leave who said no stopped', async () => {
    const { database, context } = server;
    const no = { reason: 'unsubscribed', now: new Date() } as const;
    await suppressAddress(database.db, context.addressHashes, 'no@gazzetta.example', no);
    const run = await take();
    expect(run.mapping).toEqual([
      'email',
      'first_name',
      'last_name',
      'outlet',
      'language',
      'country',
      'tags',
    ]);
    expect((await desk.change(run, mapped)).json).toEqual({ basis: [expect.anything()] });
    expect((await desk.change(run, { ...mapped, basis: 'legitimate_interest' })).json).toEqual({
      source: [expect.anything()],
    });
    const compared = await desk.compare(run, { ...mapped, ...BASIS });
    expect(compared).toMatchObject({ ...BASIS, counts: { add: 3, error: 1 } });
    expect((await desk.act(compared, importApplyPath(run.id))).status).toBe(200);
    expect(await contacts()).toMatchObject([
      {
        last_name: 'Bianchi',
        language: 'it',
        country: 'IT',
        outlets: [{ name: 'La Gazzetta' }],
        tags: ['design', 'tecnica'],
        basis: 'legitimate_interest',
        addresses: [{ email: 'maria@gazzetta.example', stopped: null }],
      },
      { last_name: 'Smith', language: 'en', country: 'GB' },
      {
        last_name: 'Verdi',
        outlets: [{ name: 'La Gazzetta' }, { name: 'Radio Uno' }],
        addresses: [{ stopped: { reason: 'unsubscribed' } }],
      },
    ]);
  });

  it('are forgotten of a person, also where they changed nothing and by the first of two addresses', async () => {
    const two = FILE.replace('Maria@Gazzetta.example', '"maria@gazzetta.example; m.bianchi@example.com"');
    const compare = async () =>
      desk.compare(await desk.take(two, { target: 'contact' }), { ...mapped, ...BASIS });
    const first = await compare();
    await desk.act(first, importApplyPath(first.id));
    expect(await compare()).toMatchObject({ counts: { add: 0, same: 3 } });
    const { db } = server.database;
    const rows = () => db.selectFrom('import_difference').selectAll().execute();
    expect(JSON.stringify(await rows())).toContain('maria@');
    const person = { id: 0, email: 'maria@gazzetta.example' };
    expect(await listImportedOf(db, person)).toHaveLength(2);
    await db.transaction().execute((trx) => forgetImported(trx, person));
    expect(JSON.stringify(await rows())).not.toMatch(/maria@|bianchi/);
    expect(JSON.stringify(await rows())).toContain('john@tiles.example');
  });

  it('know who is there already, and are undone as a whole', async () => {
    const first = await desk.compare(await take(), { ...mapped, ...BASIS });
    await desk.act(first, importApplyPath(first.id));
    expect(await desk.compare(await take(), { ...mapped, ...BASIS })).toMatchObject({
      counts: { add: 0, change: 0, same: 3 },
    });
    const changed = FILE.replace('La Gazzetta;italiano', 'Il Corriere;italiano');
    const second = await desk.compare(await desk.take(changed, { target: 'contact' }), {
      ...mapped,
      ...BASIS,
      is_complete: true,
    });
    expect(second).toMatchObject({ counts: { add: 0, change: 1, remove: 0, same: 2 } });
    await desk.act(second, importApplyPath(second.id));
    expect((await contacts())[0]).toMatchObject({ version: 2, outlets: [{ name: 'Il Corriere' }] });
    expect((await desk.act(await desk.get(second.id), importUndoPath(second.id))).status).toBe(200);
    expect((await contacts())[0]).toMatchObject({ version: 3, outlets: [{ name: 'La Gazzetta' }] });
    // Undoing the other import has changed Maria since.
    expect((await desk.act(await desk.get(first.id), importUndoPath(first.id))).status).toBe(409);
  });

  it('have several addresses and beats in a cell, and the same row twice', async () => {
    const { database } = server;
    const name = { it: 'Piastrelle', en: 'Tiles' };
    await createSector(database.db, { name, media_topic: null, aliases: [], position: 0 }, new Date());
    const rows = [
      'Cognome;E-mail;Settori',
      "Dall'Ò;mailto:Ada@tiles.example / desk@tiles.example;Piastrelle / Economia",
      'Nicolò;Nina Nicolò <nina@tiles.example>, desk@tiles.example;economia, tiles',
      'Tutti;desk@tiles.example;Sport',
      'Nicolò;Nina Nicolò <nina@tiles.example>, desk@tiles.example;economia, tiles',
      'Mezza;mezza@;',
      `Rossi;"""rossi, ada""@tiles.example";`,
    ];
    const file = `${rows.join('\r\n')}\r\n`;
    const run = await desk.take(file, { target: 'contact' });
    expect(run.mapping).toEqual(['last_name', 'email', 'tags']);
    const compared = await desk.compare(run, { ...mapped, ...BASIS });
    expect(compared).toMatchObject({ counts: { add: 4, same: 1, conflict: 0, error: 1 } });
    expect((await desk.act(compared, importApplyPath(run.id))).status).toBe(200);
    const found = await contacts();
    const emails = found.map(({ addresses }) => addresses.map(({ email }) => email));
    expect(emails).toEqual([
      ['ada@tiles.example'],
      ['nina@tiles.example'],
      ['"rossi, ada"@tiles.example'],
      ['desk@tiles.example'],
    ]);
    expect(found.map(({ sectors, tags }) => [sectors.length, tags])).toEqual([
      [1, ['Economia']],
      [1, ['economia']],
      [0, []],
      [0, ['Sport']],
    ]);
    expect(
      await desk.compare(await desk.take(file, { target: 'contact' }), { ...mapped, ...BASIS }),
    ).toMatchObject({
      counts: { add: 0, change: 0, same: 3, conflict: 2 },
    });
  });

  it('give a further address to who has it first, and none to who said no', async () => {
    const { database, context } = server;
    const no = { reason: 'unsubscribed', now: new Date() } as const;
    await suppressAddress(database.db, context.addressHashes, 'luca@tiles.example', no);
    const rows = [
      'ada@tiles.example, desk@tiles.example',
      'nina@tiles.example, desk@tiles.example',
      'luca@tiles.example, private@tiles.example',
    ];
    const file = `Nome;E-mail\n${rows.map((cell, at) => `${'ABC'[at]};${cell}`).join('\n')}\n`;
    const run = await desk.compare(await desk.take(file, { target: 'contact' }), { ...mapped, ...BASIS });
    await desk.act(run, importApplyPath(run.id));
    expect((await contacts()).map(({ addresses }) => addresses.length)).toEqual([2, 1, 1]);
  });

  it('come from vCards too, of either version', async () => {
    const cards = [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Bianchi;Maria;;Dott.ssa;\r\nFN:Maria Bianchi\r\nORG:La Gazzetta;Cultura',
      'EMAIL;TYPE=INTERNET,PREF:maria@gazzetta.example\r\nTITLE:Redattrice\r\nTITLE:Critica\\, arte\r\nNOTE:Riga\\, una\r\nEND:VCARD',
      'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Tile World\r\nEMAIL:desk@tiles.example\r\nLANG:en-GB',
      'ADR:;;;;;;United Kingdom\r\nCATEGORIES:Design,Trade\r\nTEL;VALUE=uri:tel:+44-20-1\r\nEND:VCARD\r\n',
    ].join('\r\n');
    const run = await desk.take(cards, { target: 'contact' });
    expect(run).toMatchObject({ found: { kind: 'vcard', row_count: 2 } });
    const compared = await desk.compare(run, { ...mapped, ...BASIS });
    expect(compared).toMatchObject({ counts: { add: 2, error: 0 } });
    await desk.act(compared, importApplyPath(run.id));
    expect(await contacts()).toMatchObject([
      {
        first_name: 'Maria',
        last_name: 'Bianchi',
        roles: ['Redattrice', 'Critica, arte'],
        outlets: [{ name: 'La Gazzetta' }],
        addresses: [{ email: 'maria@gazzetta.example' }],
      },
      { last_name: 'Tile World', language: 'en', country: 'GB', tags: ['Design', 'Trade'] },
    ]);
  });

  it('know addresses with quotes, apostrophes, plus signs and other scripts again, from each file of the export', async () => {
    const odd = [
      'E-mail;Cognome;Testata;Ruolo',
      `"""O'Brien""@bücher.example";"O""Brien, detto «Però»; Jr";Tile World | Kiln;"Direttore; Critico, arte"`,
      'press+tiles@Straße.example;Più;;',
      "niccolo.d'alpago@gazzetta.example;D’Alpago;;",
    ].join('\n');
    const first = await desk.compare(await desk.take(odd, { target: 'contact' }), { ...mapped, ...BASIS });
    expect(first).toMatchObject({ counts: { add: 3, error: 0 } });
    await desk.act(first, importApplyPath(first.id));
    expect((await contacts()).map(({ addresses }) => addresses[0]?.email)).toEqual([
      "niccolo.d'alpago@gazzetta.example",
      "o'brien@xn--bcher-kva.example",
      'press+tiles@xn--strae-oqa.example',
    ]);
    const headers = await server.signedIn('office@example.com');
    for (const type of ['csv', 'vcf']) {
      const { text } = await server.call(`${CONTACT_EXPORT_PATH}?type=${type}`, { headers });
      const again = await desk.compare(await desk.take(text, { target: 'contact' }), { ...mapped, ...BASIS });
      expect([type, again]).toMatchObject([type, { counts: { add: 0, change: 0, same: 3, error: 0 } }]);
    }
  });

  it('are closed to who may not write contacts', async () => {
    const members = await openImports(server, 'members@example.com');
    expect((await members.upload(FILE, { target: 'contact' })).status).toBe(403);
  });
});
