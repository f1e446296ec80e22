import type { EventAccreditationStatus, OrderRegion } from '@press-room/contract/event-accreditations';
import type { EventLane } from '@press-room/contract/events';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** A fair or another event; retention periods start at its end. */
export interface EventTable {
  id: Generated<number>;
  version: Generated<number>;
  updated_at: Generated<Instant>;
  name_it: string;
  name_en: string;
  place_it: Generated<string>;
  place_en: Generated<string>;
  /** Sanitised HTML that closes every release of the event. */
  about_it: Generated<string>;
  about_en: Generated<string>;
  /** `YYYY-MM-DD`, both days included. */
  starts_on: string;
  ends_on: string;
  applications_from: Instant | null;
  applications_until: Instant | null;
  decision_days: Generated<number>;
  criteria_journalist_it: Generated<string>;
  criteria_journalist_en: Generated<string>;
  criteria_photographer_it: Generated<string>;
  criteria_photographer_en: Generated<string>;
  criteria_creator_it: Generated<string>;
  criteria_creator_en: Generated<string>;
  criteria_company_press_office_it: Generated<string>;
  criteria_company_press_office_en: Generated<string>;
}

/** Application of one person for one event, with its result. */
export interface EventAccreditationTable {
  id: Generated<number>;
  version: Generated<number>;
  updated_at: Instant;
  event_id: number;
  user_account_id: number;
  status: EventAccreditationStatus;
  lane: EventLane;
  outlet: string;
  order_number: string;
  order_region: OrderRegion | null;
  website: string;
  remark: string;
  submitted_at: Instant | null;
  due_at: Instant | null;
  decided_at: Instant | null;
  /** Null: not decided, or the officer's account was erased. */
  decided_by: number | null;
  reason: Generated<string>;
  appeal: Generated<string>;
  appealed_at: Instant | null;
  /** Of the badge; kept when it is revoked. */
  badge_code: string | null;
}

/** A file that proves the claim of an application. */
export interface EventAccreditationProofTable {
  id: Generated<number>;
  event_accreditation_id: number;
  /** Of the file in the store. */
  sha256: string;
  name: string;
  media_type: string;
  bytes: number;
  created_at: Instant;
}

/** Admission of a person at an entrance. */
interface BadgeEntryTable {
  id: Generated<number>;
  event_accreditation_id: number;
  /** Key from the device: a repeated entry counts once. */
  key: string;
  at: Instant;
  /** Account of the staff member at the entrance. */
  user_account_id: number | null;
}

export interface FairTables {
  event: EventTable;
  event_accreditation: EventAccreditationTable;
  event_accreditation_proof: EventAccreditationProofTable;
  badge_entry: BadgeEntryTable;
}
