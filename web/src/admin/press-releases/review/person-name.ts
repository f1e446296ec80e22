import type { Person } from '@press-room/contract/release-reviews';
import { m } from '../../../paraglide/messages.js';

/** Null: nobody whose account still exists. */
export function toName(person: Person | null): string {
  if (person === null) return m['office.editor.review.gone']();
  return `${person.first_name} ${person.last_name}`.trim() || String(person.id);
}
