import { z } from 'zod';
import { address, choice, switchSchema, wholeNumber } from './variables.ts';

const priceSchema = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,2})? [A-Z]{3}$/, 'must be an amount and a currency, such as 20 EUR')
  .transform((text) => {
    const [amount = '', currency = ''] = text.split(' ');
    return { amount: Number(amount), currency };
  });

/** Provider of proposed translations and picture descriptions; without one both are off. */
export const TRANSLATION_VARIABLES = {
  TRANSLATION_PROVIDER: choice('deepl', 'libretranslate', 'openai').optional(),
  TRANSLATION_URL: address('https:', 'http:')
    .refine((text) => !/[?#]/.test(text), 'must be an address without ? and #')
    .optional(),
  TRANSLATION_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'must be one word')
    .optional(),
  TRANSLATION_MODEL: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be one word')
    .optional(),
  TRANSLATION_VISION: switchSchema.default(false),
  /** Price of a million characters, shown to officers. */
  TRANSLATION_COST: priceSchema.optional(),
  /** Characters that each press group may have translated per day. */
  TRANSLATION_CHARACTERS: wholeNumber(1000, 100_000_000).default(200_000),
  TRANSLATION_SECONDS: wholeNumber(1, 120).default(30),
};

const settingsSchema = z.object(TRANSLATION_VARIABLES);
export type TranslationSettings = z.infer<typeof settingsSchema>;

/** What is wrong with the combination of settings, as `NAME: words`; null: nothing. */
export function findTranslationFault(settings: TranslationSettings): string | null {
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_URL, TRANSLATION_KEY, TRANSLATION_MODEL } = settings;
  if (provider === undefined) {
    const lonely = [
      TRANSLATION_URL && 'TRANSLATION_URL',
      TRANSLATION_KEY && 'TRANSLATION_KEY',
      TRANSLATION_MODEL && 'TRANSLATION_MODEL',
      settings.TRANSLATION_VISION && 'TRANSLATION_VISION',
      settings.TRANSLATION_COST && 'TRANSLATION_COST',
    ].find((name) => typeof name === 'string' && name !== '');
    return lonely ? `${lonely}: must be set together with TRANSLATION_PROVIDER` : null;
  }
  if (provider === 'deepl' && !TRANSLATION_KEY) return 'TRANSLATION_KEY: must be set for deepl';
  if (provider !== 'deepl' && !TRANSLATION_URL) return `TRANSLATION_URL: must be set for ${provider}`;
  if (provider === 'openai' && !TRANSLATION_MODEL) return 'TRANSLATION_MODEL: must be set for openai';
  if (provider !== 'openai' && TRANSLATION_MODEL) return 'TRANSLATION_MODEL: is for openai only';
  if (provider !== 'openai' && settings.TRANSLATION_VISION) return 'TRANSLATION_VISION: is for openai only';
  return null;
}
