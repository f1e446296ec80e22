import type { PublicCompany } from './companies.ts';
import type { Language } from './languages.ts';
import { escapeMarkup } from './markup.ts';
import type { ReleaseContact } from './press-releases.ts';

interface Named {
  id: number;
  name: string;
}

/** Issuer of a release: its company, or else the press group. */
export const issuerOf = ({ company, group }: { company: Named | null; group: Named }): Named =>
  company ?? group;

/** A company as readers see it. */
type IssuingCompany = Pick<
  PublicCompany,
  'short_description' | 'telephone' | 'press_contact' | 'press_email'
> & {
  name: string;
  /** Null: not detected. */
  short_description_language: Language | null;
};

interface Issuing {
  /** Language of the text above. */
  language: Language;
  /** Note that a text exists in this language only. */
  toLanguageNote: (shown: Language) => string;
  /** Its boilerplate is sanitised HTML. */
  group: { name: string; boilerplate: string };
  /** Null: it is the press group's own news. */
  company: IssuingCompany | null;
  /** About text of the event, sanitised HTML; empty if there is none. */
  eventAbout: string;
  /** Of the release itself. */
  contacts: readonly ReleaseContact[];
}

export interface Issuer {
  name: string;
  /** Boilerplate of the issuer, and the about text of the event, sanitised HTML; empty if there is none. */
  boilerplate: string;
  contacts: readonly ReleaseContact[];
}

/**
 * Determines the issuer of a release, the boilerplate below its text and the press contacts. A company's release shows
 * nothing of the press group, even if the company has no boilerplate. The about text of the event comes last.
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

/**
 * Below the name of the company, which the text may not contain. It is written in one language, which is marked for
 * readers of the other.
 */
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
