import type { ReleaseAccess } from '@press-room/contract/access';
import type { DigitalSourceType } from '@press-room/contract/admin-assets';
import type { NodeStatus } from '@press-room/contract/admin-press-gallery';
import type { KitStatus } from '@press-room/contract/admin-press-kit';
import type { AssetKind, AssetState, MediaStatus } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import type { MagazineKind } from '@press-room/contract/magazines';
import type { MadeUse } from '@press-room/contract/picture-uses';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './instant.ts';

export interface AssetTable {
  id: Generated<number>;
  kind: Generated<AssetKind>;
  state: Generated<AssetState>;
  /** Message key of the failure. */
  failure: string | null;
  sha256: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Number of pages of a document. */
  pages: number | null;
  /** File name offered for downloads. */
  name: string;
  credit: string;
  copyright: Generated<string>;
  /** Licence terms in one sentence. */
  rights_en: Generated<string>;
  rights_it: Generated<string>;
  caption_en: string;
  caption_it: string;
  alt_en: string;
  alt_it: string;
  /** JSON of texts. */
  keywords: Generated<string>;
  /** `YYYY-MM-DD` */
  taken_on: string | null;
  digital_source_type: DigitalSourceType | null;
  /** Mean colour of a picture, `#rrggbb`. */
  placeholder: string;
  /** JSON of `FocalPoint` and of `Crop`. */
  focal_point: string | null;
  crop: string | null;
  /** Uncropped picture, for editing the crop: never served to readers. */
  whole_sha256: string | null;
  /** First page of a document, as a picture. */
  cover_asset_id: number | null;
  /** Hidden until then, wherever it is attached. */
  embargo_until: Instant | null;
  /** Hidden from then on, wherever it is attached. */
  rights_until: Instant | null;
  press_group_id: number | null;
  /** Company whose press office uploaded it; null: the association. */
  company_id: Generated<number | null>;
  created_by: number | null;
  /** Raised by each office write. */
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant | null;
}

/** A resumable upload. Until it is complete, its bytes are in `DATA_DIR/uploads` under its id. */
export interface AssetUploadTable {
  id: string;
  user_account_id: number;
  /** Company of the library, null: the association. */
  company_id: number | null;
  name: string;
  bytes: number;
  replaces_asset_id: number | null;
  /** Content that it replaces. */
  replaces_sha256: string | null;
  created_at: Instant;
  /** Resulting asset, null: incomplete. */
  asset_id: number | null;
  is_known: number;
  /** Process that holds the exclusive lock, and the expiry of the lock. */
  locked_by: string | null;
  locked_until: Instant | null;
}

export interface AssetRenditionTable {
  asset_id: number;
  media_type: string;
  width: number;
  height: number;
  sha256: string;
  bytes: number;
  /** 1: the original picture, without private metadata. */
  is_original: number;
}

/** A JPEG in the size of `SOCIAL_CUT`, cropped around the focal point. */
export interface AssetSocialCutTable {
  asset_id: number;
  width: number;
  height: number;
  sha256: string;
  bytes: number;
}

/** Page range of a document, named by `nameRange`. */
export type PagesUse = `pages ${string}`;
export type AssetUse = MadeUse | PagesUse;

/**
 * Cached picture for a use, or cached page range of a document; evicted when space runs out and made again on demand.
 */
interface AssetUseTable {
  asset_id: number;
  use: AssetUse;
  /** Hash of source and settings: a different one invalidates the file. */
  basis: string;
  width: number;
  height: number;
  /** Null: it cannot be made. */
  sha256: string | null;
  bytes: number;
  /** Last request. */
  used_at: Instant;
}

/** Files derived from pictures, other than renditions. */
export interface AssetFileTables {
  asset_social_cut: AssetSocialCutTable;
  asset_use: AssetUseTable;
}

/** Text of a page of a document; pages count from 1. */
export interface AssetPageTable {
  asset_id: number;
  page: number;
  text: string;
  /** JPEG of the page; null: not rendered yet. */
  picture_sha256: Generated<string | null>;
}

