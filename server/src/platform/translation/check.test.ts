import { expect, it } from 'vitest';
import { z } from 'zod';
import { startTranslationServer } from '../../../test/translation-server.ts';
import { TRANSLATION_VARIABLES } from '../config/translation.ts';
import { openProvider } from './open-provider.ts';

it.each([
  [
    { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'key' },
    '/v2/usage',
    { character_count: 180_118, character_limit: 1_250_000 },
    { characters: 180_118, most: 1_250_000 },
  ],
  [{ TRANSLATION_PROVIDER: 'libretranslate' }, '/languages', [{ code: 'en' }], null],
  [
    { TRANSLATION_PROVIDER: 'openai', TRANSLATION_MODEL: 'm', TRANSLATION_KEY: 'key' },
    '/v1/models',
    { object: 'list', data: [] },
    null,
  ],
])('a check of a provider sends no text: %j', async (settings, path, body, quota) => {
  const { url, asked, answerWith, close } = await startTranslationServer(() => ({ body }));
  const base = settings.TRANSLATION_PROVIDER === 'openai' ? `${url}/v1` : url;
  const provider = openProvider(
    z.object(TRANSLATION_VARIABLES).parse({ ...settings, TRANSLATION_URL: base }),
  );
  if (provider === null) throw new Error('no provider');
  expect(await provider.check(AbortSignal.timeout(5000))).toEqual(quota);
  expect(asked).toMatchObject([{ method: 'GET', path, body: null }]);
  answerWith(() => ({ status: 401, body: {} }));
  await expect(provider.check(AbortSignal.timeout(5000))).rejects.toMatchObject({ kind: 'refused' });
  await close();
});
