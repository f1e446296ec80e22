import type { Language } from '@press-room/contract/languages';
import type { ReleaseContact } from '@press-room/contract/press-releases';
import { localeOf } from '../../../text/bilingual.ts';

/** A release in one language, as it is written into files. */
export interface ReleaseDocument {
  language: Language;
  group: string;
  /** `YYYY-MM-DD` */
  date: string;
  title: string;
  subtitle: string;
  abstract: string;
  /** Sanitised HTML. */
  body: string;
  boilerplate: string;
  contacts: readonly ReleaseContact[];
}

export const HEADINGS: Readonly<Record<Language, { contacts: string }>> = {
  en: { contacts: 'Press contacts' },
  it: { contacts: 'Contatti per la stampa' },
};

/** `20 November 2026` */
export const toLongDate = ({ date, language }: Pick<ReleaseDocument, 'date' | 'language'>): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const describeContact = ({ role, email, phone }: ReleaseContact): string[] =>
  [role, email, phone].filter((part) => part !== '');