/** Files of the library that officers gathered under a name, unique within its press group. */
interface AssetCollectionTable {
  id: Generated<number>;
  /** Raised by each office write. */
  version: Generated<number>;
  press_group_id: number;
  name: string;
  updated_at: Instant;
}

interface AssetCollectionFileTable {
  asset_collection_id: number;
  asset_id: number;
}

export interface AssetCollectionTables {
  asset_collection: AssetCollectionTable;
  asset_collection_file: AssetCollectionFileTable;
}

export interface GalleryNodeTable {
  id: Generated<number>;
  parent_id: number | null;
  position: number;
  name_en: string;
  name_it: string;
  status: Generated<NodeStatus>;
  /** Raised by each office write. */
  version: Generated<number>;
  updated_at: Generated<Instant>;
}

/** Columns of content under the visibility rule. */
interface VisibleTable<Status extends string = MediaStatus> {
  id: Generated<number>;
  status: Status;
  access: ReleaseAccess;
  published_at: Instant;
  embargo_until: Instant | null;
  expires_at: Instant | null;
  /** Crisis that hides it from readers. */
  crisis_id: Generated<number | null>;
  /** Computed by the database: start of visibility; null: not visible in the current state. */
  visible_from: GeneratedAlways<Instant | null>;
  /** When the press could first see it and open one of its files; null: not yet. */
  appeared_at: Generated<Instant | null>;
  /** Raised by each office write. */
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface GalleryTable extends VisibleTable {
  gallery_node_id: number;
  /** 1: a branch above is hidden (`settleBranches`). */
  branch_hidden: Generated<number>;
  position: number;
  name_en: string;
  name_it: string;
}

export interface GalleryPictureTable {
  id: Generated<number>;
  gallery_id: number;
  asset_id: number;
  position: number;
}

export interface MagazineTable extends VisibleTable {
  kind: MagazineKind;
  territory: string | null;
  year: number;
  month: number;
  title_en: string;
  title_it: string;
  /** Empty: no issue number. */
  issue_number: Generated<string>;
  document_asset_id: number;
  /** Cover; null: the first page. */
  cover_asset_id: Generated<number | null>;
}

/** A searchable page; its text is in the document. */
export interface MagazinePageTable {
  id: Generated<number>;
  magazine_id: number;
  page: number;
}

export interface PressKitTable extends VisibleTable<KitStatus> {
  press_group_id: number;
  /** Company of the kit, null: the association. */
  company_id: Generated<number | null>;
  year: number;
  title_en: string;
  title_it: string;
}

export interface PressKitFileTable {
  press_kit_id: number;
  asset_id: number;
  position: number;
  /** Null: for readers of all languages. */
  language: Language | null;
  title_en: string;
  title_it: string;
  added_at: Instant;
}

/** A change of state of a kit. */
interface PressKitStepTable {
  id: Generated<number>;
  press_kit_id: number;
  at: Instant;
  /** Null: erased. */
  user_account_id: number | null;
  status: KitStatus;
  /** Note to the reviewer or to the author. */
  note: string;
}

/** Files added after `previous_at` are new to a reader. */
interface PressKitVisitTable {
  user_account_id: number;
  at: Instant;
  previous_at: Instant | null;
}

export interface PressKitTables {
  press_kit: PressKitTable;
  press_kit_file: PressKitFileTable;
  press_kit_step: PressKitStepTable;
  press_kit_visit: PressKitVisitTable;
}

/** Download by a reader, with the ticket in its address. */
export interface DownloadTable {
  id: Generated<number>;
  user_account_id: number | null;
  /** JSON of `DownloadRequest`. */
  request: string;
  name: string;
  media_type: string;
  width: number | null;
  requested_at: Instant;
  /** When the first byte was sent. */
  started_at: Instant | null;
  /** Session that requested it; the address expires with it. */
  session_id: string | null;
  token_version: number | null;
}
