/** @module-tag engine */
import { markPassage } from '@press-room/contract/machine-passages';
import {
  type ReleaseTranslations,
  releaseTranslationPath,
  releaseTranslationReadPath,
  type TranslationProposal,
} from '@press-room/contract/translation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESK, type Desk, type DeskRelease, type Headers, startDesk } from '../../../../test/desk.ts';
import { anyText, listWith, objectWith, textWith } from '../../../../test/matchers.ts';
import { post } from '../../../../test/requests.ts';
import {
  type Answered,
  type Asked,
  startTranslationServer,
  type TranslationServer,
} from '../../../../test/translation-server.ts';

const WORDS: Record<string, string> = {
  Ciao: 'Hello',
  Mondo: 'World',
  'Le nuove lastre di <keep>Alfa Ceramiche</keep>': 'The new slabs by <keep>Alfa Ceramiche</keep>',
  'Parla <t1>Ada</t1>': 'Says <t1>Ada</t1>',
};
const translate = ({ body, path }: Asked): Answered =>
  path === '/v2/glossaries'
    ? { body: { glossaries: [], glossary_id: 'g', name: 'x', ready: false } }
    : {
        body: {
          translations: (body as { text: string[] }).text.map((text) => ({
            text: WORDS[text] ?? `${text}!`,
          })),
        },
      };

