import type { AnswerState } from '@press-room/contract/appointment-answers';
import type {
  AppointmentAdmission,
  AppointmentStatus,
  OfficeAppointment,
} from '@press-room/contract/appointments';
import { KIND_LABELS } from '../../components/agenda/labels.ts';
import { labelOf } from '../../lib/labels.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from '../components/page/status-chip.tsx';

export const STATUSES: Record<AppointmentStatus, { kind: StatusKind; label: () => string }> = {
  draft: { kind: 'plain', label: m['office.agenda.status.draft'] },
  published: { kind: 'live', label: m['office.agenda.status.published'] },
  cancelled: { kind: 'stop', label: m['office.agenda.status.cancelled'] },
};

export const ADMISSIONS: Record<AppointmentAdmission, () => string> = {
  public: m['office.agenda.admission.public'],
  press: m['office.agenda.admission.press'],
  invited: m['office.agenda.admission.invited'],
  accredited: m['office.agenda.admission.accredited'],
};

export const ANSWERS_SHOWN: Record<AnswerState, { kind: StatusKind; label: () => string }> = {
  confirmed: { kind: 'live', label: m['office.agenda.answer.confirmed'] },
  waiting: { kind: 'wait', label: m['office.agenda.answer.waiting'] },
  remote: { kind: 'live', label: m['office.agenda.answer.remote'] },
  declined: { kind: 'plain', label: m['office.agenda.answer.declined'] },
  invited: { kind: 'plain', label: m['office.agenda.answer.invited'] },
};

/** Its title, else its kind. */
export const titleOf = ({ title, kind }: Pick<OfficeAppointment, 'title' | 'kind'>): string =>
  ownWords(title) || labelOf(KIND_LABELS, kind);
