/** @module-tag engine */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const LIST = '/api/press_room/press_release/';
const SUGGESTIONS = '/api/press_room/press_release_suggestions/';

const release = (date: string, text: object) => ({ press_group: 'Association', date, text });

const RELEASES = [
  release('2026-03-10', { it: { title: 'Del giorno', body: '<p>Nessuna data nel testo.</p>' } }),
  release('2026-01-15', {
    it: { title: 'In italiano', body: '<p>La conferenza è martedì 10 marzo 2026 a Sassuolo.</p>' },
  }),
  release('2026-01-16', { en: { title: 'In English', body: '<p>We meet on March 10th, 2026.</p>' } }),
  release('2026-01-17', { it: { title: 'In cifre', body: '<p>Scadenza: 10/03/2026.</p>' } }),
  release('2026-01-18', { it: { title: 'Senza anno', body: '<p>Si apre il 10 marzo.</p>' } }),
  release('2025-06-01', {
    en: { title: 'A range', body: '<p>The fair runs from 22 to 26 September 2025.</p>' },
  }),
  release('2024-05-20', { it: { title: 'Altro anno', body: '<p>Era il 10 marzo 2024.</p>' } }),
  release('2023-01-10', {
    it: { title: 'Numeri sparsi', body: '<p>10 aziende nel 2026, in marzo nessuna. Formati 10x20.</p>' },
  }),
  release('2022-01-10', {
    it: { title: 'Marmo', body: '<p>Il marmo e gli architetti di qualità.</p>' },
    en: { title: 'Marble', body: '<p>Marble, architects and quality in November.</p>' },
  }),
  release('2021-01-10', { it: { title: 'Prodotti', body: '<p>I prodotti e il progetto.</p>' } }),
  release('2020-01-10', { it: { title: 'Fabbriche', body: '<p>I produttori e un progettista.</p>' } }),
];
const DAY = ['Del giorno', 'In English', 'In cifre', 'In italiano', 'Senza anno'];

describe('dates and families of words in a search', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({ press_groups: [{ name: 'Association' }], press_releases: RELEASES });
  });
  afterAll(() => server.close());

  const rowsOf = async (address: string) => {
    const answer = await server.call(address);
    expect(answer.status, answer.text).toBe(200);
    return (answer.json as { data: Record<string, unknown>[] }).data;
  };
  const titles = async (q: string, more = '') =>
    (await rowsOf(`${LIST}?format=datatables&q=${encodeURIComponent(q)}${more}`))
      .map(({ title }) => String(title))
      .toSorted();

  it.each([
    '10 marzo 2026',
    'martedì 10 marzo 2026',
    '10/03/2026',
    '10/3/2026',
    '10.3.2026',
    '10.03.26',
    '2026-03-10',
    'March 10, 2026',
    '10 March 2026',
    'Tuesday, 10th March 2026',
    '10 mar. 2026',
    'Mar 10 2026',
  ])('finds releases of a day and texts that name it: %s', async (q) => {
    expect(await titles(q)).toEqual(DAY);
  });

  it.each(['marzo 2026', 'March 2026', 'mar 2026', 'Mar. 2026', '03/2026'])(
    'finds all days of a month: %s',
    async (q) => {
      expect(await titles(q)).toEqual(DAY);
    },
  );

  it('finds a day without a year in every year', async () => {
    expect(await titles('10 marzo')).toEqual(['Altro anno', ...DAY]);
    expect(await titles('10th March')).toEqual(['Altro anno', ...DAY]);
  });

  it('finds a month of every year by its name alone', async () => {
    const march = ['Altro anno', ...DAY, 'Numeri sparsi'].toSorted();
    for (const q of ['marzo', 'March']) expect(await titles(q)).toEqual(march);
    expect(await titles('marzo', '&year=2026')).toEqual(DAY);
  });

  it('finds the days of a range', async () => {
    for (const q of ['22 settembre 2025', '24/09/2025', 'settembre 2025', 'September 26, 2025'])
      expect(await titles(q)).toEqual(['A range']);
    expect(await titles('27 settembre 2025')).toEqual([]);
  });

  it('looks for a date among other words, in one language, and in a year', async () => {
    expect(await titles('conferenza 2026-03-10')).toEqual(['In italiano']);
    expect(await titles('10 marzo 2026', '&language=en')).toEqual(['In English']);
    expect(await titles('10 marzo', '&year=2024')).toEqual(['Altro anno']);
    expect(await titles('"10 marzo 2026"')).toEqual(['In italiano']);
  });

  it.each([
    ['March 10, 2026', 'it', 'In italiano', 'martedì 10 marzo 2026'],
    ['10 marzo 2026', 'en', 'In English', 'March 10th, 2026'],
    ['10 marzo 2026', 'it', 'In cifre', '10/03/2026'],
    ['10 marzo 2026', 'it', 'Senza anno', '10 marzo'],
  ])('marks %s as the text (%s) of %s spells it', async (q, _, title, marked) => {
    const rows = await rowsOf(`${LIST}?format=datatables&q=${encodeURIComponent(q)}`);
    const { snippet } = rows.find((row) => row.title === title) as {
      snippet: { text: { text: string; hit: boolean }[] };
    };
    expect(snippet.text.filter(({ hit }) => hit).map(({ text }) => text)).toEqual([marked]);
  });

  it.each([
    '11 marmo',
    '11 marzo',
    '11 marzo 1999',
    'novembre 1999',
    'qualità marmo 2026',
    'architettura marzo 1999',
  ])('suggests no other word for a right one: %s', async (q) => {
    expect(await rowsOf(`${SUGGESTIONS}?format=datatables&q=${encodeURIComponent(q)}`)).toEqual([]);
  });

  it('finds a family of words by each of them, and no strangers', async () => {
    for (const q of ['architettura', 'architetti', 'architettonico', 'architects', 'architectural'])
      expect(await titles(q)).toEqual(['Marble']);
    expect(await titles('produzione')).toEqual(['Fabbriche']);
    expect(await titles('designer')).toEqual(['Fabbriche']);
    expect(await titles('prodotto')).toEqual(['Prodotti']);
    expect(await titles('progetto')).toEqual(['Prodotti']);
  });
});
