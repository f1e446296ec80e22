import type { EventAccreditationStatus } from '@press-room/contract/event-accreditations';
import type { EventLane } from '@press-room/contract/events';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { formatInstant } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

export const LANE_LABELS: Record<EventLane, () => string> = {
  journalist: m['office.fair.lane.journalist'],
  photographer: m['office.fair.lane.photographer'],
  creator: m['office.fair.lane.creator'],
  company_press_office: m['office.fair.lane.company_press_office'],
};

/** `live`: accepted. `wait`: pending. `stop`: ended without success. */
export const STATUS_LABELS: Record<
  EventAccreditationStatus,
  { kind: 'plain' | 'live' | 'wait' | 'stop'; label: () => string }
> = {
  draft: { kind: 'plain', label: m['office.fair.status.draft'] },
  submitted: { kind: 'wait', label: m['office.fair.status.submitted'] },
  question: { kind: 'wait', label: m['office.fair.status.question'] },
  appealed: { kind: 'wait', label: m['office.fair.status.appealed'] },
  approved: { kind: 'live', label: m['office.fair.status.approved'] },
  refused: { kind: 'stop', label: m['office.fair.status.refused'] },
  revoked: { kind: 'stop', label: m['office.fair.status.revoked'] },
};

/** An instant as part of a sentence, with the Italian article: `l’8 marzo`. */
export function onInstant(instant: string): string {
  const text = formatInstant(instant, OFFICE_ZONE);
  if (getLocale() !== 'it') return text;
  return /^(?:8|11) /.test(text) ? `l’${text}` : `il ${text}`;
}
