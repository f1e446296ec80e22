import type { DigitalSourceType } from '@press-room/contract/admin-assets';
import type { Language } from '@press-room/contract/languages';
import type { AssetWords } from '../queries.ts';
import { readTexts } from '../texts.ts';

/** Metadata written into every delivered file, by IPTC names. */
export interface FileWords {
  credit: string;
  copyright: string;
  rights: Record<Language, string>;
  caption: Record<Language, string>;
  alt: Record<Language, string>;
  /** `YYYY-MM-DD` */
  taken_on: string | null;
  keywords: readonly string[];
  digital_source_type: DigitalSourceType | null;
  /** Instants. */
  embargo_until: string | null;
  rights_until: string | null;
}

export const toFileWords = (words: AssetWords): FileWords => ({
  credit: words.credit,
  copyright: words.copyright,
  rights: { en: words.rights_en, it: words.rights_it },
  caption: { en: words.caption_en, it: words.caption_it },
  alt: { en: words.alt_en, it: words.alt_it },
  taken_on: words.taken_on,
  keywords: readTexts(words.keywords),
  digital_source_type: words.digital_source_type,
  embargo_until: words.embargo_until,
  rights_until: words.rights_until,
});
