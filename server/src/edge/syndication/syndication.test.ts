import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, type DeskRelease, startDesk } from '../../../test/desk.ts';
import { addDocument, addPicture, inBothForms } from '../../../test/media.ts';
import { expectNinjs, iptc } from '../../../test/standards/iptc.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await startDesk({ PUBLIC_URL: 'https://press.example.com' });
});
afterAll(() => desk.server.close());

const BODY = `<h2>Due</h2><p>Testo <strong>forte </strong><em>obliquo</em>, <a href="https://example.com/?a=1&amp;b=(2)">un link</a><br>2. riga * m<sup>2</sup></p>
<ul><li>Uno</li><li>Due<ol start="3"><li>Dentro</li></ol></li></ul><blockquote><p>Cito.</p></blockquote>
<table><tr><th>A</th><th>B</th></tr><tr><td>x|y</td></tr></table>`;

const MARKDOWN = `## Due

Testo **forte** _obliquo_, [un link](<https://example.com/?a=1&b=(2)>)\\
2\\. riga \\* m²

- Uno
- Due

  3. Dentro

> Cito.

| A | B |
| --- | --- |
| x\\|y |  |
`;

const call = (path: string, init?: RequestInit) => desk.server.call(path, init);

describe('a release as Markdown and as plain text', () => {
  const write = async (more: object = {}): Promise<DeskRelease> =>
    desk.moved(await desk.draft({ text: { it: { title: 'Due # forni <b>', body: BODY } }, ...more }), {
      to: 'published',
    });
  const addressOf = ({ id }: DeskRelease, extension: string): string =>
    `/it/comunicati/2026/due-forni-b-${id}.${extension}`;

  it('stands beside its page, says which page that is, and reads no text as a mark', async () => {
    const release = await write();
    const answer = await call(addressOf(release, 'md'));
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(answer.text).toMatch(/^# Due \\# forni \\<b\\>\n\nAssociation · 20 novembre 2026\n/);
    expect(answer.text).toContain(MARKDOWN);
    const page = `https://press.example.com/it/comunicati/2026/due-forni-b-${release.id}`;
    expect(answer.headers.get('Link')).toBe(`<${page}>; rel="canonical"`);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const plain = await call(addressOf(release, 'txt'));
    expect(plain.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(plain.text).toContain('un link (https://example.com/?a=1&b=(2))');
    const etag = answer.headers.get('ETag') ?? '';
    const known = await call(addressOf(release, 'md'), { headers: { 'If-None-Match': etag } });
    expect([known.status, known.text]).toEqual([304, '']);
  });

  it('moves with its title, and is gone in words once it is withdrawn', async () => {
    const release = await write();
    const moved = await call(`/it/comunicati/1999/altro-${release.id}.md`);
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, addressOf(release, 'md')]);
    await desk.moved(release, { to: 'archived' });
    const gone = await call(addressOf(release, 'md'));
    expect([gone.status, gone.json]).toEqual([410, expect.objectContaining({ code: 'withdrawn' })]);
    expect(gone.text).not.toContain('forni');
  });

  it('is nothing for what not everybody may see, to the second', async () => {
    const press = await write({ access: 'press' });
    const draft = await desk.draft();
    const held = await write({
      embargo_until: '2026-11-20T15:00:00.000Z',
      expires_at: '2026-11-20T16:00:00.000Z',
    });
    const statuses = async (instant: string): Promise<number[]> => {
      desk.server.clock.now = new Date(instant);
      const all = [press, held, draft].flatMap((each) => [addressOf(each, 'md'), addressOf(each, 'md')]);
      const found: number[] = [];
      for (const address of all) found.push((await call(address)).status);
      return found;
    };
    expect(await statuses('2026-11-20T14:59:59.999Z')).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await statuses('2026-11-20T15:00:00.000Z')).toEqual([404, 404, 200, 200, 404, 404]);
    expect(await statuses('2026-11-20T16:00:00.000Z')).toEqual([404, 404, 404, 404, 404, 404]);
    for (const path of [
      '/it/comunicati/2026/x-0.md',
      '/it/comunicati/2026/x-999999999.md',
      '/it/comunicati/26/x-1.md',
    ])
      expect((await call(path)).status).toBe(404);
  });
});

describe('a release as ninjs', () => {
  const read = async (id: number): Promise<object> => {
    const answer = await call(`/it/comunicati/2026/forni-${id}.ninjs.json`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    return answer.json as object;
  };
  const write = async (): Promise<DeskRelease> => {
    desk.server.clock.now = new Date('2026-11-20T10:00:00Z');
    const picture = await addPicture(desk.server, { rights_it: 'Solo editoriale', copyright: '© Ada' }, [
      ...inBothForms('small', 640),
    ]);
    const sheet = await addDocument(desk.server, Buffer.from('facts'), {});
    const draft = await desk.draft({
      text: { it: { title: 'Forni', abstract: 'In breve', body: BODY } },
      hero: picture,
      pictures: [picture],
      attachments: [sheet],
      sectors: [1],
    });
    return desk.moved(draft, { to: 'published' });
  };

  it('tells texts, files with their rights, and topics that newsrooms know', async () => {
    const { id } = await write();
    expect(await read(id)).toMatchObject({
      uri: `tag:press.example.com,2026:press-release:${id}:it`,
      type: 'text',
      pubstatus: 'usable',
      language: 'it',
      versioncreated: '2026-11-20T10:00:00.000Z',
      headlines: [{ role: 'main', value: 'Forni' }],
      subjects: [
        { uri: 'http://cv.iptc.org/newscodes/mediatopic/04000000', rel: 'about' },
        { name: 'Piastrelle', rel: 'about' },
      ],
      associations: [
        {
          type: 'picture',
          copyrightnotice: '© Ada',
          usageterms: 'Solo editoriale',
          renditions: [{ contenttype: 'image/jpeg', width: 640, height: 320, sizeinbytes: 5 }],
        },
      ],
      renditions: [{ contenttype: 'application/pdf', sizeinbytes: 5 }],
    });
  });

  it('is canceled once it is withdrawn, without a word of it', async () => {
    const release = await write();
    await desk.moved(release, { to: 'archived' });
    const canceled = await read(release.id);
    expect(canceled).toMatchObject({ pubstatus: 'canceled', versioncreated: '2026-11-20T10:00:00.000Z' });
    expect(JSON.stringify(canceled)).not.toContain('Forni');
    const english = await call(`/en/releases/2026/any-${release.id}.ninjs.json`);
    expect(english.json).toMatchObject({ pubstatus: 'canceled' });
    const press = await desk.moved(await desk.draft({ access: 'press' }), { to: 'published' });
    await desk.moved(press, { to: 'archived' });
    expect((await call(`/it/comunicati/2026/x-${press.id}.ninjs.json`)).status).toBe(404);
  });

  it('is newer than its cancellation once the withdrawal is taken back', async () => {
    const { now } = desk.server.clock;
    const release = await write();
    const withdrawn = await desk.moved(release, { to: 'archived' });
    desk.server.clock.now = new Date('2026-11-20T10:07:00Z');
    await desk.moved(withdrawn, { to: 'published' });
    desk.server.clock.now = now;
    expect(await read(release.id)).toMatchObject({
      pubstatus: 'usable',
      versioncreated: '2026-11-20T10:07:00.000Z',
    });
  });

  it.runIf(iptc.isThere)('is what IPTC’s schema wants', async () => {
    const release = await write();
    expectNinjs(await read(release.id));
    await desk.moved(release, { to: 'archived' });
    expectNinjs(await read(release.id));
  });
});
