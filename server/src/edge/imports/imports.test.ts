import { companyPath } from '@press-room/contract/companies';
import { importApplyPath, importUndoPath } from '@press-room/contract/imports';
import type { SearchResults } from '@press-room/contract/search';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inviteTo } from '../../../test/company-offices.ts';
import { ALFA, BETA, file, type ImportDesk, startImports } from '../../../test/imports.ts';
import { patch } from '../../../test/requests.ts';
import type { TestServer } from '../../../test/server.ts';
import { hasSharedImport, readSharedImport } from '../../../test/shared-import.ts';

describe('an import of companies', () => {
  let server: TestServer;
  let desk: ImportDesk;
  beforeAll(async () => {
    ({ server, desk } = await startImports());
    return () => server.close();
  });
  beforeEach(async () => {
    const { db } = server.database;
    for (const table of ['import_difference', 'import_link', 'import_run', 'import_profile'] as const)
      await db.deleteFrom(table).execute();
    await db.updateTable('user_account').set({ company_id: null }).execute();
    await db.deleteFrom('company').execute();
  });

  const listCompanies = () => server.database.db.selectFrom('company').selectAll().orderBy('id').execute();

  /** Applies everything accepted by default. */
  async function apply(text: string, body = {}): Promise<number> {
    const run = await desk.compare(await desk.take(text));
    const { status, text: said } = await desk.act(run, importApplyPath(run.id), body);
    if (status !== 200) throw new Error(said);
    return run.id;
  }

  it('says what is in a file, with a mapping that its names and content agree on', async () => {
    const run = await desk.take(file(ALFA, BETA));
    expect(run).toMatchObject({ state: 'open', target: 'company', key: 'vat', counts: null, same_as: null });
    expect(run.found).toMatchObject({
      kind: 'csv',
      encoding: 'utf-8',
      delimiter: ';',
      header_row: 1,
      row_count: 2,
    });
    expect(run.mapping).toEqual([
      'business_name',
      'address',
      'postal_code',
      'city',
      'state',
      'country',
      'vat',
      'telephone',
      'association_status',
      'typology',
    ]);
  });

  it('adds, knows what it added again, changes, and is undone as a whole', async () => {
    const first = await apply(file(ALFA, BETA));
    const added = await listCompanies();
    expect(added).toMatchObject([
      {
        business_name: 'Ceramiche Alfa S.p.A.',
        postal_code: '41049',
        country: 'IT',
        vat: '00488410010',
        association_status: 'associated',
        typology: 'tiles',
      },
      {
        business_name: 'Beta Gres',
        postal_code: '00100',
        vat: '',
        association_status: 'ex_associated',
        typology: 'others',
      },
    ]);
    expect(await desk.get(first)).toMatchObject({
      state: 'applied',
      result: { add: 2, change: 0, remove: 0 },
    });

    const again = await desk.compare(await desk.take(file(ALFA, BETA)));
    expect(again).toMatchObject({
      same_as: { id: first },
      counts: { add: 0, change: 0, remove: 0, same: 2 },
    });
    expect((await desk.act(again, importApplyPath(again.id))).status).toBe(409);

    const moved = await desk.compare(
      await desk.take(file(ALFA.replace('Via Emilia 1', 'Via Emilia 100'), BETA)),
    );
    expect(await desk.differences(moved)).toMatchObject([
      {
        kind: 'change',
        line: 2,
        stored_id: added[0]?.id,
        fields: [{ field: 'address', old: 'Via Emilia 1', new: 'Via Emilia 100', is_left: false }],
        is_accepted: true,
      },
    ]);
    const applied = await desk.act(moved, importApplyPath(moved.id));
    expect(applied.status).toBe(200);
    expect((await listCompanies())[0]).toMatchObject({ address: 'Via Emilia 100', version: 2 });

    const undone = await desk.act(await desk.get(moved.id), importUndoPath(moved.id));
    expect(undone.json).toMatchObject({ state: 'undone' });
    expect((await listCompanies())[0]).toMatchObject({ address: 'Via Emilia 1', version: 3 });
  });

  it('is found by readers as it was written, and as it was taken back', async () => {
    const found = async () => {
      const { json } = await server.call('/api/press_room/search/?q=ceramiche');
      return (json as SearchResults).companies.map(({ name }) => name);
    };
    await apply(file(ALFA));
    expect(await found()).toEqual(['Ceramiche Alfa S.p.A.']);
    const renamed = await apply(file(ALFA.replace('Ceramiche Alfa', 'Piastrelle Alfa')));
    expect(await found()).toEqual([]);
    await desk.act(await desk.get(renamed), importUndoPath(renamed));
    expect(await found()).toEqual(['Ceramiche Alfa S.p.A.']);
  });

  it('is not undone where what it wrote was changed since, and says what', async () => {
    const id = await apply(file(ALFA, BETA));
    const [alfa] = await listCompanies();
    const headers = await server.signedIn('office@example.com');
    const write = patch({ address: 'Altrove 1' }, { ...headers, 'If-Match': '"1"' });
    expect((await server.call(companyPath(alfa?.id ?? 0), write)).status).toBe(200);
    const refused = await desk.act(await desk.get(id), importUndoPath(id));
    expect(refused).toMatchObject({
      status: 409,
      json: { changed: [{ id: alfa?.id, label: 'Ceramiche Alfa S.p.A.' }] },
    });
    expect(await listCompanies()).toHaveLength(2);
  });

  it('writes nothing where somebody changed a company since it was compared', async () => {
    await apply(file(ALFA, BETA));
    const run = await desk.compare(
      await desk.take(file(ALFA.replace('0536 1', '0536 2'), BETA.replace('06 1', '06 2'))),
    );
    await server.database.db
      .updateTable('company')
      .set({ version: 2, fax: '1' })
      .where('business_name', '=', 'Beta Gres')
      .execute();
    const refused = await desk.act(run, importApplyPath(run.id));
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.text).toContain('Beta Gres');
    expect((await listCompanies()).map(({ telephone }) => telephone)).toEqual(['0536 1', '06 1']);
    expect(await desk.get(run.id)).toMatchObject({ state: 'compared' });
  });

  it('writes nothing where what is new was made by hand meanwhile', async () => {
    const run = await desk.compare(await desk.take(file(ALFA)));
    await server.database.db
      .insertInto('company')
      .values({
        business_name: 'Alfa',
        vat: '00488410010',
        country: 'IT',
        association_status: null,
        typology: null,
      })
      .execute();
    expect((await desk.act(run, importApplyPath(run.id))).status).toBe(409);
    expect(await listCompanies()).toHaveLength(1);
  });

  it('refuses rows with their line and reason, and takes the others', async () => {
    const run = await desk.compare(
      await desk.take(
        file(
          ALFA,
          BETA.replace('Ex associata', 'amica'),
          'Gamma;;;;;Atlantide;00488410011;;;',
          'Delta;corta',
          ALFA.replace('Alfa', 'Doppia'),
          'Zeri;Via 1;41049;Modena;MO;Italia;488410010;;;',
        ),
      ),
    );
    expect(run.counts).toMatchObject({ add: 0, error: 3, conflict: 3 });
    const errors = await desk.differences(run, '&kind=error');
    expect(errors.map(({ line, notes }) => [line, notes.map(({ field }) => field)])).toEqual([
      [3, ['association_status']],
      [4, ['country', 'vat']],
      [5, [null]],
    ]);
    // With its zeros restored, the last row has the number of the first two.
    expect((await desk.differences(run, '&kind=conflict')).map(({ line }) => line)).toEqual([2, 6, 7]);
  });

  it('takes and leaves by row, by field and by kind', async () => {
    await apply(file(ALFA, BETA));
    const next = file(
      ALFA.replace('0536 1', '0536 9').replace('Via Emilia 1', 'Via Emilia 9'),
      BETA.replace('06 1', '06 9').replace('Via Roma 2', 'Via Roma 9'),
      'Nuova;;;;;;;;;',
    );
    let run = await desk.compare(await desk.take(next));
    const [alfa, beta] = await desk.differences(run, '&kind=change');
    run = await desk.choose(run, { is_accepted: false, kind: 'add' });
    run = await desk.choose(run, { is_accepted: false, field: 'telephone' });
    run = await desk.choose(run, { is_accepted: false, ids: [beta?.id], field: 'address' });
    expect(run).toMatchObject({ accepted: { add: 0, change: 2, remove: 0 }, left_fields: ['telephone'] });
    expect(
      (await desk.differences(run, '&kind=change')).map(({ fields }) => fields.map((each) => each.is_left)),
    ).toEqual([
      [false, true],
      [true, true],
    ]);
    await desk.act(run, importApplyPath(run.id));
    expect(await desk.get(run.id)).toMatchObject({ result: { add: 0, change: 1, remove: 0 } });
    expect((await listCompanies()).map(({ address, telephone }) => [address, telephone])).toEqual([
      ['Via Emilia 9', '0536 1'],
      ['Via Roma 2', '06 1'],
    ]);
    expect(alfa?.label).toBe('Ceramiche Alfa S.p.A.');
  });

  it('removes only what was ticked, asks twice above a fifth, and never what something hangs on', async () => {
    await apply(file(ALFA, BETA, 'Delta;;;;;;;;;', 'Gamma;;;;;;;;;'));
    const idOf = async (name: string) =>
      (await listCompanies()).find(({ business_name }) => business_name === name)?.id ?? 0;
    await server.database.db
      .updateTable('user_account')
      .set({ company_id: await idOf('Gamma') })
      .where('email', '=', 'reader@example.com')
      .execute();
    await inviteTo(server.database.db, await idOf('Delta'));
    let run = await desk.compare(await desk.take(file(ALFA)), { is_complete: true });
    expect(run).toMatchObject({ counts: { remove: 1, conflict: 2, same: 1 }, accepted: { remove: 0 } });
    run = await desk.choose(run, { is_accepted: true, kind: 'remove' });
    expect((await desk.act(run, importApplyPath(run.id))).status).toBe(409);
    expect((await desk.act(run, importApplyPath(run.id), { confirm_removal: true })).status).toBe(200);
    expect((await listCompanies()).map(({ business_name }) => business_name)).toEqual([
      'Ceramiche Alfa S.p.A.',
      'Delta',
      'Gamma',
    ]);
    await desk.act(await desk.get(run.id), importUndoPath(run.id));
    expect((await listCompanies()).map(({ business_name, vat }) => [business_name, vat])).toContainEqual([
      'Beta Gres',
      '',
    ]);
    expect(await listCompanies()).toHaveLength(4);
  });

  it('knows a company by the number of its source, under the name of a profile', async () => {
    const text = 'Codice;Ragione sociale;Città\n7;Alfa;Sassuolo\n';
    const run = await desk.take(text);
    expect((await desk.change(run, { mapping: run.mapping, key: 'external_id' })).status).toBe(400);
    const compared = await desk.compare(run, { key: 'external_id', profile: 'Gestionale' });
    await desk.act(compared, importApplyPath(compared.id));
    const renamed = await desk.take(text.replace('Alfa', 'Alfa Nuova').replace('Sassuolo', 'Modena'));
    expect(renamed).toMatchObject({ profile: 'Gestionale', key: 'external_id' });
    expect(await desk.compare(renamed)).toMatchObject({ counts: { add: 0, change: 1, remove: 0 } });
  });

  describe.skipIf(!hasSharedImport)('from a real file', () => {
    it('takes customers and suppliers of an Access file in, and finds nothing to do the second time', async () => {
      const bytes = readSharedImport('nwind.mdb');
      const form = { name: 'nwind.mdb' };
      const opened = await desk.take(bytes, form);
      expect(opened.found).toMatchObject({ kind: 'access', table: null, columns: [] });
      const { json } = await desk.change(opened, { table: 'Customers' });
      const run = await desk.compare(json as typeof opened);
      expect(run).toMatchObject({ key: 'name_city', counts: { add: 91, error: 0, conflict: 0 } });
      await desk.act(run, importApplyPath(run.id));
      const alfreds = (await listCompanies())[0];
      expect(alfreds).toMatchObject({
        business_name: 'Alfreds Futterkiste',
        country: 'DE',
        telephone: '030-0074321',
      });
      const again = (await desk.change(await desk.take(bytes, form), { table: 'Customers' }))
        .json as typeof run;
      expect(await desk.compare(again)).toMatchObject({
        same_as: { id: run.id },
        counts: { add: 0, change: 0, same: 91 },
      });
    });
  });
});
