import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DownloadServer, jpeg, original, startDownloadServer } from '../../../../test/downloads.ts';
import { addDocument, addPicture, addPressKit } from '../../../../test/media.ts';
import { readZip } from '../../../../test/zip.ts';
import type { RenditionFile } from '../../../content/assets/whole-file.ts';
import { pickExact, pickNearest } from './rules.ts';

describe('which file of a picture', () => {
  const file = (media_type: string, width: number, is_original = 0): RenditionFile => {
    return { media_type, width, is_original, height: 1, bytes: 1, sha256: `${media_type} ${width}` };
  };
  const FILES = [
    file('image/avif', 640),
    file('image/avif', 320),
    file('image/jpeg', 640),
    file('image/jpeg', 320),
    file('image/jpeg', 1280),
    file('image/tiff', 2000, 1),
  ];

  it.each([
    [{}, 'image/tiff 2000'],
    [{ width: 1000 }, 'image/jpeg 640'],
    [{ width: 9000 }, 'image/jpeg 1280'],
    [{ width: 100 }, 'image/jpeg 320'],
    [{ media_type: 'image/avif' }, 'image/avif 640'],
    [{ media_type: 'image/avif', width: 639 }, 'image/avif 320'],
    [{ media_type: 'image/webp', width: 700 }, 'image/jpeg 640'],
  ])('comes nearest to %j', (choice, expected) => {
    expect(pickNearest(FILES, choice)?.sha256).toBe(expected);
  });

  it('is whatever there is', () => {
    expect(pickNearest([file('image/webp', 640), file('image/webp', 320)], { width: 500 })?.width).toBe(320);
    expect(pickNearest([], {})).toBeNull();
    expect(pickExact([], {})).toBeNull();
    expect(pickExact(FILES, { width: 640 })?.sha256).toBe('image/jpeg 640');
  });
});

describe('a press kit as a ZIP', () => {
  let site: DownloadServer;
  let kit: number;
  let plain: number;

  beforeAll(async () => {
    site = await startDownloadServer();
    const { server, groupId, ids } = site;
    const sheet = (text: string) => addDocument(server, Buffer.from(text), { name: 'x.pdf' });
    const facts = { title_en: 'Fact sheet', title_it: 'Scheda' };
    const failed = await addDocument(server, Buffer.from('unread'), { state: 'failed' });
    const type = { kind: 'other', media_type: 'text/plain' } as const;
    plain = await addDocument(server, Buffer.from('what is in it'), { ...type, name: 'list.txt' });
    kit = await addPressKit(server, groupId, [
      { ...facts, asset_id: await sheet('facts'), language: 'en' },
      { ...facts, asset_id: await sheet('dati'), language: 'it' },
      { ...facts, asset_id: await sheet('more facts'), language: 'en' },
      { title_en: '', title_it: 'Mappa', asset_id: ids.hall, language: null },
      { title_en: 'Later', title_it: 'Dopo', asset_id: ids.later, language: null },
      { title_en: 'Preview', title_it: 'Anteprima', asset_id: ids.preview, language: null },
      { title_en: 'Failed', title_it: 'Rotto', asset_id: failed, language: null },
      { title_en: 'Contents', title_it: 'Contenuto', asset_id: plain, language: null },
    ]);
  });
  afterAll(() => site.server.close());

  it('holds every file under its title, and what they are in both languages', async () => {
    const files = await site.unzip({ press_kit: kit });
    const { 'contents.txt': english, 'contenuto.txt': italian, ...further } = files;
    const { 'missing-files.txt': _, 'file-mancanti.txt': __, ...others } = further;
    expect(Object.entries(others).map(([name, content]) => [name, String(content)])).toEqual([
      ['association_2026_fact-sheet_en.pdf', 'facts'],
      ['association_2026_scheda_it.pdf', 'dati'],
      ['association_2026_fact-sheet_en_2.pdf', 'more facts'],
      ['association_2026_mappa.jpg', 'hall in full'],
      ['association_2026_contents.txt', 'what is in it'],
    ]);
    expect(String(english)).toMatch(
      /^Fair kit\nAssociation, 2026\n\nFact sheet\n {2}association_2026_fact-sheet_en\.pdf \(English, 1 kB\)\n/,
    );
    expect(String(italian)).toContain('Mappa\n  association_2026_mappa.jpg (1 kB)\n');
  });

  it('holds what is of one language, or of both, where that is asked for', async () => {
    const files = Object.keys(await site.unzip({ press_kit: kit, language: 'it' }));
    expect(files).toContain('association_2026_scheda_it.pdf');
    expect(files).toContain('association_2026_mappa.jpg');
    expect(files).toContain('association_2026_contenuto.txt');
    expect(files.filter((name) => name.includes('_en'))).toEqual([]);
    const ticket = await site.getTicket({ press_kit: kit, language: 'it' });
    expect(ticket.name).toBe('association_2026_fair-kit_it.zip');
  });

  it('gives a document that is saved alone the name that it has in it', async () => {
    const italian = await site.getTicket({ asset: plain }, { ...site.alice, 'Accept-Language': 'it' });
    expect(italian.name).toBe('association_2026_contenuto.txt');
    expect((await site.getTicket({ asset: plain })).name).toBe('association_2026_contents.txt');
  });

  it('names in both languages what is not ready, and nothing that is kept back', async () => {
    const files = await site.unzip({ press_kit: kit });
    const [english, ...names] = String(files['missing-files.txt']).trim().split(/\n+/);
    expect(english).toBe('Not in this archive, because they are not ready:');
    // A picture under its own embargo is also among the files.
    expect(names).toHaveLength(2);
    expect(String(files['file-mancanti.txt'])).toMatch(
      /^Non sono in questo archivio, perché non ancora pronti:/,
    );
  });

  it('comes from the address of the kit, too, for who is admitted', async () => {
    const path = `/api/press_room/press_kit/${kit}/download/`;
    const { status, headers, bytes } = await site.fetchBytes(path, {
      ...site.alice,
      'Accept-Language': 'it',
    });
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('association_2026_cartella-della-fiera.zip'),
    ]);
    expect(Object.keys(await readZip(bytes))).toContain('contenuto.txt');
    const rest = await site.fetchBytes(path, { ...site.alice, Range: 'bytes=100-' });
    expect([rest.status, rest.bytes]).toEqual([206, bytes.subarray(100)]);
    expect((await site.server.call(path)).status).toBe(401);
    expect((await site.server.call(path, { headers: site.outsider })).status).toBe(403);
    for (const id of ['999', 'x', '0']) {
      const other = `/api/press_room/press_kit/${id}/download/`;
      expect((await site.server.call(other, { headers: site.alice })).status).toBe(404);
    }
  });
});

