import { afterEach, describe, expect, it } from 'vitest';
import {
  type Answered,
  type Asked,
  startTranslationServer,
  type TranslationServer,
} from '../../../test/translation-server.ts';
import { deepl } from './deepl.ts';
import { libretranslate } from './libretranslate.ts';
import type { TranslationRequest } from './provider.ts';

let theirs: TranslationServer | undefined;
afterEach(() => theirs?.close());

const start = async (answer: (asked: Asked) => Answered): Promise<TranslationServer> => {
  theirs = await startTranslationServer(answer);
  return theirs;
};

const request = (passages: string[], others: Partial<TranslationRequest> = {}): TranslationRequest => ({
  from: 'it',
  to: 'en',
  passages,
  terms: [],
  glossary: [],
  signal: AbortSignal.timeout(5000),
  ...others,
});

describe('a provider that fails', () => {
  it('is given the glossary again where it has been deleted', async () => {
    const glossary = [{ source: 'lastra', target: 'slab' }];
    let made = 0;
    const { url } = await start((question) => {
      if (question.method === 'GET') return { body: { glossaries: [] } };
      const { glossary_id, name } = question.body as { glossary_id?: string; name?: string };
      if (name !== undefined) {
        made += 1;
        return { body: { glossary_id: `g-${made}`, name, ready: true } };
      }
      return glossary_id === 'g-1' && made === 1
        ? { status: 404, body: { message: 'Glossary not found' } }
        : { body: { translations: [{ text: 'Hello' }] } };
    });
    const provider = deepl({ url: new URL(url), key: 'key' });
    const ask = () => provider.translate(request(['Ciao'], { glossary }));
    await expect(ask()).rejects.toMatchObject({ kind: 'refused' });
    expect(await ask()).toEqual(['Hello']);
  });

  it('costs no time with tags that never end', async () => {
    const translatedText = ['<span '.repeat(500_000)];
    const { url } = await start(() => ({ body: { translatedText } }));
    expect(await libretranslate({ url: new URL(url), key: undefined }).translate(request(['Ciao']))).toEqual(
      translatedText,
    );
  });
});