describe('translations that a machine proposes', () => {
  let desk: Desk;
  let theirs: TranslationServer;

  beforeAll(async () => {
    theirs = await startTranslationServer(translate);
    desk = await startDesk({
      TRANSLATION_PROVIDER: 'deepl',
      TRANSLATION_URL: theirs.url,
      TRANSLATION_KEY: 'key',
      TRANSLATION_COST: '20 EUR',
      TRANSLATION_CHARACTERS: '5000',
      TRANSLATION_SECONDS: '1',
    });
    await desk.server.load({ companies: [{ business_name: 'Alfa Ceramiche', brands: ['Alfabrand'] }] });
  });
  afterAll(async () => {
    await desk.server.close();
    await theirs.close();
  });
  beforeEach(() => theirs.answerWith(translate));

  const italian = (it: object = {}) => desk.draft({ text: { it: { title: 'Ciao', ...it } } });
  const ask = (
    { id, version }: Pick<DeskRelease, 'id' | 'version'>,
    body: object = { from: 'it', to: 'en', fields: ['title', 'abstract', 'body'] },
    headers: Headers = desk.match(version),
  ) => desk.server.call(releaseTranslationPath(id), post(body, headers));
  const propose = async (release: DeskRelease): Promise<TranslationProposal> => {
    const answer = await ask(release);
    expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
    return answer.json as TranslationProposal;
  };
  const look = async (id: number): Promise<ReleaseTranslations> =>
    (await desk.server.call(releaseTranslationPath(id), { headers: desk.officer }))
      .json as ReleaseTranslations;
  const taken = async (release: DeskRelease, { text }: TranslationProposal): Promise<DeskRelease> =>
    (await desk.change(release, { text: { en: text } })).json as DeskRelease;

  it('are answered by field and passage, with names as they are and formatting whole, and written nowhere', async () => {
    const body = '<h2>Mondo</h2><p>Le nuove lastre di Alfa Ceramiche</p><ul><li>Parla <em>Ada</em></li></ul>';
    const release = await italian({ abstract: 'Ciao\nMondo', body });
    const answer = await ask(release);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.json).toMatchObject({
      text: {
        title: 'Hello',
        abstract: 'Hello\nWorld',
        body: '<h2>World</h2><p>The new slabs by Alfa Ceramiche</p><ul><li>Says <em>Ada</em></li></ul>',
      },
      checks: [],
      left_out: [],
      characters: 60,
    });
    const now = await desk.server.call(`${DESK}${release.id}/`, { headers: desk.officer });
    expect(now.json).toMatchObject({ version: release.version });
    expect((now.json as DeskRelease).text.en).toBeUndefined();
    expect(await look(release.id)).toMatchObject({
      offer: { host: theirs.host, cost: { amount: 20, currency: 'EUR' }, sees_pictures: false },
      unread: listWith({ language: 'en', mark: markPassage('en', 'Hello') }),
    });
  });

  it('say where a name or a word of the trade is not what it was', async () => {
    theirs.answerWith((question) =>
      question.path === '/v2/glossaries'
        ? translate(question)
        : { body: { translations: [{ text: 'The new plates by Alpha Ceramics' }] } },
    );
    const release = await italian({ title: '', body: '<p>Le nuove lastre di Alfa Ceramiche</p>' });
    const { checks } = await propose(release);
    expect(checks.map(({ code }) => code)).toEqual(['name', 'term']);
    expect(checks[0]?.value).toBe('Alfa Ceramiche');
    expect(checks[1]?.value).toContain('lastra = slab');
  });

  it('leave out what came back in another form, and what is far too long', async () => {
    theirs.answerWith((question) =>
      question.path === '/v2/glossaries'
        ? translate(question)
        : {
            body: {
              translations: [
                { text: 'Hello <a href="https://evil.example">x</a>' },
                { text: 'x'.repeat(900) },
                { text: 'Fine' },
              ],
            },
          },
    );
    const release = await italian({ body: '<p>Mondo</p><p>Uno</p>' });
    expect(await propose(release)).toMatchObject({
      text: { body: '<p></p><p>Fine</p>' },
      left_out: [
        { field: 'title', text: 'Ciao', reason: 'form' },
        { field: 'body', text: 'Mondo', reason: 'length' },
      ],
    });
  });

  it('are not published before somebody has read each passage, or changed it', async () => {
    let release = await italian({ body: '<p>Mondo</p><p>Uno</p>' });
    release = await taken(release, await propose(release));
    expect(await desk.move(release, { to: 'published' })).toMatchObject({ status: 409 });
    const check = await desk.server.call(
      `${DESK}${release.id}/check/`,
      post({ to: 'published' }, desk.officer),
    );
    expect(check.json).toMatchObject({
      after: null,
      problems: listWith(
        objectWith({ code: 'machine_unread', language: 'en', value: '3', severity: 'error' }),
      ),
    });
    const later = { to: 'scheduled', publish_at: '2026-11-20T12:00:00+01:00' };
    expect(await desk.move(release, later)).toMatchObject({ status: 409 });
    // The Italian text alone can be published.
    release = await desk.moved(release, { to: 'published', languages: ['it'] });
    const marks = [markPassage('en', 'Hello'), markPassage('en', 'World')];
    const read = await desk.server.call(
      releaseTranslationReadPath(release.id),
      post({ language: 'en', marks }, desk.officer),
    );
    expect(read.json).toEqual({ unread: [{ language: 'en', mark: markPassage('en', 'Uno!') }] });
    const both = { to: 'published', languages: ['en'] };
    expect(await desk.move(release, both)).toMatchObject({ status: 409 });
    const en = { title: 'Hello', body: '<p>World</p><p>One</p>' };
    release = (await desk.change(release, { text: { en } })).json as DeskRelease;
    expect((await desk.moved(release, both)).text.en?.status).toBe('published');
  });

  it('stay unread in a copy, and are not in a text that somebody wrote', async () => {
    const long = '<p>Una frase che nessuno scrive due volte</p>';
    let release = await italian({ body: long });
    const proposal = await propose(release);
    release = await taken(release, proposal);
    const copy = await desk.draft({ text: { en: { title: 'Mine', body: proposal.text.body } } });
    expect(await desk.move(copy, { to: 'published' })).toMatchObject({ status: 409 });
    const own = await desk.draft({ text: { it: { title: 'Ciao' }, en: { title: 'Hello you' } } });
    await propose(own);
    expect((await desk.move(own, { to: 'published' })).status).toBe(200);
  });

  it('do not reach readers through what is changed of a published release', async () => {
    const text = { it: { title: 'Ciao', body: '<p>Ciao</p>' }, en: { title: 'Mine', body: '<p>Mine</p>' } };
    const release = await desk.moved(await desk.draft({ text }), { to: 'published' });
    const proposal = await propose(release);
    const en = { title: 'Mine', body: proposal.text.body };
    expect(await desk.change(release, { text: { en } })).toMatchObject({ status: 409 });
    const pending = (await desk.change(release, { pending: { text: { en } } })).json as DeskRelease;
    expect(await desk.change(pending, { show_pending: true })).toMatchObject({ status: 409 });
  });

  it('are noted with their number of characters, never with the text, whatever comes back', async () => {
    const release = await italian({ body: '<p>Parola segretissima</p>' });
    await propose(release);
    const entriesOf = (id: number) =>
      desk.server.database.db
        .selectFrom('audit_entry')
        .selectAll()
        .where('subject', '=', `press_release:${id}`)
        .where('action', '=', 'translate')
        .execute();
    const entries = await entriesOf(release.id);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.fields).toContain('characters: 23');
    expect(JSON.stringify(entries)).not.toContain('segretissima');
    theirs.answerWith(() => ({ status: 456, body: {} }));
    expect((await ask(release)).status).toBe(503);
    expect((await entriesOf(release.id)).length).toBe(2);
  });

  it.each([
    ['one language', { from: 'it', to: 'it', fields: ['title'] }, { to: [expect.any(String)] }],
    ['no fields', { from: 'it', to: 'en', fields: [] }, { fields: [expect.any(String)] }],
    ['another language', { from: 'it', to: 'de', fields: ['title'] }, { to: [expect.any(String)] }],
    ['a text of their own', { from: 'it', to: 'en', text: 'x' }, { fields: [expect.any(String)] }],
    ['nothing to translate', { from: 'en', to: 'it', fields: ['title'] }, { detail: anyText }],
  ])('are refused for %s', async (_what, body, json) => {
    expect(await ask(await italian(), body)).toMatchObject({ status: 400, json });
  });

  it('are refused from an older version, without one, and to who may not write', async () => {
    const release = await italian();
    await desk.change(release, { text: { it: { title: 'Mondo' } } });
    const body = { from: 'it', to: 'en', fields: ['title'] };
    expect((await ask(release, body)).status).toBe(412);
    expect((await ask(release, body, desk.officer)).status).toBe(428);
    const sent = theirs.asked.length;
    for (const email of [
      'reader@example.com',
      'outsider@example.com',
      'company@example.com',
      'agent@example.com',
    ]) {
      const headers = desk.match(2, await desk.server.signedIn(email));
      expect((await ask(release, body, headers)).status).toBe(403);
      const marks = post({ language: 'en', marks: ['x'] }, headers);
      expect((await desk.server.call(releaseTranslationReadPath(release.id), marks)).status).toBe(403);
    }
    expect((await ask(release, body, { 'If-Match': '"2"' })).status).toBe(401);
    expect((await ask({ id: 999_999, version: 1 }, body)).status).toBe(404);
    expect(theirs.asked).toHaveLength(sent);
  });

  it('end with the characters of the day, which a failure gives back', async () => {
    const release = await italian({ body: `<p>${'parola '.repeat(400)}</p>` });
    const before = (await look(release.id)).offer?.left ?? 0;
    theirs.answerWith(() => ({ status: 456, body: { message: 'Quota Exceeded' } }));
    expect(await ask(release)).toMatchObject({
      status: 503,
      json: { detail: textWith(theirs.host) },
    });
    expect((await look(release.id)).offer?.left).toBe(before);
    theirs.answerWith(translate);
    await propose(release);
    const sent = theirs.asked.length;
    expect(await ask(release)).toMatchObject({ status: 429 });
    expect(theirs.asked).toHaveLength(sent);
    desk.server.clock.now = new Date('2026-11-21T10:00:00Z');
    expect(
      (
        await ask(
          release,
          undefined,
          desk.match(release.version, await desk.server.signedIn('officer@example.com')),
        )
      ).status,
    ).toBe(200);
    desk.server.clock.now = new Date('2026-11-20T10:00:00Z');
  });

  it('are given up where the provider is slow', async () => {
    theirs.answerWith(() => ({ body: null }));
    const other = await desk.draft({ press_group: 'Fair', text: { it: { title: 'Ciao' } } });
    expect(await ask(other)).toMatchObject({ status: 503 });
  });
});

describe('without a provider', () => {
  it('nothing is sent, and passages that are still unread are told', async () => {
    const desk = await startDesk();
    try {
      const release = await desk.draft();
      const path = releaseTranslationPath(release.id);
      expect((await desk.server.call(path, { headers: desk.officer })).json).toEqual({
        offer: null,
        unread: [],
      });
      const body = { from: 'it', to: 'en', fields: ['title'] };
      expect((await desk.server.call(path, post(body, desk.match(1)))).status).toBe(409);
    } finally {
      await desk.server.close();
    }
  });
});
