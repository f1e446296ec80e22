import { withDateline } from '@press-room/contract/dateline';
import type { Language } from '@press-room/contract/languages';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { ReleaseContact, ReleaseCorrection, ReleaseEmbargo } from '@press-room/contract/press-releases';
import type { ReleaseText } from '@press-room/contract/release-text';
import { linkVideos } from '@press-room/contract/release-videos';
import { localeOf } from '../../../platform/text/bilingual.ts';
import { escapeMarkup } from '../../../platform/text/markup.ts';

/** A release in one language, for writing into files. */
export interface ReleaseDocument extends ReleaseText {
  language: Language;
  /** Issuer of the release. */
  issuer: string;
  /** `YYYY-MM-DD` */
  date: string;
  boilerplate: string;
  /** Absolute address of the page with its videos; absent: no page yet. */
  page?: string | null | undefined;
  /** Embargo; absent: none. */
  embargo?: ReleaseEmbargo | undefined;
  /** Newest first. */
  corrections: readonly ReleaseCorrection[];
  contacts: readonly ReleaseContact[];
}

interface Words {
  contacts: string;
  correctionOf: (date: string) => string;
}

export const HEADINGS: Readonly<Record<Language, Words>> = {
  en: { contacts: 'Press contacts', correctionOf: (date) => `Correction of ${date}:` },
  it: { contacts: 'Contatti per la stampa', correctionOf: (date) => `Rettifica del ${date}:` },
};

/** `Correction of 20 November 2026:`, by the office's calendar. */
export const toCorrectionHeading = ({ at }: ReleaseCorrection, language: Language): string =>
  HEADINGS[language].correctionOf(
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(
      new Date(at),
    ),
  );

/** `20 November 2026` */
export const toLongDate = ({ date, language }: Pick<ReleaseDocument, 'date' | 'language'>): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const describeContact = ({ role, email, phone }: ReleaseContact): string[] =>
  [role, toReadableAddress(email), phone].filter((part) => part !== '');

/** The body with its dateline, and links in place of videos. */
export const toDocumentBody = ({ body, dateline, page }: ReleaseDocument): string =>
  linkVideos(withDateline(body, dateline), page ? escapeMarkup(page) : null);
