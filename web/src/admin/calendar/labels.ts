import type { CalendarEntry, CalendarKind, CalendarNoun } from '@press-room/contract/calendar';
import type { Permission } from '@press-room/contract/roles';
import { m } from '../../paraglide/messages.js';
import {
  toAppointment,
  toMailing,
  toOfficeEvent,
  toOfficeGallery,
  toOfficeMagazine,
  toOfficePressKit,
  toOfficePressRelease,
} from '../paths.ts';

export const NOUNS: Record<CalendarNoun, () => string> = {
  press_release: m['office.calendar.noun.press_release'],
  gallery: m['office.calendar.noun.gallery'],
  magazine: m['office.calendar.noun.magazine'],
  press_kit: m['office.calendar.noun.press_kit'],
  event: m['office.calendar.noun.event'],
  appointment: m['office.calendar.noun.appointment'],
  mailing: m['office.calendar.noun.mailing'],
};

export const KINDS: Record<CalendarKind, () => string> = {
  published: m['office.calendar.kind.published'],
  scheduled: m['office.calendar.kind.scheduled'],
  embargo: m['office.calendar.kind.embargo'],
  expiry: m['office.calendar.kind.expiry'],
  sending: m['office.calendar.kind.sending'],
  begins: m['office.calendar.kind.begins'],
  ends: m['office.calendar.kind.ends'],
  applications_open: m['office.calendar.kind.applications_open'],
  applications_close: m['office.calendar.kind.applications_close'],
};

export const TO_ONE: Record<CalendarNoun, (id: number) => string> = {
  press_release: toOfficePressRelease,
  gallery: toOfficeGallery,
  magazine: toOfficeMagazine,
  press_kit: toOfficePressKit,
  event: toOfficeEvent,
  appointment: toAppointment,
  mailing: toMailing,
};

export const keyOf = ({ noun, id, kind }: CalendarEntry): string => `${noun} ${id} ${kind}`;

export const titleOf = ({ title, id }: CalendarEntry): string =>
  title || m['office.releases.untitled']({ id });

/** Scheduled entries can be moved by officers with the right to publish. Mailings are planned with their recipients. */
export const canMove = ({ noun, kind }: CalendarEntry, permissions: readonly Permission[]): boolean =>
  kind === 'scheduled' &&
  noun !== 'event' &&
  noun !== 'appointment' &&
  noun !== 'mailing' &&
  permissions.includes(`${noun}.publish`);