describe('everything of a release as a ZIP', () => {
  let site: DownloadServer;
  let ids: Record<string, number>;
  let paper: number;

  beforeAll(async () => {
    site = await startDownloadServer();
    const { server } = site;
    const text = (title: string) => ({ title, body: `<p>${title}, <b>the text</b></p>` });
    const base = { press_group: 'Association', date: '2026-11-20' };
    const contacts = [
      {
        name: { en: 'Ada', it: 'Ada' },
        role: { en: 'Press', it: 'Stampa' },
        email: 'ada@example.com',
        phone: '',
      },
    ];
    ids = (
      await server.load({
        press_releases: [
          { ...base, contacts, text: { en: text('New tiles'), it: text('Nuove piastrelle') } },
          { ...base, text: { en: text('Half'), it: { ...text('Metà'), status: 'draft' } } },
          { ...base, access: 'press', text: { it: text('Riservato') } },
          { ...base, embargo_until: '2026-12-01T00:00:00Z', text: { en: text('Later') } },
        ],
      })
    ).press_releases;
    const hero = await addPicture(server, { name: 'hero.jpg' }, [original('hero')]);
    const second = await addPicture(server, { name: 'second.jpg' }, [
      jpeg('second', 1280),
      jpeg('small', 320),
    ]);
    paper = await addDocument(server, Buffer.from('paper'), { name: 'Tabella.xlsx', kind: 'other' });
    const secret = await addDocument(server, Buffer.from('secret'), {
      embargo_until: '2026-12-01T00:00:00.000Z',
    });
    const press_release_id = ids['New tiles'] ?? 0;
    await server.database.change(async (trx) => {
      const release = trx.updateTable('press_release').where('id', '=', press_release_id);
      await release.set({ hero_asset_id: hero }).execute();
      const rows = [hero, second].map((asset_id, position) => ({ press_release_id, asset_id, position }));
      await trx.insertInto('press_release_picture').values(rows).execute();
      const papers = [paper, secret].map((asset_id, position) => ({ press_release_id, asset_id, position }));
      await trx.insertInto('press_release_attachment').values(papers).execute();
      const note = { at: '2026-11-21T09:00:00.000Z', note_it: 'Ora 12.', note_en: 'Twelve now.' };
      await trx
        .insertInto('press_release_correction')
        .values({ press_release_id, ...note })
        .execute();
    });
  });
  afterAll(() => site.server.close());

  it('has its text alone as a Word file or as plain text, in the language asked for', async () => {
    const press_release = ids['New tiles'] ?? 0;
    const plain = await site.getTicket({ press_release, form: 'txt', language: 'it' });
    expect(plain.name).toMatch(/nuove-piastrelle_it\.txt$/);
    const { bytes, headers } = await site.fetchBytes(plain.url);
    expect([bytes.length, headers.get('content-type')]).toEqual([plain.bytes, 'text/plain; charset=utf-8']);
    expect(String(bytes)).toContain('Nuove piastrelle, the text');
    const rest = await site.fetchBytes(plain.url, { Range: 'bytes=5-' });
    expect([rest.status, rest.bytes]).toEqual([206, bytes.subarray(5)]);
    const word = await site.getTicket({ press_release, form: 'docx' });
    expect(word.name).toMatch(/new-tiles_en\.docx$/);
    expect(Object.keys(await readZip((await site.fetchBytes(word.url)).bytes))).toContain(
      'word/document.xml',
    );
    const refused = await site.ask({ press_release, form: 'exe' }, {});
    expect(refused).toMatchObject({ status: 400, json: { form: [expect.any(String)] } });
    const reserved = { press_release: ids.Riservato, form: 'txt' };
    expect((await site.ask(reserved, {})).status).toBe(404);
    expect((await site.getTicket(reserved, site.alice)).name).toMatch(/riservato_it\.txt$/);
  });

  it('holds text in both languages, pictures with captions and attachments, for everybody where it is public', async () => {
    const { url, name } = await site.getTicket({ press_release: ids['New tiles'] }, {});
    expect(name).toBe('association_2026-11-20_new-tiles.zip');
    const files = await readZip((await site.fetchBytes(url)).bytes);
    expect(Object.keys(files)).toEqual([
      'association_2026-11-20_new-tiles_en.html',
      'association_2026-11-20_new-tiles_en.txt',
      'association_2026-11-20_new-tiles_en.docx',
      'association_2026-11-20_nuove-piastrelle_it.html',
      'association_2026-11-20_nuove-piastrelle_it.txt',
      'association_2026-11-20_nuove-piastrelle_it.docx',
      'pictures/captions.csv',
      'pictures/didascalie.csv',
      'pictures/ada-rossi_2026_hero.jpg',
      'pictures/ada-rossi_2026_second_1280px.jpg',
      'attachments/association_2026-11-20_tabella.pdf',
    ]);
    expect(String(files['association_2026-11-20_new-tiles_en.txt'])).toContain(
      'New tiles, the text\n\nAbout us\n\nPRESS CONTACTS\n\nAda\nPress',
    );
    expect(String(files['association_2026-11-20_nuove-piastrelle_it.html'])).toContain('<html lang="it">');
    expect(String(files['association_2026-11-20_new-tiles_en.txt'])).toContain(
      'Correction of 21 November 2026: Twelve now.',
    );
    expect(String(files['association_2026-11-20_nuove-piastrelle_it.txt'])).toContain(
      'Rettifica del 21 novembre 2026: Ora 12.',
    );
    expect(String(files['pictures/ada-rossi_2026_second_1280px.jpg'])).toBe('second');
    expect(String(files['pictures/captions.csv'])).toContain('ada-rossi_2026_hero.jpg,Una piastrella,');
  });

  it('gives a document that is saved alone the name that it has in it', async () => {
    expect((await site.getTicket({ asset: paper }, {})).name).toBe('association_2026-11-20_tabella.pdf');
  });

  it('holds only what is published', async () => {
    const names = Object.keys(await site.unzip({ press_release: ids.Half }));
    expect(names).toEqual([
      'association_2026-11-20_half_en.html',
      'association_2026-11-20_half_en.txt',
      'association_2026-11-20_half_en.docx',
    ]);
  });

  it('is named by what the reader may see, and unknown to who may not', async () => {
    expect((await site.getTicket({ press_release: ids.Riservato })).name).toBe(
      'association_2026-11-20_riservato.zip',
    );
    expect((await site.ask({ press_release: ids.Riservato }, {})).status).toBe(404);
    expect((await site.ask({ press_release: ids.Riservato }, site.outsider)).status).toBe(404);
    expect((await site.ask({ press_release: ids.Later })).status).toBe(404);
  });
});
