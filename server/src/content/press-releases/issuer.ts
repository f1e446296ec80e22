import type { Language } from '@press-room/contract/languages';
import type { ReleaseContact } from '@press-room/contract/press-releases';
import { type Issuer, toIssuer } from '@press-room/contract/release-issuer';
import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import { publicField, publicName } from '../../core/companies/names.ts';
import { guessLanguage } from '../../core/search/guess-language.ts';
import type { PressGroupTable, Schema } from '../../platform/db/schema.ts';
import { wordsIn } from '../../platform/text/bilingual.ts';
import { noteLanguage, type OtherAbouts, readBoilerplates } from './boilerplates/boilerplates.ts';

const eb = expressionBuilder<Schema & { group: PressGroupTable }, 'group' | 'company' | 'event'>();

/** For queries with the tables `group` and, for releases of companies, `company`. */
export const issuerName = eb.fn.coalesce(publicName, eb.ref('group.name'));

/** Additional columns for `readIssuer`; the query includes the table `event`. */
export const issuerColumns = () =>
  [
    'group.boilerplate_en',
    'group.boilerplate_it',
    'event.about_en as event_about_en',
    'event.about_it as event_about_it',
    publicName.as('company_name'),
    publicField('short_description').as('company_about'),
    publicField('telephone').as('company_telephone'),
    publicField('press_contact').as('company_press_contact'),
    publicField('press_email').as('company_press_email'),
  ] as const;

export interface IssuerRow {
  group_name: string;
  boilerplate_en: string;
  boilerplate_it: string;
  /** Null: no event. */
  event_about_en: string | null;
  event_about_it: string | null;
  company_id: number | null;
  company_name: string | null;
  company_about: string | null;
  company_telephone: string | null;
  company_press_contact: string | null;
  company_press_email: string | null;
  /** JSON. */
  contacts: string;
  /** JSON; null: the default ones. */
  boilerplates: string | null;
}

/** Company of a row for readers; null: none. */
export const toIssuingCompany = (row: Pick<IssuerRow, Extract<keyof IssuerRow, `company_${string}`>>) =>
  row.company_id === null
    ? null
    : {
        name: row.company_name ?? '',
        short_description: row.company_about ?? '',
        short_description_language: guessLanguage(row.company_about ?? ''),
        telephone: row.company_telephone ?? '',
        press_contact: row.company_press_contact ?? '',
        press_email: row.company_press_email ?? '',
      };

interface IssuerOptions {
  /** Language of the text. */
  written: Language;
  /** Language of the readers. */
  language: Language;
  others: OtherAbouts;
}

/** Issuer of a release with a text in `written`, for readers of a language. */
export const readIssuer = (row: IssuerRow, { written, language, others }: IssuerOptions): Issuer =>
  toIssuer({
    language: written,
    toLanguageNote: (shown) => noteLanguage(shown, written),
    group: { name: row.group_name, boilerplate: row[`boilerplate_${written}`] },
    company: toIssuingCompany(row),
    eventAbout: row[`event_about_${written}`] ?? '',
    boilerplates: readBoilerplates(row.boilerplates),
    others: others[written],
    contacts: readContacts(row.contacts, language),
  });

const bilingual = z.object({ en: z.string(), it: z.string() });

/** A stored contact, in both languages. */
const storedContactSchema = z.object({
  name: bilingual,
  role: bilingual,
  email: z.string(),
  phone: z.string(),
});
export type StoredContact = z.infer<typeof storedContactSchema>;
const storedContactsSchema = z.array(storedContactSchema);

const readContacts = (json: string, language: Language): ReleaseContact[] =>
  toContacts(storedContactsSchema.parse(JSON.parse(json)), language);

/** Contacts for readers of a language. */
export function toContacts(contacts: readonly StoredContact[], language: Language): ReleaseContact[] {
  return contacts.map((contact) => ({
    ...contact,
    name: wordsIn(contact.name, language),
    role: wordsIn(contact.role, language),
  }));
}
