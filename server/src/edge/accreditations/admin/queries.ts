import { type EventAccreditationStatus, WAITING_STATUSES } from '@press-room/contract/event-accreditations';
import type { EventLane } from '@press-room/contract/events';
import type { Language } from '@press-room/contract/languages';
import type { Db } from '../../../platform/db/db.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import { accreditationEb as eb, selectAccreditations } from '../queries.ts';

export const accreditationFields = (language: Language): FieldMap => ({
  id: eb.ref('accreditation.id'),
  status: eb.ref('accreditation.status'),
  lane: eb.ref('accreditation.lane'),
  outlet: eb.ref('accreditation.outlet'),
  order_number: eb.ref('accreditation.order_number'),
  'person.last_name': eb.ref('applicant.last_name'),
  'person.first_name': eb.ref('applicant.first_name'),
  'person.email': { address: eb.ref('applicant.email'), keyed: eb.ref('applicant.search_text') },
  'event.name': eb.ref(`event.name_${language}`),
  submitted_at: eb.ref('accreditation.submitted_at'),
  due_at: eb.ref('accreditation.due_at'),
  decided_at: eb.ref('accreditation.decided_at'),
});

/** Pending ones first, by deadline; then the last submitted. */
export const QUEUE_ORDER = [
  {
    by: eb.case().when('accreditation.status', 'in', WAITING_STATUSES).then(0).else(1).end(),
    direction: 'asc' as const,
  },
  {
    by: eb
      .case()
      .when('accreditation.status', 'in', WAITING_STATUSES)
      .then(eb.ref('accreditation.due_at'))
      .else('')
      .end(),
    direction: 'asc' as const,
  },
  { by: eb.ref('accreditation.submitted_at'), direction: 'desc' as const },
  { by: eb.ref('accreditation.id'), direction: 'desc' as const },
];

export interface AccreditationFilter {
  status?: EventAccreditationStatus | 'waiting' | undefined;
  lane?: EventLane | undefined;
  event?: number | undefined;
}

/** Drafts are visible only to their authors. */
export function selectQueue(db: Db, { status, lane, event }: AccreditationFilter) {
  let query = selectAccreditations(db)
    .select('accreditation.id')
    .where('accreditation.status', '!=', 'draft');
  if (status === 'waiting') query = query.where('accreditation.status', 'in', WAITING_STATUSES);
  else if (status !== undefined) query = query.where('accreditation.status', '=', status);
  if (lane !== undefined) query = query.where('accreditation.lane', '=', lane);
  return event === undefined ? query : query.where('accreditation.event_id', '=', event);
}
