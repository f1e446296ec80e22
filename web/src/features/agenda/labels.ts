import type { AppointmentKind } from '@press-room/contract/appointments';
import { m } from '../../paraglide/messages.js';

export const KIND_LABELS: Record<AppointmentKind, () => string> = {
  press_conference: m['agenda.kind.press_conference'],
  tour: m['agenda.kind.tour'],
  briefing: m['agenda.kind.briefing'],
  interview: m['agenda.kind.interview'],
  web_call: m['agenda.kind.web_call'],
};
