import type { ReleaseTextField } from '@press-room/contract/release-text';
import { languageName } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

/** Labels without the language. */
const TEXT_LABELS: Readonly<Record<ReleaseTextField, () => string>> = {
  title: m['office.editor.title.label'],
  subtitle: m['office.editor.subtitle'],
  abstract: m['office.editor.abstract.label'],
  dateline: m['office.editor.dateline.label'],
  body: m['office.editor.body'],
};

const LABELS: Readonly<Record<string, () => string>> = {
  ...TEXT_LABELS,
  press_group: m['office.editor.facts.group'],
  date: m['office.editor.facts.date'],
  access: m['office.editor.facts.access'],
  event: m['office.editor.facts.event'],
  sectors: m['office.editor.facts.sectors'],
  embargo_until: m['office.editor.when.embargo'],
  expires_at: m['office.editor.when.expiry'],
  hero: m['office.editor.pictures.hero'],
  pictures: m['office.editor.pictures.title'],
  attachments: m['office.editor.attachments.title'],
  contacts: m['office.editor.contacts.title'],
  boilerplates: m['office.editor.boilerplates.title'],
  company: m['office.contributor.company'],
  brand: m['office.contributor.brand'],
  hall: m['office.contributor.hall'],
  stand: m['office.contributor.stand'],
};

/** Label of a field by its name in the API: `text.it.title` is the title in Italian. */
export function labelOf(name: string): string {
  const [first = '', language, field = ''] = name.split('.');
  if (first !== 'text' || !language) return LABELS[first]?.() ?? first;
  return m['office.editor.fieldIn']({ field: LABELS[field]?.() ?? field, language: languageName(language) });
}
