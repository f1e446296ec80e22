import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, type DeskRelease, startDesk } from '../../../../test/desk.ts';
import { addDocument, addPicture, inBothForms } from '../../../../test/media.ts';
import { expectNewsml, expectNinjs, iptc } from '../../../../test/standards/iptc.ts';
import { attributesOf, parseXml, textsOf } from '../../../../test/standards/xml.ts';

const SITE = 'https://press.example.com';
const HOSTILE = 'Forni ]]> <b>&amp;\u0007 \u{1f9f1}';

let desk: Desk;
let picture: number;
let sectors: Record<string, number>;

beforeAll(async () => {
  desk = await startDesk({ PUBLIC_URL: SITE });
  ({ sectors } = await desk.server.load({
    sectors: [
      { name: { it: 'Design', en: 'Design' }, media_topic: '01000000' },
      { name: { it: 'Ricerca & <sviluppo>', en: 'Research' }, media_topic: '13000000' },
    ],
  }));
  picture = await addPicture(
    desk.server,
    {
      rights_it: 'Solo editoriale',
      copyright: '© Ada',
      rights_until: '2027-11-20T10:00:00.000Z',
      digital_source_type: 'digitalCapture',
    },
    [...inBothForms('small', 320), ...inBothForms('larger', 1280)],
  );
});
afterAll(() => desk.server.close());

async function read(path: string) {
  const answer = await desk.server.call(path);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    200,
    'application/vnd.iptc.g2.newsmessage+xml; charset=utf-8',
  ]);
  return answer.text;
}

async function write(more: object = {}): Promise<DeskRelease> {
  const sheet = await addDocument(desk.server, Buffer.from('facts'), {});
  const body = `<p>Corpo &amp; <br>riga\u000b</p><ul><li>Uno</ul><figure data-asset="${picture}"></figure><table><tr><td colspan=2>x`;
  const draft = await desk.draft({
    text: { it: { title: HOSTILE, subtitle: 'Sotto', abstract: 'In breve', body } },
    hero: picture,
    pictures: [picture],
    attachments: [sheet],
    sectors: Object.values(sectors),
    contacts: [
      {
        name: { it: 'Ada Rossi', en: 'Ada Rossi' },
        role: { it: 'Ufficio stampa', en: 'Press' },
        email: 'ada@example.com',
        phone: '',
      },
    ],
    ...more,
  });
  return desk.moved(draft, { to: 'published' });
}
const uriOf = ({ id }: DeskRelease, language = 'it'): string =>
  `tag:press.example.com,2026:press-release:${id}:${language}`;

describe('a release as NewsML-G2', () => {
  const addressOf = ({ id }: DeskRelease): string => `/it/comunicati/2026/forni-b-amp-${id}.newsml.xml`;

  it('is a message with the text and each picture as an item of its own', async () => {
    const release = await write();
    const root = parseXml(await read(addressOf(release)));
    expect(attributesOf(root, 'newsItem', 'guid')).toEqual([
      uriOf(release),
      `tag:press.example.com,2026:picture:${picture}:it`,
    ]);
    expect(attributesOf(root, 'pubStatus', 'qcode')).toEqual(['stat:usable', 'stat:usable']);
    expect(attributesOf(root, 'itemClass', 'qcode')).toEqual(['ninat:text', 'ninat:picture']);
    expect(attributesOf(root, 'subject', 'qcode')).toEqual([
      'medtop:01000000',
      'medtop:13000000',
      null,
      null,
    ]);
    const names = Array.from(root.getElementsByTagName('subject'), (subject) => textsOf(subject, 'name'));
    expect(names.slice(2)).toEqual([
      ['Design', 'Design'],
      ['Research', 'Ricerca & <sviluppo>'],
    ]);
    const [subject] = Array.from(root.getElementsByTagName('subject')).slice(3);
    expect(subject && attributesOf(subject, 'name', 'xml:lang')).toEqual(['en', 'it']);
    expect(textsOf(root, 'headline')).toEqual(['Forni ]]> <b>&amp;  \u{1f9f1}', 'Sotto']);
    expect(textsOf(root, 'email')).toEqual(['ada@example.com']);
    expect(attributesOf(root, 'link', 'contenttype')).toEqual([
      'text/html',
      'application/vnd.iptc.g2.newsitem+xml',
      'application/pdf',
    ]);
  });

  it('tells rights and files of a picture, and has it in its place in the text', async () => {
    const root = parseXml(await read(addressOf(await write())));
    expect([textsOf(root, 'copyrightNotice'), textsOf(root, 'usageTerms'), textsOf(root, 'expires')]).toEqual(
      [['© Ada'], ['Solo editoriale'], ['2027-11-20T10:00:00.000Z']],
    );
    expect(attributesOf(root, 'remoteContent', 'rendition')).toEqual(['rnd:preview', 'rnd:web']);
    expect(attributesOf(root, 'remoteContent', 'size')).toEqual(['5', '6']);
    expect(attributesOf(root, 'remoteContent', 'contenttype')).toEqual(['image/jpeg', 'image/jpeg']);
    for (const href of attributesOf(root, 'remoteContent', 'href')) expect(href).toMatch(/\.jpg$/);
    const [shown] = attributesOf(root, 'img', 'src');
    expect((await desk.server.call((shown ?? '').replace(SITE, ''))).text).toBe('larger');
  });

  it('is canceled once it is withdrawn, without a word of it', async () => {
    const release = await write();
    await desk.moved(release, { to: 'archived' });
    const xml = await read(addressOf(release));
    const root = parseXml(xml);
    expect(attributesOf(root, 'pubStatus', 'qcode')).toEqual(['stat:canceled']);
    expect(attributesOf(root, 'newsItem', 'guid')).toEqual([uriOf(release)]);
    expect(xml).not.toContain('Forni');
    const inEnglish = parseXml(await read(`/en/releases/2026/x-${release.id}.newsml.xml`));
    expect(attributesOf(inEnglish, 'newsItem', 'guid')).toEqual([uriOf(release)]);
  });

  it('is nothing for what not everybody may see', async () => {
    const press = await write({ access: 'press' });
    const held = await write({ embargo_until: '2026-11-20T15:00:00.000Z' });
    for (const { id } of [press, held, await desk.draft()])
      expect((await desk.server.call(`/it/comunicati/2026/x-${id}.newsml.xml`)).status).toBe(404);
    await desk.moved(press, { to: 'archived' });
    expect((await desk.server.call(addressOf(press))).status).toBe(404);
  });

  it.runIf(iptc.isThere)('is what IPTC’s schema wants, usable and canceled', async () => {
    const release = await write({ expires_at: '2026-12-20T15:00:00.000Z' });
    expectNewsml(await read(addressOf(release)));
    await desk.moved(release, {
      to: 'archived',
      withdrawal_note: { it: 'Dati errati', en: 'Wrong figures' },
    });
    expectNewsml(await read(addressOf(release)));
  });
});

