import type { Language } from '@press-room/contract/languages';
import type { ReleaseTextField } from '@press-room/contract/release-text';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** Comment of colleagues on a release; without `language`: about the whole release, or a reply. */
export interface PressReleaseCommentTable {
  id: Generated<number>;
  press_release_id: number;
  parent_id: number | null;
  user_account_id: number | null;
  /** Company whose press office can read it; null: only the association. */
  company_id: number | null;
  /** Empty: its author was erased. */
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

interface PressReleaseAttachmentTable {
  press_release_id: number;
  asset_id: number;
  position: number;
  /** Languages whose texts contain it, comma separated; empty: attached directly. */
  text_languages: Generated<string>;
}

/** Note to readers about a change. */
interface PressReleaseCorrectionTable {
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

/** Pending notice to one person about one release; its text is looked up when it is mailed. */
interface PressReleaseNoticeTable {
  id: Generated<number>;
  press_release_id: number;
  user_account_id: number;
  /** Null: the system, or an erased account. */
  actor_id: number | null;
  kind: string;
  at: Instant;
  comment_id: number | null;
  /** Version of the release that contains the note. */
  version: number | null;
  sent_at: Instant | null;
}

/** Result of checking a linked address. */
interface LinkCheckTable {
  url: string;
  state: 'alive' | 'dead' | 'unknown';
  checked_at: Instant;
}

/** Pending changes of a published release, which readers do not see yet. */
interface PressReleasePendingTable {
  press_release_id: number;
  /** JSON of the contract's `PendingChanges`. */
  document: string;
  updated_at: Instant;
  updated_by: number | null;
}

/** A picture in a text of a template. */
interface PressReleaseTemplateFileTable {
  template_id: number;
  asset_id: number;
}

/** Files in pending changes; they count as in use. */
interface PressReleasePendingFileTable {
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

/** Readers who opened or downloaded a release under embargo, or one of its files. */
interface PressReleaseEmbargoReaderTable {
  press_release_id: number;
  user_account_id: number;
  /** First time of each. */
  opened_at: Instant | null;
  taken_at: Instant | null;
  /** Last time of either. */
  last_at: Instant;
}

/**
 * Readers who have a release: they copied or downloaded it, put it into a basket, or saw the outcome of one that was
 * sent to them.
 */
interface PressReleaseTakingTable {
  press_release_id: number;
  user_account_id: number;
  /** Last time; null: the release was only sent to them. */
  taken_at: Instant | null;
  /** When they first put it into a basket. */
  basketed_at: Instant | null;
  /** Last mail about a change of the release. */
  told_at: Instant | null;
  /** Last such mail that a mail server refused or returned. */
  returned_at: Instant | null;
  /** When they last saw the release's outcome in the press room. */
  seen_at: Instant | null;
  /** Latest of these instants. */
  last_at: Instant;
}

/** Officers who have a release open in the editor. */
interface PressReleasePresenceTable {
  press_release_id: number;
  user_account_id: number;
  /** Last heartbeat. */
  at: Instant;
}

/** A passage proposed by machine translation that nobody has confirmed yet. */
export interface MachinePassageTable {
  press_release_id: number;
  language: Language;
  /** `markPassage` of the contract. */
  mark: string;
}

/** Characters that a press group had translated on a day. */
export interface TranslationUseTable {
  press_group_id: number;
  /** `YYYY-MM-DD` */
  day: string;
  characters: number;
}

export interface ReleaseTables {
  press_release_attachment: PressReleaseAttachmentTable;
  press_release_presence: PressReleasePresenceTable;
  press_release_comment: PressReleaseCommentTable;
  press_release_correction: PressReleaseCorrectionTable;
  press_release_embargo_reader: PressReleaseEmbargoReaderTable;
  press_release_pending: PressReleasePendingTable;
  press_release_pending_file: PressReleasePendingFileTable;
  press_release_preview_link: PressReleasePreviewLinkTable;
  press_release_notice: PressReleaseNoticeTable;
  press_release_taking: PressReleaseTakingTable;
  press_release_template: PressReleaseTemplateTable;
  press_release_template_file: PressReleaseTemplateFileTable;
  link_check: LinkCheckTable;
}
