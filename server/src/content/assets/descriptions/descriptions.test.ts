import { assetDescriptionPath } from '@press-room/contract/asset-descriptions';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../../test/desk.ts';
import { textWith } from '../../../../test/matchers.ts';
import { addPicture } from '../../../../test/media.ts';
import { patch, post } from '../../../../test/requests.ts';
import {
  type Answered,
  startTranslationServer,
  type TranslationServer,
} from '../../../../test/translation-server.ts';

const WORDS = {
  alt: { it: 'Una lastra <b>grigia</b>', en: 'x'.repeat(5000) },
  caption: { it: 'La lastra\nin fiera.', en: 'The slab at the fair.' },
};
const say = (content: object): Answered => ({
  body: { choices: [{ finish_reason: 'stop', message: { content: JSON.stringify(content) } }] },
});

describe('descriptions of pictures that a machine proposes', () => {
  let desk: Desk;
  let theirs: TranslationServer;
  let photo: number;

  beforeAll(async () => {
    theirs = await startTranslationServer(() => say(WORDS));
    desk = await startDesk({
      TRANSLATION_PROVIDER: 'openai',
      TRANSLATION_URL: `${theirs.url}/v1`,
      TRANSLATION_MODEL: 'eyes',
      TRANSLATION_VISION: 'on',
      TRANSLATION_CHARACTERS: '3000',
    });
    const bytes = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#a33' } })
      .withExif({ IFD0: { Artist: 'Secret Credit' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Secret Credit')).toBe(true);
    const files = [{ media_type: 'image/jpeg', width: 640, bytes }];
    photo = await addPicture(desk.server, { caption_it: 'Lo stand' }, files);
  });
  afterAll(async () => {
    await desk.server.close();
    await theirs.close();
  });
  beforeEach(() => theirs.answerWith(() => say(WORDS)));

  const versionOf = async (id: number): Promise<number> => {
    const { json } = await desk.server.call(`/api/office/asset/${id}/`, { headers: desk.officer });
    return (json as { version: number }).version;
  };
  const ask = async (id = photo, headers = desk.officer) =>
    desk.server.call(assetDescriptionPath(id), post({}, desk.match(await versionOf(id), headers)));

  it('are answered as text in both languages, for a small picture without metadata, and written nowhere', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({
      status: 200,
      json: {
        alt: { it: 'Una lastra <b>grigia</b>', en: '' },
        caption: { it: 'La lastra in fiera.', en: 'The slab at the fair.' },
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const sent = JSON.stringify(theirs.asked.at(-1)?.body);
    const [, base64 = ''] = /data:image\/jpeg;base64,([^"\\]+)/.exec(sent) ?? [];
    const jpeg = Buffer.from(base64, 'base64');
    expect(jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(jpeg.includes('Secret Credit')).toBe(false);
    expect(sent).toContain('Lo stand');
    const { json } = await desk.server.call(`/api/office/asset/${photo}/`, { headers: desk.officer });
    expect(json).toMatchObject({ caption: { it: 'Lo stand', en: 'A tile' } });
  });

  it('are refused from an older version, for what is no picture, and to who may not write', async () => {
    const sent = theirs.asked.length;
    expect((await desk.server.call(assetDescriptionPath(photo), post({}, desk.officer))).status).toBe(428);
    expect((await desk.server.call(assetDescriptionPath(photo), post({}, desk.match(99)))).status).toBe(412);
    expect((await ask(desk.files.sheet)).status).toBe(409);
    expect((await desk.server.call(assetDescriptionPath(999_999), post({}, desk.match(1)))).status).toBe(404);
    for (const email of ['reader@example.com', 'company@example.com', 'agent@example.com'])
      expect((await ask(photo, await desk.server.signedIn(email))).status).toBe(403);
    expect(theirs.asked).toHaveLength(sent);
  });

  it('count for the day, and say what the provider answered', async () => {
    const look = async () =>
      (await desk.server.call(assetDescriptionPath(photo), { headers: desk.officer })).json;
    expect(await look()).toMatchObject({ offer: { host: theirs.host, left: 2000, cost: null } });
    theirs.answerWith(() => ({ status: 401, body: { error: {} } }));
    expect(await ask()).toMatchObject({
      status: 503,
      json: { detail: textWith(theirs.host) },
    });
    expect(await look()).toMatchObject({ offer: { left: 2000 } });
    // It was sent to the provider, whatever the answer.
    const entries = desk.server.database.db
      .selectFrom('audit_entry')
      .where('action', '=', 'describe_picture');
    expect(await entries.select('id').execute()).toHaveLength(2);
    theirs.answerWith(() => say({ alt: 'no' }));
    expect((await ask()).status).toBe(503);
    theirs.answerWith(() => say(WORDS));
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    const changed = patch({ caption: { en: 'Stand' } }, desk.match(await versionOf(photo)));
    expect((await desk.server.call(`/api/office/asset/${photo}/`, changed)).status).toBe(200);
  });
});
