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
  /** `toAddressKey` of the address. */
  address_key: Generated<string>;
  name: string;
  /** Language of the sender. */
  language: Language;
  subject: string;
  message: string;
  topic: ContactTopic;
  deadline: Instant | null;
  /** 1: sent during a crisis and about it. */
  is_urgent: Generated<number>;
  created_at: Instant;
  /** When a confirmation was queued, null: none. */
  confirmed_at: Instant | null;
  /** Raised by each office write. */
  version: Generated<number>;
  status: Generated<MessageStatus>;
  assignee_id: number | null;
  answered_at: Instant | null;
}

/** Correspondence of a message. */
export interface MessageLetterTable {
  id: Generated<number>;
  contact_message_id: number;
  /** 1: received. */
  is_received: number;
  /** Officer who sent it. */
  user_account_id: number | null;
  at: Instant;
  /** Address of the correspondent, in lower case. */
  email: string;
  subject: string;
  text: string;
  /** Message-ID, to which replies refer; null: not sent yet. */
  mail_id: string | null;
  sent_at: Instant | null;
  /** 0: received without our tag, assigned only by the number in its subject and its sender. */
  is_marked: Generated<number>;
}

/** Internal note of officers on a message, never mailed. */
interface MessageNoteTable {
  id: Generated<number>;
  contact_message_id: number;
  user_account_id: number | null;
  at: Instant;
  text: string;
}

/**
 * Expiring link to materials: for a letter or a prepared basket of the press office, or the content of a reader's
 * basket. Exactly one of the three is not null.
 */
interface HandoutTable {
  id: Generated<number>;
  message_letter_id: number | null;
  basket_id: number | null;
  prepared_basket_id: Generated<number | null>;
  /** Responsible account; without it the link is invalid. */
  user_account_id: number | null;
  created_at: Instant;
  expires_at: Instant;
  /** When it was ended early. */
  ended_at: Instant | null;
  openings: Generated<number>;
  /** When its page was last opened. */
  opened_at: Generated<Instant | null>;
  takings: Generated<number>;
}

/** Item of a handout: exactly one of the four is not null. */
export interface HandoutItemTable {
  handout_id: number;
  position: number;
  asset_id: number | null;
  press_release_id: number | null;
  magazine_id: number | null;
  press_kit_id: number | null;
  /** Page range of the magazine; both null: all pages. */
  first_page: number | null;
  last_page: number | null;
  /** 1: an officer confirmed that the recipient may have it before publication. */
  is_confirmed: number;
  /** Title and size at the time of the letter. */
  title: string;
  bytes: number;
  takings: Generated<number>;
  /** When it was last downloaded. */
  taken_at: Generated<Instant | null>;
}

/** Reusable answer in both languages; an empty language is not offered. */
interface ReusableAnswerTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  /** Null: for all press groups. */
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
  /** Of the person who reported it, in lower case; can be empty. */
  email: string;
  comment: string;
  user_agent: string;
  created_at: Instant;
  /** Shared by equal reports. */
  failure_id: number | null;
}

/** A failure with one or more reports. */
interface FailureTable {
  id: Generated<number>;
  version: Generated<number>;
  /** `toFailureKey` of its reports. */
  key: string;
  state: Generated<FailureState>;
}

export interface ContactTables {
  contact_message: ContactMessageTable;
  message_letter: MessageLetterTable;
  message_note: MessageNoteTable;
  handout: HandoutTable;
  handout_item: HandoutItemTable;
  reusable_answer: ReusableAnswerTable;
  error_report: ErrorReportTable;
  failure: FailureTable;
}
