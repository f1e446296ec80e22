/** @module-tag engine */
import type { PressRelease } from '@press-room/contract/press-releases';
import type { ReleaseCheck } from '@press-room/contract/release-editor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile } from '../../../../test/assets.ts';
import { type Library, startLibrary } from '../../../../test/library.ts';
import { twoHalves } from '../../../../test/pictures.ts';
import { patch, post } from '../../../../test/requests.ts';

const DESK = '/api/office/press_release/';

interface Row {
  id: number;
  version: number;
}

const box = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const VIDEO = Buffer.concat([
  box('ftyp', Buffer.from('isom\0\0\u0002\0isommp42', 'latin1')),
  box('mdat', Buffer.from('twelve bytes')),
]);
const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nBuongiorno\n');

describe('a video that stands in a text', () => {
  let library: Library;
  let poster: number;
  let video: number;
  let captions: number;
  let body: string;
  let release: Row;

  const write = async (path: string, init: RequestInit): Promise<Row> => {
    const answer = await library.server.call(path, init);
    expect([answer.status, answer.json]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
    return answer.json as Row;
  };
  const match = () => ({ ...library.officer, 'If-Match': `"${release.version}"` });
  const change = async (sent: object): Promise<void> => {
    release = await write(`${DESK}${release.id}/`, patch(sent, match()));
  };
  const move = async (sent: object): Promise<void> => {
    release = await write(`${DESK}${release.id}/transition/`, post(sent, match()));
  };
  const create = async (text: object): Promise<void> => {
    release = await write(DESK, post({ press_group: 'Association', text }, library.officer));
  };
  const read = async (language = 'it') =>
    (
      await library.server.call(`/api/press_room/press_release/${release.id}/`, {
        headers: { 'Accept-Language': language },
      })
    ).json as PressRelease;
  const attached = async (): Promise<number[]> => (await read()).attachments.map(({ id }) => id);

  beforeAll(async () => {
    library = await startLibrary({ PUBLIC_URL: 'https://press.example.com' });
    const { server } = library;
    poster = await addFile(server, await twoHalves(400).jpeg().toBuffer(), { name: 'kiln.jpg' });
    video = await addFile(server, VIDEO, { name: 'kiln.mp4' });
    captions = await addFile(server, CAPTIONS, { name: 'kiln_it.vtt' });
    await server.work();
    body = `<p>a</p><figure data-asset="${poster}" data-video="${video}" data-captions="it:${captions}"></figure>`;
  });
  afterAll(() => library.server.close());

  it('is stored with poster and captions, and with nothing else', async () => {
    const figure = (rest: string) => `<figure data-asset="${poster}"${rest}>x</figure>`;
    const sent = [
      figure(` data-video="${video}" data-captions="it:${captions} de:3 en:x" onplay="y()"`),
      figure(' data-video="x"'),
      `<figure data-video="${video}">y</figure><video src="https://example.com/a.mp4"></video>`,
    ].join('');
    await create({ it: { title: 'Il forno', body: sent } });
    const answer = await library.server.call(`${DESK}${release.id}/`, { headers: library.officer });
    expect(answer.json).toMatchObject({
      text: {
        it: {
          body: `${figure(` data-video="${video}" data-captions="it:${captions}"`)}${figure('')}y`,
        },
      },
      attachments: [video, captions],
      pictures: [poster],
    });
  });

  it('is refused where the library has no such file', async () => {
    const text = { it: { title: 'x', body: body.replace(`it:${captions}`, 'it:99999') } };
    const answer = await library.server.call(
      DESK,
      post({ press_group: 'Association', text }, library.officer),
    );
    expect(answer).toMatchObject({ status: 400, json: { attachments: [expect.stringContaining('99999')] } });
  });

  it('brings no other file of the library along, in whatever text its number is', async () => {
    const paper = await addFile(library.server, Buffer.from('Not to be published'), { name: 'paper.txt' });
    const wrong = [
      body.replace(`data-video="${video}"`, `data-video="${paper}"`),
      body.replace(`it:${captions}`, `it:${paper}`),
    ];
    const refused = { status: 400, json: { attachments: [expect.stringContaining(`number ${paper} `)] } };
    const pending = (text: string) => ({ pending: { text: { it: { body: text } } } });
    for (const text of wrong) {
      const it = { title: 'x', body: text };
      const draft = { press_group: 'Association', text: { it } };
      expect(await library.server.call(DESK, post(draft, library.officer))).toMatchObject(refused);
      const template = { press_group: 'Association', name: 'x', text: { it } };
      const saved = await library.server.call(
        '/api/office/press_release_template/',
        post(template, library.officer),
      );
      expect(saved).toMatchObject(refused);
      await create({ it: { title: 'Il forno', body: '<p>a</p>' } });
      const path = `${DESK}${release.id}/`;
      expect(await library.server.call(path, patch({ text: { it } }, match()))).toMatchObject(refused);
      await move({ to: 'published', languages: ['it'] });
      expect(await library.server.call(path, patch(pending(text), match()))).toMatchObject(refused);
    }
  });

  it('appears with the text that shows it, and its files with it', async () => {
    await create({ it: { title: 'Il forno', body: '<p>a</p>' }, en: { title: 'The kiln', body } });
    await move({ to: 'published', languages: ['it'] });
    expect([await attached(), (await read()).pictures]).toEqual([[], []]);
    const keys = (
      await library.server.database.db.selectFrom('asset').select(['id', 'sha256']).execute()
    ).map(({ id, sha256 }) => ({ id, url: `/media/${sha256}/x` }));
    const statusOf = async (asset: number) =>
      (await library.server.call(keys.find(({ id }) => id === asset)?.url ?? '')).status;
    expect([await statusOf(video), await statusOf(captions)]).toEqual([404, 404]);
    await move({ to: 'published', languages: ['en'] });
    expect(await attached()).toEqual([video, captions]);
    const [film, words] = (await read('en')).attachments;
    expect([film?.media_type, words?.media_type]).toEqual(['video/mp4', 'text/vtt']);
    const part = await library.server.call(film?.url ?? '', { headers: { Range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 0-3/${VIDEO.length}`]);
    expect((await library.server.call(words?.url ?? '')).headers.get('Content-Type')).toMatch(/^text\/vtt/);
    await move({ to: 'archived', withdrawal_note: { it: 'Errore', en: 'Mistake' } });
    expect([await statusOf(video), await statusOf(captions)]).toEqual([404, 404]);
  });

  it('is played by officers before any text shows it', async () => {
    const { video_url } = await library.get(video);
    const part = await library.server.call(video_url ?? '', { headers: { Range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('Content-Type')]).toEqual([206, 'video/mp4']);
    const [path = ''] = (video_url ?? '').split('?');
    expect((await library.server.call(path)).status).toBe(404);
    expect((await library.get(poster)).video_url).toBeNull();
    expect((await library.get(captions)).video_url).toBeNull();
  });

  it('is not deleted, and says where it stands', async () => {
    const { version } = await library.get(video);
    const headers = { ...library.officer, 'If-Match': `"${version}"` };
    const answer = await library.server.call(library.path(video), { method: 'DELETE', headers });
    expect(answer).toMatchObject({ status: 409 });
    expect((answer.json as { places: { role: string }[] }).places.map(({ role }) => role)).toContain('text');
  });

  it('without captions in the language of its text is warned of', async () => {
    await create({ it: { title: 'Il forno', body }, en: { title: 'The kiln', body } });
    const answer = await library.server.call(
      `${DESK}${release.id}/check/`,
      post({ to: 'published', languages: ['it', 'en'] }, library.officer),
    );
    const found = (answer.json as ReleaseCheck).problems.filter(({ code }) => code === 'captions_missing');
    expect(found).toMatchObject([{ severity: 'warning', language: 'en', file: { id: video } }]);
  });

  it('is a link in feeds and documents, and waits with changes that are pending', async () => {
    await create({ it: { title: 'La pressa', body: '<p>a</p>' } });
    await move({ to: 'published', languages: ['it'] });
    await change({ pending: { text: { it: { body } } } });
    expect([await attached(), (await read()).body]).toEqual([[], '<p>a</p>']);
    await change({ show_pending: true });
    expect(await attached()).toEqual([video, captions]);
    const { call } = library.server;
    const { url = '' } = (await read()).attachments[0] ?? {};
    const feed = JSON.parse((await call('/it/feed.json')).text) as { items: { content_html: string }[] };
    expect(feed.items.map(({ content_html }) => content_html).join('')).toContain(
      `<figure><a href="https://press.example.com${url}"><img src=`,
    );
    const page = `https://press.example.com/#/press-release/${release.id}`;
    const text = await call(`/api/press_room/download/`, post({ press_release: release.id, form: 'txt' }));
    const { url: address } = text.json as { url: string };
    expect((await call(address)).text).toContain(`Video (${page})`);
    const address2 = (await read()).address ?? '';
    expect((await call(`${new URL(address2).pathname}.md`)).text).toContain(
      '[Video](<https://press.example.com',
    );
  });

  it('is offered among videos, and captions among captions', async () => {
    const idsOf = async (part: string) => (await library.list(`&part=${part}`)).map(({ id }) => id);
    expect([await idsOf('video'), await idsOf('captions')]).toEqual([[video], [captions]]);
    const wrong = await addFile(library.server, Buffer.from('1\n00:00 --> 00:01\nx'), { name: 'wrong.vtt' });
    const latin = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nPerch\xe9\n', 'latin1');
    const other = await addFile(library.server, latin, { name: 'latin.vtt' });
    expect([(await library.get(wrong)).media_type, (await library.get(other)).media_type]).toEqual([
      'text/plain',
      'text/plain',
    ]);
  });
});
