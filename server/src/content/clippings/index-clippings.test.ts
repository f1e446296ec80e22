/** @module-tag engine */
import { CLIPPING_EXPORT_PATH, CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import { beforeEach, describe, expect, it } from 'vitest';
import { addFile } from '../../../test/assets.ts';
import { type Office, startOffice } from '../../../test/office-desk.ts';
import { buildPdf } from '../../../test/pictures.ts';

describe('the search among clippings', () => {
  let office: Office;
  beforeEach(async () => {
    office = await startOffice(CLIPPING_PATH);
    return () => office.server.close();
  });
  const add = (form: object) =>
    office.rowOf<Clipping>(
      office.create({ press_group: 1, outlet_name: 'Gazzetta', published_on: '2026-11-20', ...form }),
    );
  const find = async (q: string): Promise<unknown[]> =>
    (await office.list(`&q=${encodeURIComponent(q)}`)).data.map(({ headline }) => headline);

  it('finds words of headline, excerpt and PDF with their inflections, and authors and outlets by name', async () => {
    const file = await addFile(office.server, buildPdf(['Le piastrelle sono esposte alla fiera']));
    await add({ headline: 'La pagina', file, author: 'Ada Rossi' });
    await add({ headline: 'Fiere e mercati', excerpt: 'Crescono le esportazioni' });
    // The pages of the file are read after the clipping was created.
    expect(await find('piastrella')).toEqual([]);
    await office.server.work();
    expect(await find('piastrella')).toEqual(['La pagina']);
    expect(await find('fiera')).toEqual(['Fiere e mercati', 'La pagina']);
    expect(await find('esportazione')).toEqual(['Fiere e mercati']);
    expect(await find('"sono esposte"')).toEqual(['La pagina']);
    expect(await find('rossi')).toEqual(['La pagina']);
    expect(await find('gazz pagin')).toEqual(['La pagina']);
    expect(await find('nowhere')).toEqual([]);
    const table = await office.call(`${CLIPPING_EXPORT_PATH}?type=csv&q=piastrella`);
    expect([table.text.includes('La pagina'), table.text.includes('mercati')]).toEqual([true, false]);
  });

  it('follows changes, and nobody but the office finds anything', async () => {
    const row = await add({ headline: 'Zirconio' });
    await office.change(row, { headline: 'Caolino' });
    expect([await find('zirconio'), await find('caolino')]).toEqual([[], ['Caolino']]);
    const open = await office.server.call('/api/press_room/search/?q=caolino');
    expect([open.status, open.text.includes('Caolino')]).toEqual([200, false]);
    const changed = await office.read(row);
    await office.remove(changed.json as Clipping);
    expect(await find('caolino')).toEqual([]);
  });

  it.each(['"', '" OR "', "'); drop table clipping --", 'x'.repeat(5000), '%', '*', '(NEAR'])(
    'takes %j for words',
    async (q) => {
      await add({ headline: 'Any' });
      expect(Array.isArray(await find(q))).toBe(true);
    },
  );
});
