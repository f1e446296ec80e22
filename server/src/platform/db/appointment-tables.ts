import type { ReleaseAccess } from '@press-room/contract/access';
import type { AnswerState } from '@press-room/contract/appointment-answers';
import type {
  AppointmentAdmission,
  AppointmentKind,
  AppointmentStatus,
} from '@press-room/contract/appointments';
import type { Language } from '@press-room/contract/languages';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './instant.ts';

/** A press conference, a tour, an interview or another appointment of the press office. */
export interface AppointmentTable {
  id: Generated<number>;
  /** Raised by each office write. */
  version: Generated<number>;
  press_group_id: number;
  event_id: number | null;
  kind: AppointmentKind;
  status: AppointmentStatus;
  admission: AppointmentAdmission;
  title_it: string;
  title_en: string;
  description_it: string;
  description_en: string;
  place_it: string;
  place_en: string;
  notice_it: string;
  notice_en: string;
  link: string;
  /** ISO 639-1, comma separated. */
  languages: string;
  starts_at: Instant;
  ends_at: Instant;
  /** Null: no limit. */
  capacity: number | null;
  /** Of the calendar entry (RFC 5545). */
  sequence: Generated<number>;
  published_at: Instant | null;
  /** Computed by the database for the visibility rule. Null: a draft, or for invited people only. */
  visible_from: GeneratedAlways<Instant | null>;
  expires_at: GeneratedAlways<Instant>;
  access: GeneratedAlways<ReleaseAccess>;
  created_at: Instant;
  updated_at: Instant;
}

/** A person who was invited or who answered. */
export interface AppointmentAnswerTable {
  id: Generated<number>;
  appointment_id: number;
  contact_id: number | null;
  user_account_id: number | null;
  email: string;
  name: string;
  outlet: string;
  language: Language;
  state: AnswerState;
  /** At most one person has a slot. */
  slot_id: number | null;
  /** Some of `APPOINTMENT_NEEDS`, comma separated. */
  needs: Generated<string>;
  needs_note: Generated<string>;
  /** Answer of the colleague who sent this person. */
  colleague_of: number | null;
  /** In the QR code. */
  code: string;
  /** Raised by each change of state and slot; part of the sequence of the person's calendar entry. */
  revision: Generated<number>;
  /** Orders the waiting list. */
  waiting_since: Instant | null;
  /** When the personal link was last sent on request. */
  asked_at: Instant | null;
  answered_at: Instant | null;
  entered_at: Instant | null;
  created_at: Instant;
}

export interface AppointmentTables {
  appointment: AppointmentTable;
  appointment_host: { appointment_id: number; contact_id: number; position: number };
  /** A time slot for one person. */
  appointment_slot: {
    id: Generated<number>;
    appointment_id: number;
    starts_at: Instant;
    ends_at: Instant;
  };
  appointment_release: { appointment_id: number; press_release_id: number; position: number };
  appointment_answer: AppointmentAnswerTable;
  appointment_kit: { appointment_id: number; press_kit_id: number; position: number };
}
