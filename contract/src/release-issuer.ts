import type { PublicCompany } from './companies.ts';
import type { Language } from './languages.ts';
import { escapeMarkup } from './markup.ts';
import type { ReleaseContact } from './press-releases.ts';

interface Named {
  id: number;
  name: string;
}

/** Whose news it is: that of a company, else the press group's own. */
export const issuerOf = ({ company, group }: { company: Named | null; group: Named }): Named =>
  company ?? group;

/** A company as readers see it. */
type IssuingCompany = Pick<
  PublicCompany,
  'short_description' | 'telephone' | 'press_contact' | 'press_email'
> & {
  name: string;
  /** Null: its words do not tell. */
  short_description_language: Language | null;
};

interface Issuing {
  /** Of the text below which it stands. */
  language: Language;
  /** Says that words are in this language only. */
  toLanguageNote: (shown: Language) => string;
  /** Its boilerplate is sanitised HTML. */
  group: { name: string; boilerplate: string };
  /** Null: it is the press group's own news. */
  company: IssuingCompany | null;
  /** What is said of the event that it is about, sanitised HTML; empty: nothing. */
  eventAbout: string;
  /** Of the release itself. */
  contacts: readonly ReleaseContact[];
}

export interface Issuer {
  name: string;
  /** What it says of itself, and what is said of the event, sanitised HTML; empty: nothing. */
  boilerplate: string;
  contacts: readonly ReleaseContact[];
}

/**
 * The one rule of who issues a release, what stands below its text and whom the press may ask. Under a company's news
 * stands nothing of the press group, also where the company says nothing of itself. The words of the event come last.
 */
export function toIssuer(issuing: Issuing): Issuer {
  const { group, company, contacts, eventAbout } = issuing;
  if (company === null) return { name: group.name, boilerplate: group.boilerplate + eventAbout, contacts };
  return {
    name: company.name,
    boilerplate: toBoilerplate(company, issuing) + eventAbout,
    contacts: isReachedBy(company, contacts) ? contacts : [...contacts, toOwnContact(company)],
  };
}

/** Whether contacts hold its press contact already, or it has none. */
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

/** Under the name of the company, as its words need not tell it. They are written once: another language is marked as such. */
function toBoilerplate(
  { name, short_description, short_description_language: spoken }: IssuingCompany,
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
