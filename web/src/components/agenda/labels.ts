import type { AppointmentNeed } from '@press-room/contract/appointment-answers';
import type { AppointmentKind } from '@press-room/contract/appointments';
import { joinWords, languageName } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

export const KIND_LABELS: Record<AppointmentKind, () => string> = {
  press_conference: m['agenda.kind.press_conference'],
  tour: m['agenda.kind.tour'],
  briefing: m['agenda.kind.briefing'],
  interview: m['agenda.kind.interview'],
  web_call: m['agenda.kind.web_call'],
};

export const NEED_LABELS: Record<AppointmentNeed, () => string> = {
  interpreter: m['agenda.need.interpreter'],
  wheelchair: m['agenda.need.wheelchair'],
  camera: m['agenda.need.camera'],
};

/** `in Italian and English`; empty if no language is set. */
export const describeLanguages = (languages: readonly string[]): string =>
  languages.length === 0
    ? ''
    : m['agenda.spoken']({ languages: joinWords(languages.map((code) => languageName(code))) });
