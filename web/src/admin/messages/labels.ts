import type {
  DeadlineFilter,
  HandoutKind,
  MessageLetter,
  MessageStatus,
} from '@press-room/contract/messages';
import type { PreparedState } from '@press-room/contract/prepared-baskets';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from '../components/page/status-chip.tsx';

export const STATUSES: Record<MessageStatus, { kind: StatusKind; label: () => string }> = {
  open: { kind: 'wait', label: m['office.messages.status.open'] },
  answered: { kind: 'live', label: m['office.messages.status.answered'] },
  closed: { kind: 'plain', label: m['office.messages.status.closed'] },
};

export const LETTER_STATES: Record<MessageLetter['state'], { kind: StatusKind; label: () => string }> = {
  waiting: { kind: 'wait', label: m['office.messages.letter.waiting'] },
  sent: { kind: 'live', label: m['office.messages.letter.sent'] },
  failed: { kind: 'stop', label: m['office.messages.letter.failed'] },
  received: { kind: 'plain', label: m['office.messages.letter.received'] },
};

export const DEADLINES: Record<DeadlineFilter, () => string> = {
  overdue: m['office.messages.deadline.overdue'],
  soon: m['office.messages.deadline.soon'],
  any: m['office.messages.deadline.any'],
};

export const PREPARED_STATE_NAMES: Record<PreparedState, { kind: StatusKind; label: () => string }> = {
  unopened: { kind: 'wait', label: m['office.prepared.unopened'] },
  opened: { kind: 'plain', label: m['office.prepared.opened'] },
  taken: { kind: 'live', label: m['office.prepared.taken'] },
};

export const KIND_NAMES: Record<HandoutKind, () => string> = {
  asset: m['office.messages.kindPicture'],
  press_release: m['office.messages.kindRelease'],
  magazine: m['office.messages.kindMagazine'],
  press_kit: m['office.messages.kindKit'],
};
