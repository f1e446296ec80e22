import type { ContactTopic } from '@press-room/contract/contact';
import type { FailureState } from '@press-room/contract/failures';
import type { Language } from '@press-room/contract/languages';
import type { MessageStatus } from '@press-room/contract/messages';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** Messages to the press office. */
export interface ContactMessageTable {
  id: Generated<number>;
  /** Press group of the site. */
  press_group_id: number | null;
  user_account_id: number | null;
  press_release_id: number | null;
  /** Lower case. */
  email: string;
  /** `toAddressKey` of it. */
  address_key: Generated<string>;
  name: string;
  /** The sender's. */
  language: Language;
  subject: string;
  message: string;
  topic: ContactTopic;
  deadline: Instant | null;
  /** 1: about a crisis that was on. */
  is_urgent: Generated<number>;
  created_at: Instant;
  /** When a confirmation was queued, null: none. */
  confirmed_at: Instant | null;
  /** Grows with each write of the office. */
  version: Generated<number>;
  status: Generated<MessageStatus>;
  assignee_id: number | null;
  answered_at: Instant | null;
}

/** Correspondence of a message. */
export interface MessageLetterTable {
  id: Generated<number>;
  contact_message_id: number;
  /** 1: from outside. */
  is_received: number;
  /** Officer who wrote it. */
  user_account_id: number | null;
  at: Instant;
  /** Of the other side, lower case. */
  email: string;
  subject: string;
  text: string;
  /** Its Message-ID, by which a reply names it; null: not sent yet. */
  mail_id: string | null;
  sent_at: Instant | null;
  /** 0: received without our mark, known by the number in its subject and by its sender alone. */
  is_marked: Generated<number>;
}

/** Internal note of officers on a message, never mailed. */
export interface MessageNoteTable {
  id: Generated<number>;
  contact_message_id: number;
  user_account_id: number | null;
  at: Instant;
  text: string;
}

/**
 * An expiring link to materials: for a letter or a prepared basket chosen by the press office, or the content of a
 * reader's basket. Exactly one of the three is not null.
 */
export interface HandoutTable {
  id: Generated<number>;
  message_letter_id: number | null;
  basket_id: number | null;
  prepared_basket_id: Generated<number | null>;
  /** Responsible account; without it the link is invalid. */
  user_account_id: number | null;
  created_at: Instant;
  expires_at: Instant;
  /** When it was ended before. */
  ended_at: Instant | null;
  openings: Generated<number>;
  /** When its page was opened last. */
  opened_at: Generated<Instant | null>;
  takings: Generated<number>;
}

/** One of the things that a link gives out: exactly one of the four is not null. */
export interface HandoutItemTable {
  handout_id: number;
  position: number;
  asset_id: number | null;
  press_release_id: number | null;
  magazine_id: number | null;
  press_kit_id: number | null;
  /** Of the magazine; both null: all of it. */
  first_page: number | null;
  last_page: number | null;
  /** 1: an officer confirmed that its reader may have it before everybody. */
  is_confirmed: number;
  /** As the letter called it, and how large it was then. */
  title: string;
  bytes: number;
  takings: Generated<number>;
  /** When it was downloaded last. */
  taken_at: Generated<Instant | null>;
}

/** An answer that is used again, in both languages; one that is empty is not offered. */
export interface ReusableAnswerTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  /** Null: for every group. */
  press_group_id: number | null;
  text_en: string;
  text_it: string;
  updated_at: Instant;
}

/** Failures of the web app that readers reported. */
export interface ErrorReportTable {
  id: Generated<number>;
  message: string;
  route: string;
  release: string;
  /** JSON list of texts, oldest first. */
  last_actions: string;
  /** Of who reported it, lower case; may be empty. */
  email: string;
  comment: string;
  user_agent: string;
  created_at: Instant;
  /** Shared by equal reports. */
  failure_id: number | null;
}

/** A failure that was reported once or often. */
export interface FailureTable {
  id: Generated<number>;
  version: Generated<number>;
  /** `toFailureKey` of its reports. */
  key: string;
  state: Generated<FailureState>;
}
