import type { PublicCompany } from './companies.ts';
import type { Language } from './languages.ts';
import { escapeMarkup } from './markup.ts';
import type { ReleaseContact } from './press-releases.ts';
import { listDefaultBoilerplates } from './release-boilerplates.ts';

interface Named {
  id: number;
  name: string;
}

/** Issuer of a release: its company, else the press group. */
export const issuerOf = ({ company, group }: { company: Named | null; group: Named }): Named =>
  company ?? group;

/** Public data of a company. */
type IssuingCompany = Pick<
  PublicCompany,
  'short_description' | 'telephone' | 'press_contact' | 'press_email'
> & {
  name: string;
  /** Null: unknown. */
  short_description_language: Language | null;
};

interface Issuing {
  /** Language of the text above. */
  language: Language;
  /** Note that a text exists in this language only. */
  toLanguageNote: (shown: Language) => string;
  /** Its boilerplate is sanitised HTML. */
  group: { name: string; boilerplate: string };
  /** Null: issued by the press group itself. */
  company: IssuingCompany | null;
  /** About text of the event, sanitised HTML; empty: none. */
  eventAbout: string;
  /** Keys of its about texts; null: the default ones. */
  boilerplates: readonly string[] | null;
  /** About texts of others, sanitised HTML by key. */
  others: ReadonlyMap<string, string>;
  /** Contacts of the release itself. */
  contacts: readonly ReleaseContact[];
}

export interface Issuer {
  name: string;
  /** Its about texts, sanitised HTML; empty: none. */
  boilerplate: string;
  contacts: readonly ReleaseContact[];
}

/** Determines the issuer of a release, the boilerplate below its text and the press contacts. */
export function toIssuer(issuing: Issuing): Issuer {
  const { group, company, contacts } = issuing;
  const boilerplate = toBoilerplate(issuing);
  if (company === null) return { name: group.name, boilerplate, contacts };
  return {
    name: company.name,
    boilerplate,
    contacts: isReachedBy(company, contacts) ? contacts : [...contacts, toOwnContact(company)],
  };
}

function toBoilerplate(issuing: Issuing): string {
  const { group, company, eventAbout, boilerplates, others } = issuing;
  const abouts = new Map([
    ...others,
    ['press_group', group.boilerplate],
    ['company', company === null ? '' : toCompanyAbout(company, issuing)],
    ['event', eventAbout],
  ]);
  const keys: readonly string[] = boilerplates ?? listDefaultBoilerplates(company !== null);
  // The release's own company can also be chosen by id.
  return [...new Set(keys.map((key) => abouts.get(key) ?? ''))].join('');
}

/** Whether the contacts already include its press contact, or it has none. */
function isReachedBy(
  { telephone, press_email }: IssuingCompany,
  contacts: readonly ReleaseContact[],
): boolean {
  if (press_email !== '') return contacts.some(({ email }) => email === press_email);
  return telephone === '' || contacts.some(({ phone }) => toDialled(phone) === toDialled(telephone));
}

/** The press contact of a company. */
export const toOwnContact = ({
  name,
  telephone,
  press_contact,
  press_email,
}: Omit<IssuingCompany, 'short_description' | 'short_description_language'>): ReleaseContact => ({
  name: press_contact || name,
  role: press_contact === '' ? '' : name,
  email: press_email,
  phone: telephone,
});

const toDialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

/**
 * Preceded by the company's name, which the text may not contain. Readers of other languages see in which language it
 * is written.
 */
export function toCompanyAbout(
  {
    name,
    short_description,
    short_description_language: spoken,
  }: Pick<IssuingCompany, 'name' | 'short_description' | 'short_description_language'>,
  { language, toLanguageNote }: Pick<Issuing, 'language' | 'toLanguageNote'>,
): string {
  const paragraphs = short_description.split(/\n\s*\n/).flatMap((each) => each.trim() || []);
  if (paragraphs.length === 0) return '';
  const isForeign = spoken !== null && spoken !== language;
  const note = isForeign ? ` (${escapeMarkup(toLanguageNote(spoken))})` : '';
  const start = isForeign ? `<p lang="${spoken}">` : '<p>';
  const lines = paragraphs.map((each) => `${start}${escapeMarkup(each).replaceAll('\n', '<br />')}</p>`);
  return `<p><strong>${escapeMarkup(name)}</strong>${note}</p>${lines.join('')}`;
}
