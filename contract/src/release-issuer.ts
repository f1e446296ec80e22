import type { PublicCompany } from './companies.ts';
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
};

interface Issuing {
  /** Its boilerplate is sanitised HTML. */
  group: { name: string; boilerplate: string };
  /** Null: it is the press group's own news. */
  company: IssuingCompany | null;
  /** Of the release itself. */
  contacts: readonly ReleaseContact[];
}

export interface Issuer {
  name: string;
  /** What it says of itself, sanitised HTML; empty: nothing. */
  boilerplate: string;
  contacts: readonly ReleaseContact[];
}

/**
 * The one rule of who issues a release, what stands below its text and whom the press may ask. Under a company's news
 * stands nothing of the press group, also where the company says nothing of itself.
 */
export function toIssuer({ group, company, contacts }: Issuing): Issuer {
  if (company === null) return { ...group, contacts };
  return {
    name: company.name,
    boilerplate: toBoilerplate(company),
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
}: IssuingCompany): ReleaseContact => ({
  name: press_contact || name,
  role: press_contact === '' ? '' : name,
  email: press_email,
  phone: telephone,
});

const toDialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

/** Under the name of the company, as its words need not tell it. */
function toBoilerplate({ name, short_description }: IssuingCompany): string {
  const paragraphs = short_description.split(/\n\s*\n/).flatMap((each) => each.trim() || []);
  if (paragraphs.length === 0) return '';
  const lines = paragraphs.map((each) => `<p>${escapeMarkup(each).replaceAll('\n', '<br />')}</p>`);
  return `<p><strong>${escapeMarkup(name)}</strong></p>${lines.join('')}`;
}
