import { importApplyPath } from '@press-room/contract/imports';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inviteTo } from '../../../test/company-offices.ts';
import { ALFA, BETA, file, type ImportDesk, startImports } from '../../../test/imports.ts';
import type { TestServer } from '../../../test/server.ts';

describe('an import', () => {
  let server: TestServer;
  let desk: ImportDesk;
  beforeAll(async () => {
    ({ server, desk } = await startImports());
    return () => server.close();
  });
  beforeEach(async () => {
    for (const table of ['import_difference', 'import_run', 'import_profile', 'company'] as const)
      await server.database.db.deleteFrom(table).execute();
  });

  it('takes no rate for a VAT number', async () => {
    const run = await desk.take('Denominazione;Iva\nAlfa;22\nBeta;10\n');
    expect(run.mapping).toEqual(['business_name', null]);
    expect(run.found?.columns[1]).toMatchObject({ guess: 'vat', is_confirmed: false });
  });

  it('takes a column that is called as the field is, and says which of its values are wrong', async () => {
    const run = await desk.take('Denominazione;Partita IVA\nAlfa;22\nBeta;n.d.\nGamma;00488410010\n');
    expect(run.mapping).toEqual(['business_name', 'vat']);
    const compared = await desk.compare(run);
    const errors = await desk.differences(compared, '&kind=error');
    expect(errors.map(({ line, notes }) => [line, notes[0]?.field])).toEqual([
      [2, 'vat'],
      [3, 'vat'],
    ]);
    expect(compared.counts).toMatchObject({ add: 1, error: 2 });
  });

  it('says nothing of those that a partial list does not name, and remembers what it was told', async () => {
    const stored = await desk.compare(await desk.take(file(ALFA, BETA, 'Delta;;;;;;;;;')));
    await desk.act(stored, importApplyPath(stored.id));
    const { id } = await server.database.db
      .selectFrom('company')
      .select('id')
      .where('business_name', '=', 'Delta')
      .executeTakeFirstOrThrow();
    await inviteTo(server.database.db, id);
    const taken = await desk.take(file(ALFA));
    expect(taken.is_complete).toBeNull();
    const nothing = { counts: { add: 0, change: 0, remove: 0, conflict: 0, error: 0, same: 1 } };
    const unsaid = await desk.compare(taken);
    expect(unsaid).toMatchObject({ is_complete: null, ...nothing });
    const partial = await desk.compare(unsaid, { is_complete: false, profile: 'Soci' });
    expect(partial).toMatchObject({ is_complete: false, ...nothing });
    expect(await desk.take(file(ALFA))).toMatchObject({ is_complete: false, profile: 'Soci' });
    const complete = await desk.compare(partial, { is_complete: true });
    expect(complete).toMatchObject({ is_complete: true, counts: { remove: 1, conflict: 1 } });
    expect(await desk.compare(complete)).toMatchObject({ is_complete: true, counts: { remove: 1 } });
  });

  it('points at what stands for nothing, what Excel has shortened, and what a wrong encoding left', async () => {
    const run = await desk.compare(
      await desk.take(
        file(
          'Uno;NULL;#N/D;N/A;NA;;;-;;',
          'Due;Via 1;00100;ForlÃ¬;FC;;;3,90E+11;;',
          'Tre;n.d.;;Imola\ufffd;BO;;;;;',
          'Quattro;#DIV/0!;#RIF!;Modena;MO;Italia;;+39 059 1;;',
        ),
      ),
    );
    const told = (await desk.differences(run)).map(({ notes }) =>
      notes.map(({ field, text }) => [field, /“([^”]*)”/.exec(text)?.[1] ?? text.slice(0, 30)]),
    );
    expect(told).toEqual([
      [
        ['address', 'NULL'],
        ['postal_code', '#N/D'],
        ['city', 'N/A'],
        ['telephone', '-'],
      ],
      [
        ['city', 'Forlì'],
        ['telephone', '3,90E+11'],
      ],
      [
        ['address', 'n.d.'],
        ['city', 'This text holds characters tha'],
      ],
      [
        ['address', '#DIV/0!'],
        ['postal_code', '#RIF!'],
      ],
    ]);
    expect(run).toMatchObject({ counts: { add: 4, error: 0 }, noted: 4 });
    const chosen = await desk.choose(run, { is_accepted: false, kind: 'add' });
    expect(chosen.noted).toBe(0);
  });

  it('takes an e-mail address for the press in the one spelling, and refuses what is none', async () => {
    const head = 'Ragione sociale;Città;E-mail per la stampa';
    const table = [head, 'Uno;Roma;Stampa@UNO.example', 'Due;Bari;stampa', 'Tre;Pisa;'].join('\r\n');
    const run = await desk.compare(await desk.take(`${table}\r\n`), { key: 'name_city' });
    const [one, two] = await desk.differences(run);
    expect(one?.fields).toContainEqual(
      expect.objectContaining({ field: 'press_email', new: 'stampa@uno.example' }),
    );
    expect(two?.notes.map(({ field, text }) => [field, text])).toEqual([
      ['press_email', 'Enter a valid email address.'],
    ]);
  });

  it('says of a value that no list has its row, its field, and what is allowed', async () => {
    const strange = ALFA.replace('Italia', 'Ruritania').replace('Associata', 'boh');
    const run = await desk.compare(
      await desk.take(file(BETA, strange.replace('Piastrelle', 'piastrella'), BETA.replace('Beta', 'Gamma'))),
    );
    const [row] = await desk.differences(run, '&kind=error');
    expect(row).toMatchObject({ line: 3, label: 'Ceramiche Alfa S.p.A.' });
    expect(row?.notes.map(({ field, text }) => [field, text])).toEqual(
      expect.arrayContaining([
        ['country', expect.stringMatching(/“Ruritania”.*two-letter code/)],
        ['association_status', expect.stringMatching(/“boh”.*ex associated/)],
        ['typology', expect.stringMatching(/“piastrella”.*refractories/)],
      ]),
    );
  });
});
