/** @module-tag engine */
import { markPassage } from '@press-room/contract/machine-passages';
import {
  type ReleaseTranslations,
  releaseTranslationPath,
  type TranslationProposal,
} from '@press-room/contract/translation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, type DeskRelease, startDesk } from '../../../../test/desk.ts';
import { post } from '../../../../test/requests.ts';
import { startTranslationServer, type TranslationServer } from '../../../../test/translation-server.ts';
import { addUnread } from './marks.ts';

describe('passages that nobody has read', () => {
  let desk: Desk;
  let theirs: TranslationServer;
  let word = 'Sette';

  beforeAll(async () => {
    theirs = await startTranslationServer(({ path, body }) =>
      path === '/v2/glossaries'
        ? { body: { glossaries: [], glossary_id: 'g', name: 'x', ready: false } }
        : { body: { translations: (body as { text: string[] }).text.map(() => ({ text: word })) } },
    );
    desk = await startDesk({
      TRANSLATION_PROVIDER: 'deepl',
      TRANSLATION_URL: theirs.url,
      TRANSLATION_KEY: 'key',
    });
  });
  afterAll(async () => {
    await desk.server.close();
    await theirs.close();
  });

  const propose = async ({ id, version }: DeskRelease): Promise<TranslationProposal> => {
    const body = { from: 'it', to: 'en', fields: ['title', 'abstract', 'body'] };
    const answer = await desk.server.call(releaseTranslationPath(id), post(body, desk.match(version)));
    expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
    return answer.json as TranslationProposal;
  };
  const look = async (id: number): Promise<ReleaseTranslations> =>
    (await desk.server.call(releaseTranslationPath(id), { headers: desk.officer }))
      .json as ReleaseTranslations;

  it('stay unread in a copy of a long text', async () => {
    const passages = Array.from({ length: 600 }, (_, at) => `Passage ${at}`);
    const original = await desk.draft();
    await addUnread(
      desk.server.database.db,
      original.id,
      passages.map((text) => ({ language: 'en', mark: markPassage('en', text) })),
    );
    const body = passages.map((text) => `<p>${text}</p>`).join('');
    const copy = await desk.draft({ text: { en: { title: 'Mine', body } } });
    expect((await look(copy.id)).unread).toHaveLength(600);
  });

  it('do not empty a text of which nothing came back', async () => {
    word = '<b>';
    const text = { it: { title: '', body: '<p>Mondo</p>' }, en: { title: '', body: '<p>Mine</p>' } };
    const release = await desk.draft({ text });
    const { text: proposed, left_out } = await propose(release);
    expect([proposed, left_out.map(({ reason }) => reason)]).toEqual([{}, ['form']]);
  });

  it('do not make unread what readers have', async () => {
    word = 'Sette';
    const text = { it: { title: 'Sette', body: '<p>Ciao</p>' }, en: { title: 'Sette', body: '<p>Mine</p>' } };
    let release = await desk.moved(await desk.draft({ text }), { to: 'published' });
    release = (await desk.change(release, { pending: { text: { en: { title: 'Hi' } } } }))
      .json as DeskRelease;
    await propose(release);
    expect((await desk.change(release, { pending: { text: { en: { title: 'Hey' } } } })).status).toBe(200);
  });
});
