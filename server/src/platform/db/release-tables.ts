import type { Language } from '@press-room/contract/languages';
import type { ReleaseTextField } from '@press-room/contract/release-text';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** Comment of colleagues on a release; without `language` about the whole, or an answer. */
export interface PressReleaseCommentTable {
  id: Generated<number>;
  press_release_id: number;
  parent_id: number | null;
  user_account_id: number | null;
  /** The company whose press office reads it too; null: the association's alone. */
  company_id: number | null;
  /** Empty: its writer was erased. */
  body: string;
  language: Language | null;
  field: ReleaseTextField | null;
  exact: string;
  prefix: string;
  suffix: string;
  created_at: Instant;
  edited_at: Instant | null;
  resolved_at: Instant | null;
  resolved_by: number | null;
}

export interface PressReleaseAttachmentTable {
  press_release_id: number;
  asset_id: number;
  position: number;
  /** Languages whose texts alone brought it, with commas; empty where it hangs there by itself. */
  text_languages: Generated<string>;
}

/** Note to readers about a change. */
export interface PressReleaseCorrectionTable {
  id: Generated<number>;
  press_release_id: number;
  user_account_id: number | null;
  at: Instant;
  note_it: string;
  note_en: string;
}

/** Preview link: the holder of its token can read one unpublished release. */
export interface PressReleasePreviewLinkTable {
  id: Generated<number>;
  press_release_id: number;
  user_account_id: number;
  /** SHA-256 of the token. */
  token_hash: string;
  created_at: Instant;
  expires_at: Instant;
  openings: Generated<number>;
  last_opened_at: Instant | null;
}

/** Pending notification of one person about one release; its text is looked up when it is mailed. */
export interface PressReleaseNoticeTable {
  id: Generated<number>;
  press_release_id: number;
  user_account_id: number;
  /** Null: the press room itself, or an erased account. */
  actor_id: number | null;
  kind: string;
  at: Instant;
  comment_id: number | null;
  /** Version of the release with the note. */
  version: number | null;
  sent_at: Instant | null;
}

/** Result of checking a linked address. */
export interface LinkCheckTable {
  url: string;
  state: 'alive' | 'dead' | 'unknown';
  checked_at: Instant;
}

/** Pending changes of a published release, which readers do not see yet. */
export interface PressReleasePendingTable {
  press_release_id: number;
  /** JSON of the contract's `PendingChanges`. */
  document: string;
  updated_at: Instant;
  updated_by: number | null;
}

/** A picture in a text of a template. */
export interface PressReleaseTemplateFileTable {
  template_id: number;
  asset_id: number;
}

/** Files in pending changes, which count as used. */
export interface PressReleasePendingFileTable {
  press_release_id: number;
  asset_id: number;
}

export interface PressReleaseTemplateTable {
  id: Generated<number>;
  press_group_id: number;
  name: string;
  version: Generated<number>;
  /** JSON of the contract's `templateContentSchema`. */
  document: string;
  updated_at: Instant;
}

/** Readers who opened a release under embargo, or downloaded it or a file of it. */
export interface PressReleaseEmbargoReaderTable {
  press_release_id: number;
  user_account_id: number;
  /** The first time each. */
  opened_at: Instant | null;
  taken_at: Instant | null;
  /** The last time of either. */
  last_at: Instant;
}

/** Who has a release: they copied it, downloaded it or put it into a basket, or have seen what became of one that they were sent. */
export interface PressReleaseTakingTable {
  press_release_id: number;
  user_account_id: number;
  /** The last time; null: they were only sent it. */
  taken_at: Instant | null;
  /** When they first put it into a basket. */
  basketed_at: Instant | null;
  /** Last mail about a change of it. */
  told_at: Instant | null;
  /** Last such mail that a mail server refused or sent back. */
  returned_at: Instant | null;
  /** When they last saw in the press room what became of it. */
  seen_at: Instant | null;
  /** The last of these. */
  last_at: Instant;
}

/** Officers who have a release open in the editor. */
export interface PressReleasePresenceTable {
  press_release_id: number;
  user_account_id: number;
  /** Last heartbeat. */
  at: Instant;
}

/** A passage as a machine proposed it, while nobody has said that they read it. */
export interface MachinePassageTable {
  press_release_id: number;
  language: Language;
  /** The contract's `markPassage`. */
  mark: string;
}

/** Characters that a press group had translated on a day of the office. */
export interface TranslationUseTable {
  press_group_id: number;
  /** `YYYY-MM-DD` */
  day: string;
  characters: number;
}
