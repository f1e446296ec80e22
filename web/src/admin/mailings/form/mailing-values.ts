import type { OfficeTextPair } from '@press-room/contract/admin-media';
import type { Mailing, MailingAudience, MailingLink } from '@press-room/contract/mailings';
import { formSchema } from '../../../lib/form-schema.ts';
import { languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ComparedField } from '../../components/saving/compare-sides.ts';

/** Contact with a name: known here if chosen here, otherwise from the server. */
interface NamedPerson {
  id: number;
  name: string;
}
export interface NamedLink extends MailingLink {
  title: OfficeTextPair | null;
}

export interface MailingValues extends Record<string, unknown> {
  lists: readonly number[];
  people: readonly NamedPerson[];
  has_takers: boolean;
  has_subject_takers: boolean;
  subject_it: string;
  subject_en: string;
  preheader_it: string;
  preheader_en: string;
  opening_it: string;
  opening_en: string;
  extent: 'teaser' | 'full';
  shows_picture: boolean;
  links: readonly NamedLink[];
  hidden_contacts: readonly string[];
  /** A number as text, or empty. */
  per_minute: string;
}

export const SCHEMA = formSchema<MailingValues>({});

export const toValues = (row: Mailing | null): MailingValues => ({
  lists: row?.audience.lists ?? [],
  people: (row?.audience.contacts ?? []).map((id) => ({ id, name: '' })),
  has_takers: row?.audience.has_takers ?? false,
  has_subject_takers: row?.audience.has_subject_takers ?? false,
  subject_it: row?.subject.it ?? '',
  subject_en: row?.subject.en ?? '',
  preheader_it: row?.preheader.it ?? '',
  preheader_en: row?.preheader.en ?? '',
  opening_it: row?.opening.it ?? '',
  opening_en: row?.opening.en ?? '',
  extent: row?.extent ?? 'teaser',
  shows_picture: row?.shows_picture ?? true,
  links: (row?.links ?? []).map((link) => ({ ...link, title: null })),
  hidden_contacts: row?.hidden_contacts ?? [],
  per_minute: row === null || row.per_minute === 0 ? '' : String(row.per_minute),
});

export const toAudience = (values: MailingValues): MailingAudience => ({
  lists: [...values.lists],
  contacts: values.people.map(({ id }) => id),
  has_takers: values.has_takers,
  has_subject_takers: values.has_subject_takers,
});

export const toBody = (values: MailingValues) => ({
  audience: toAudience(values),
  subject: { it: values.subject_it, en: values.subject_en },
  preheader: { it: values.preheader_it, en: values.preheader_en },
  opening: { it: values.opening_it, en: values.opening_en },
  extent: values.extent,
  shows_picture: values.shows_picture,
  links: values.links.map(({ kind, id }) => ({ kind, id })),
  hidden_contacts: [...values.hidden_contacts],
  // The server refuses a text that is not a number.
  per_minute: values.per_minute || 0,
});

/** Whether a save would change something. */
export const isUnsaved = (row: Mailing, values: MailingValues): boolean =>
  JSON.stringify(toBody(values)) !== JSON.stringify(toBody(toValues(row)));

const WORD_LABELS = {
  subject: m['office.mailings.subject'],
  preheader: m['office.mailings.preheader'],
  opening: m['office.mailings.opening'],
};

export const listCompared = (): ComparedField[] => [
  { name: 'audience', label: m['office.mailings.section.audience']() },
  ...(['subject', 'preheader', 'opening'] as const).flatMap((field) =>
    (['it', 'en'] as const).map((language) => ({
      name: `${field}.${language}`,
      label: `${labelOf(WORD_LABELS, field)} (${languageName(language)})`,
    })),
  ),
  { name: 'extent', label: m['office.mailings.extent']() },
  { name: 'shows_picture', label: m['office.mailings.picture']() },
  { name: 'links', label: m['office.mailings.links']() },
  { name: 'hidden_contacts', label: m['office.mailings.contacts']() },
  { name: 'per_minute', label: m['office.mailings.perMinute']() },
];
