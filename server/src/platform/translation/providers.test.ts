import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Answered,
  type Asked,
  startTranslationServer,
  type TranslationServer,
} from '../../../test/translation-server.ts';
import { TRANSLATION_VARIABLES } from '../config/translation.ts';
import { openProvider } from './open-provider.ts';
import type { TranslationProvider, TranslationRequest } from './provider.ts';

let theirs: TranslationServer | undefined;
afterEach(() => theirs?.close());

const start = async (answer: (asked: Asked) => Answered): Promise<TranslationServer> => {
  theirs = await startTranslationServer(answer);
  return theirs;
};

/** Opens the provider of these settings. */
function open(environment: Record<string, string>): TranslationProvider {
  const provider = openProvider(z.object(TRANSLATION_VARIABLES).parse(environment));
  if (provider === null) throw new Error('no provider');
  return provider;
}

const request = (passages: string[], others: Partial<TranslationRequest> = {}): TranslationRequest => ({
  from: 'it',
  to: 'en',
  passages,
  terms: [],
  glossary: [],
  signal: AbortSignal.timeout(5000),
  ...others,
});

type Texts = { text: string[] };

describe('DeepL', () => {
  const deepl = (url: string) =>
    open({ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_URL: url, TRANSLATION_KEY: 'key:fx' });
  const shout = ({ body }: Asked): Answered => ({
    body: {
      translations: (body as Texts).text.map((text) => ({
        detected_source_language: 'IT',
        text: text.replace('Ciao', 'Hello'),
      })),
    },
  });

  it('is sent XML with its key in a header, and the names in tags that it ignores', async () => {
    const { url, asked } = await start(shout);
    const found = await deepl(url).translate(request(['<t1>Ciao</t1> <keep>Alfa</keep>']));
    expect(found).toEqual(['<t1>Hello</t1> <keep>Alfa</keep>']);
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/v2/translate',
      headers: { authorization: 'DeepL-Auth-Key key:fx', 'content-type': 'application/json' },
      body: { source_lang: 'IT', target_lang: 'EN-GB', tag_handling: 'xml', ignore_tags: ['keep'] },
    });
  });

  it('has the free host for keys of the free plan, and the other one else', () => {
    const hostOf = (key: string) => open({ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: key }).host;
    expect([hostOf('a:fx'), hostOf('a')]).toEqual(['api-free.deepl.com', 'api.deepl.com']);
  });

  it('gets at most fifty texts at once', async () => {
    const { url, asked } = await start(shout);
    const texts = Array.from({ length: 120 }, (_, at) => `Ciao ${at}`);
    expect((await deepl(url).translate(request(texts)))[119]).toBe('Hello 119');
    expect(asked.map(({ body }) => (body as Texts).text.length)).toEqual([50, 50, 20]);
  });

  it('is given the glossary of the trade once, and finds it again', async () => {
    const glossary = [{ source: 'lastra', target: 'slab' }];
    const stored: { glossary_id: string; name: string; ready: boolean }[] = [];
    const { url, asked } = await start((question) => {
      if (question.path !== '/v2/glossaries') return shout(question);
      if (question.method === 'GET') return { body: { glossaries: stored } };
      const { name } = question.body as { name: string };
      stored.push({ glossary_id: 'g-1', name, ready: true });
      return { status: 201, body: stored[0] };
    });
    const first = deepl(url);
    await first.translate(request(['Ciao'], { glossary }));
    await first.translate(request(['Ciao'], { glossary }));
    await deepl(url).translate(request(['Ciao'], { glossary }));
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v2/glossaries',
      'POST /v2/glossaries',
      'POST /v2/translate',
      'POST /v2/translate',
      'GET /v2/glossaries',
      'POST /v2/translate',
    ]);
    expect(asked[1]?.body).toMatchObject({
      entries: 'lastra\tslab',
      entries_format: 'tsv',
      source_lang: 'it',
    });
    expect(asked.at(-1)?.body).toMatchObject({ glossary_id: 'g-1' });
  });

  it.each([
    [456, 'quota'],
    [403, 'refused'],
    [400, 'refused'],
    [413, 'refused'],
    [500, 'unreachable'],
  ])('says what a refusal with %i means', async (status, kind) => {
    const { url, asked } = await start(() => ({ status, body: { message: 'no' } }));
    await expect(deepl(url).translate(request(['Ciao']))).rejects.toMatchObject({ kind });
    expect(asked).toHaveLength(1);
  });

  it('is asked once more where it is busy, after as long as it says', async () => {
    let calls = 0;
    const { url, answerWith, asked } = await start((question) => {
      calls += 1;
      return calls === 1 ? { status: 429, headers: { 'Retry-After': '0' }, body: '' } : shout(question);
    });
    expect(await deepl(url).translate(request(['Ciao']))).toEqual(['Hello']);
    answerWith(() => ({ status: 503, headers: { 'Retry-After': '0' }, body: '' }));
    await expect(deepl(url).translate(request(['Ciao']))).rejects.toMatchObject({ kind: 'limited' });
    expect(asked).toHaveLength(4);
  });

  it('is not waited for where it asks for longer than an officer waits', async () => {
    const { url, asked } = await start(() => ({ status: 429, headers: { 'Retry-After': '3600' }, body: '' }));
    await expect(deepl(url).translate(request(['Ciao']))).rejects.toMatchObject({ kind: 'limited' });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['another number of texts', { translations: [] }],
    ['another form', { text: 'Hello' }],
    ['no JSON', '<html>'],
  ])('is not believed with %s', async (_what, body) => {
    const { url } = await start(() => ({ body }));
    await expect(deepl(url).translate(request(['Ciao']))).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('is given up when it is slow, and where nobody listens', async () => {
    const { url, close } = await start(() => ({ body: null }));
    const slow = request(['Ciao'], { signal: AbortSignal.timeout(50) });
    await expect(deepl(url).translate(slow)).rejects.toMatchObject({ kind: 'slow' });
    await close();
    await expect(deepl(url).translate(request(['Ciao']))).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('is not followed to another server, which would get the texts', async () => {
    const { url, asked } = await start(() => ({
      status: 302,
      headers: { Location: '/elsewhere' },
      body: '',
    }));
    await expect(deepl(url).translate(request(['Ciao']))).rejects.toMatchObject({ kind: 'refused' });
    expect(asked).toHaveLength(1);
  });

  it('is not read without end', async () => {
    const { url } = await start(() => ({ body: 'x'.repeat(9_000_000) }));
    await expect(deepl(url).translate(request(['Ciao']))).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

describe('LibreTranslate', () => {
  const libre = (url: string, key?: string) =>
    open({
      TRANSLATION_PROVIDER: 'libretranslate',
      TRANSLATION_URL: `${url}/lt/`,
      ...(key && { TRANSLATION_KEY: key }),
    });

  it('is sent HTML in which names are not to be translated, and answers the same', async () => {
    const { url, asked } = await start(({ body }) => ({
      body: { translatedText: (body as { q: string[] }).q.map((text) => text.replace('Ciao', 'Hello')) },
    }));
    const passage = '<t1>Ciao</t1><t2/><keep>Alfa <t3>x</t3></keep>';
    expect(await libre(url, 'secret').translate(request([passage]))).toEqual([
      passage.replace('Ciao', 'Hello'),
    ]);
    expect(asked[0]).toMatchObject({
      path: '/lt/translate',
      body: {
        q: ['<span id="t1">Ciao</span><br id="t2"><span translate="no">Alfa <span id="t3">x</span></span>'],
        source: 'it',
        target: 'en',
        format: 'html',
        api_key: 'secret',
      },
    });
  });

  it.each([
    [400, { error: 'Invalid request: missing q parameter' }, 'refused'],
    [403, { error: 'Please contact the server operator to get an API key' }, 'refused'],
    [500, { error: 'Cannot translate text' }, 'unreachable'],
    [200, { translatedText: 'Hello' }, 'unreadable'],
    [200, { translatedText: [] }, 'unreadable'],
  ])('says what %i with %j means', async (status, body, kind) => {
    const { url } = await start(() => ({ status, body }));
    await expect(libre(url).translate(request(['Ciao']))).rejects.toMatchObject({ kind });
  });

  it('is asked once more after "Slowdown"', async () => {
    const { url, asked } = await start(() => ({
      status: 429,
      body: { error: 'Slowdown: too many requests' },
    }));
    await expect(libre(url).translate(request(['Ciao']))).rejects.toMatchObject({ kind: 'limited' });
    expect(asked).toHaveLength(2);
  });
});

describe('an endpoint of the OpenAI form', () => {
  const openai = (url: string, vision = 'off') =>
    open({
      TRANSLATION_PROVIDER: 'openai',
      TRANSLATION_URL: `${url}/v1`,
      TRANSLATION_KEY: 'sk-test',
      TRANSLATION_MODEL: 'small',
      TRANSLATION_VISION: vision,
    });
  const say = (content: unknown, finish_reason = 'stop'): Answered => ({
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          finish_reason,
          message: {
            role: 'assistant',
            content: typeof content === 'string' ? content : JSON.stringify(content),
            refusal: null,
          },
        },
      ],
      usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
    },
  });

  it('is told the terms, and answers JSON', async () => {
    const { url, asked } = await start(() => say({ passages: ['Hello'] }));
    const terms = [{ source: 'lastra', target: 'slab' }];
    expect(await openai(url).translate(request(['Ciao'], { terms }))).toEqual(['Hello']);
    expect(asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-test' },
      body: { model: 'small', response_format: { type: 'json_object' } },
    });
    expect(JSON.stringify(asked[0]?.body)).toContain('lastra = slab');
  });

  it.each([
    ['passages of its own', say({ passages: ['Hello', 'And buy now'] })],
    ['too few', say({ passages: [] })],
    ['no JSON', say('Sure! Here is the translation')],
    ['half of it', say('{"passages": ["Hel', 'length')],
    ['what a filter stopped', say('', 'content_filter')],
  ])('proposes nothing with %s', async (_what, answer) => {
    const { url } = await start(() => answer);
    expect(await openai(url).translate(request(['Ciao']))).toEqual([null]);
  });

  it('is sent long texts in parts: one bad answer does not spoil the others', async () => {
    let calls = 0;
    const { url } = await start(() => {
      calls += 1;
      return calls === 1 ? say('?') : say({ passages: ['Second'] });
    });
    const long = 'a'.repeat(5000);
    expect(await openai(url).translate(request([long, long]))).toEqual([null, 'Second']);
  });

  it('is asked once more after 429 with Retry-After', async () => {
    let calls = 0;
    const { url } = await start(() => {
      calls += 1;
      return calls === 1
        ? { status: 429, headers: { 'Retry-After': '0' }, body: { error: { type: 'rate_limit_exceeded' } } }
        : say({ passages: ['Hello'] });
    });
    expect(await openai(url).translate(request(['Ciao']))).toEqual(['Hello']);
  });

  it('sees pictures only where it is told to, and answers both languages', async () => {
    const words = { alt: { it: 'Una lastra', en: 'A slab' }, caption: { it: 'La lastra.', en: 'The slab.' } };
    const { url, asked, answerWith } = await start(() => say(words));
    expect(openai(url).describe).toBeNull();
    const ask = { picture: Buffer.from('jpeg'), about: 'Alfa', signal: AbortSignal.timeout(5000) };
    expect(await openai(url, 'on').describe?.(ask)).toEqual(words);
    expect(JSON.stringify(asked[0]?.body)).toContain('data:image/jpeg;base64,anBlZw==');
    answerWith(() => say({ alt: 'A slab' }));
    await expect(openai(url, 'on').describe?.(ask)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});
