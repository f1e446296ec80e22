import type { TranslationSettings } from '../config/translation.ts';
import { deepl } from './deepl.ts';
import { libretranslate } from './libretranslate.ts';
import { openai } from './openai.ts';
import type { TranslationProvider } from './provider.ts';

/** Suffix of keys of DeepL's free plan, which has its own host. */
const FREE = ':fx';

/** Null: no provider is configured. */
export function openProvider(settings: TranslationSettings): TranslationProvider | null {
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_URL, TRANSLATION_KEY: key } = settings;
  switch (provider) {
    case undefined:
      return null;
    case 'deepl': {
      const host = key?.endsWith(FREE) ? 'api-free.deepl.com' : 'api.deepl.com';
      return deepl({ url: new URL(TRANSLATION_URL ?? `https://${host}`), key: key ?? '' });
    }
    case 'libretranslate':
      return libretranslate({ url: new URL(TRANSLATION_URL ?? ''), key });
    case 'openai':
      return openai({
        url: new URL(TRANSLATION_URL ?? ''),
        key,
        model: settings.TRANSLATION_MODEL ?? '',
        seesPictures: settings.TRANSLATION_VISION,
      });
  }
}
