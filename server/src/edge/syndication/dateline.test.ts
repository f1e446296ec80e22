/** @module-tag engine */
import { withDateline } from '@press-room/contract/dateline';
import { RELEASE_TEXT_FIELDS } from '@press-room/contract/release-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, READING, startDesk } from '../../../test/desk.ts';
import { post } from '../../../test/requests.ts';
import { expectNewsml, expectNinjs, iptc } from '../../../test/standards/iptc.ts';
import { readZip } from '../../../test/zip.ts';
import { renderReleaseDocx } from '../downloads/release-texts/docx.ts';

const TEXT = { title: 'Forni', abstract: 'In breve', dateline: 'Fiorano & Maranello', body: '<p>Caldo.</p>' };

describe('the dateline of a release', () => {
  let desk: Desk;
  let release: DeskRelease;

  beforeAll(async () => {
    desk = await startDesk({ PUBLIC_URL: 'https://press.example.com' });
    release = await desk.moved(await desk.draft({ text: { it: TEXT } }), { to: 'published' });
  });
  afterAll(() => desk.server.close());

  const read = async (path: string): Promise<string> => {
    const { status, text } = await desk.server.call(path);
    expect([path, status]).toEqual([path, 200]);
    return text;
  };
  const page = (extension: string): string => `/it/comunicati/2026/forni-${release.id}${extension}`;

  it('is a field of its own, which search finds', async () => {
    expect((await desk.read(release)).json).toMatchObject({ dateline: TEXT.dateline, body: TEXT.body });
    expect((await desk.server.call(`${READING}?q=maranello`)).json).toMatchObject({ count: 1 });
  });

  it('stands before the first paragraph of every format, and where programs look for the place', async () => {
    const place = '<strong>Fiorano &amp; Maranello</strong> – Caldo.';
    expect(await read(page('.txt'))).toContain('\n\nFiorano & Maranello – Caldo.\n');
    expect(await read(page('.md'))).toContain('**Fiorano \\& Maranello** – Caldo.');
    expect(await read('/it/feed.rss')).toMatch(/Fiorano &#38;amp; Maranello&#60;\/strong&#62; – Caldo\./);
    expect(await read('/it/feed.atom')).toMatch(/Fiorano &#38;amp; Maranello&#60;\/strong&#62; – Caldo\./);
    const ninjs = JSON.parse(await read(page('.ninjs.json'))) as {
      located: string;
      bodies: { value: string }[];
    };
    expect(ninjs).toMatchObject({ located: TEXT.dateline });
    expect(ninjs.bodies[0]?.value).toContain(place);
    const newsml = await read(page('.newsml.xml'));
    expect(newsml).toContain('<located><name>Fiorano &#38; Maranello</name></located>');
    expect(newsml).toContain('<dateline>Fiorano &#38; Maranello</dateline>');
    expect(newsml).toContain(place);
  });

  it.skipIf(!iptc.isThere)('keeps to the standards', async () => {
    expectNinjs(JSON.parse(await read(page('.ninjs.json'))));
    expectNewsml(await read(page('.newsml.xml')));
  });

  it('is kept by versions, pending changes and templates', async () => {
    const versions = await desk.server.call(`${DESK}${release.id}/version/1/`, { headers: desk.officer });
    expect(versions.json).toMatchObject({ document: { text: { it: { dateline: TEXT.dateline } } } });
    const { json } = await desk.change(release, { pending: { text: { it: { dateline: 'Modena' } } } });
    expect(json).toMatchObject({
      text: { it: { dateline: TEXT.dateline } },
      pending: { changes: { text: { it: { dateline: 'Modena' } } } },
    });
    const form = { press_group: 'Association', name: 'Forni', from: release.id, text: { it: TEXT } };
    const template = await desk.server.call('/api/office/press_release_template/', post(form, desk.officer));
    expect(template.json).toMatchObject({ text: { it: { dateline: TEXT.dateline } } });
    const { id } = template.json as { id: number };
    const begun = await desk.draft({ template: id, text: { it: { title: 'Altro' } } });
    expect(begun.text.it).toMatchObject({ dateline: TEXT.dateline });
  });

  it('is in the Word document', async () => {
    const about = {
      language: 'it',
      issuer: 'A',
      date: '2026-11-20',
      boilerplate: '',
      corrections: [],
      contacts: [],
    } as const;
    const word = await renderReleaseDocx({ ...about, subtitle: '', ...TEXT });
    const document = (await readZip(word))['word/document.xml']?.toString() ?? '';
    expect(document.replace(/<[^>]+>/g, '')).toContain('Fiorano &amp; Maranello – Caldo.');
  });

  it('is one line of at most a hundred characters', async () => {
    const refused = await desk.create({
      press_group: 'Association',
      text: { it: { title: 'X', dateline: 'x'.repeat(101) } },
    });
    expect([refused.status, refused.json]).toEqual([400, { 'text.it.dateline': [expect.any(String)] }]);
  });
});

describe('a text with its dateline', () => {
  it('has a paragraph of its own where the text does not begin with one', () => {
    expect(withDateline('<h2>Uno</h2>', 'Modena')).toBe('<p><strong>Modena</strong></p><h2>Uno</h2>');
    expect(withDateline('<p>Uno</p>', '')).toBe('<p>Uno</p>');
    expect(withDateline('<p lang="it" dir="ltr">Uno</p>', 'Modena')).toBe(
      '<p lang="it" dir="ltr"><strong>Modena</strong> – Uno</p>',
    );
    expect(withDateline('<pre>Uno</pre>', 'Modena')).toBe('<p><strong>Modena</strong></p><pre>Uno</pre>');
    expect(withDateline('<p>Uno</p>', '$& <i>')).toBe('<p><strong>$&amp; &lt;i&gt;</strong> – Uno</p>');
  });

  it('is read in the order of the list', () => {
    expect(RELEASE_TEXT_FIELDS.indexOf('dateline')).toBe(RELEASE_TEXT_FIELDS.indexOf('body') - 1);
  });
});