describe('lists for newsrooms’ systems', () => {
  const readList = async (query = '') => {
    const ninjs = await desk.server.call(`/it/feed.ninjs.json${query}`);
    expect([ninjs.status, ninjs.headers.get('Content-Type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    const document = ninjs.json as { associations: { uri: string; pubstatus: string }[] };
    return { document, root: parseXml(await read(`/it/feed.newsml.xml${query}`)) };
  };

  it('bring what everybody may read in the order of the feeds, and nothing else', async () => {
    const { press_groups } = await desk.server.load({ press_groups: [{ name: 'Lists' }] });
    const group = press_groups.Lists;
    const query = `?group=${group}`;
    const [first, second] = [await write({ press_group: 'Lists' }), await write({ press_group: 'Lists' })];
    await write({ press_group: 'Lists', access: 'press' });
    await write({ press_group: 'Lists', embargo_until: '2026-11-20T15:00:00.000Z' });
    const gone = await write({ press_group: 'Lists' });
    const { document, root } = await readList(query);
    expect(document.associations.map(({ uri }) => uri)).toEqual(
      [gone, second, first].map((each) => uriOf(each)),
    );
    expect(attributesOf(root, 'itemRef', 'residref')).toEqual(
      [gone, second, first].map((each) => uriOf(each)),
    );
    // The picture that all of them show occurs once.
    expect(attributesOf(root, 'newsItem', 'guid')).toHaveLength(4);

    await desk.moved(gone, { to: 'archived' });
    const after = await readList(query);
    expect(after.document.associations.map(({ uri, pubstatus }) => [uri, pubstatus])).toEqual([
      [uriOf(gone), 'canceled'],
      [uriOf(second), 'usable'],
      [uriOf(first), 'usable'],
    ]);
    expect(attributesOf(after.root, 'newsItem', 'guid').at(-1)).toBe(uriOf(gone));
    expect((await readList(`${query}&year=2025`)).document.associations).toEqual([]);
    if (iptc.isThere) {
      expectNinjs(after.document);
      expectNewsml(await read(`/it/feed.newsml.xml${query}`));
      expectNewsml(await read(`/it/feed.newsml.xml${query}&year=1999`));
    }
    desk.server.clock.now = new Date('2026-11-28T10:00:00Z');
    await desk.server.load({ press_groups: [{ name: 'Another' }] });
    const weekLater = await readList(query);
    expect(weekLater.document.associations.map(({ pubstatus }) => pubstatus)).not.toContain('canceled');
    desk.server.clock.now = new Date('2026-11-20T10:00:00Z');
  });

  it('refuse what the list of releases refuses', async () => {
    for (const query of ['?group=x', '?year=soon', '?company=999999999'])
      expect((await desk.server.call(`/it/feed.newsml.xml${query}`)).status).toBeGreaterThanOrEqual(400);
  });
});
