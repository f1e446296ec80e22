import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { AppContext } from '../../core/context.ts';
import { type Addresses, type Card, describe, type Told } from './head.ts';

/** Context, language and site of the metadata. */
export interface Telling {
  context: AppContext;
  language: Language;
  /** Press group of the site; null: none exists yet. */
  group: { id: number } | null;
  siteName: string;
}

/** Addresses of a page that exists in every language. */
export const inEachLanguage = (origin: string, pathIn: (language: Language) => string): Addresses =>
  Object.fromEntries(LANGUAGES.map((language) => [language, origin + pathIn(language)]));

interface PageFacts {
  title: string;
  description: string;
  pathIn: (language: Language) => string;
  card?: Card | null;
  /** Elements that link to its feeds. */
  feeds?: readonly string[];
  /** Structured data in schema.org vocabulary. */
  data: object;
}

/** Metadata of a page that exists in every language. */
export function describePage(
  { context, language, siteName }: Telling,
  { title, description, pathIn, card = null, feeds = [], data }: PageFacts,
): Told {
  const { PUBLIC_URL: origin } = context.config;
  const path = pathIn(language);
  const url = origin + path;
  return {
    path,
    title,
    description,
    head: [
      ...describe({
        origin,
        siteName,
        title,
        description,
        language,
        canonical: url,
        addresses: inEachLanguage(origin, pathIn),
        card,
        type: 'website',
        data: { ...data, url },
      }),
      ...feeds,
    ],
  };
}
