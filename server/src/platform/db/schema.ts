import type { ReleaseAccess } from '@press-room/contract/access';
import type { Language } from '@press-room/contract/languages';
import type { GroupTheme } from '@press-room/contract/press-groups';
import type { ReleaseStatus, TextStatus } from '@press-room/contract/press-releases';
import type { ReleaseText } from '@press-room/contract/release-text';
import type { Generated, GeneratedAlways } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { FairTables } from './accreditation-tables.ts';
import type { BackupTable } from './backup-tables.ts';
import type { CompanyTables } from './company-tables.ts';
import type { ContactTables } from './contact-tables.ts';
import type { CrisisTables } from './crisis-tables.ts';
import type { FactorTables } from './factor-tables.ts';
import type { FigureTables } from './figure-tables.ts';
import type { ImportTables } from './import-tables.ts';
import type { Instant } from './instant.ts';
import type {
  AssetCollectionTables,
  AssetFileTables,
  AssetPageTable,
  AssetRenditionTable,
  AssetTable,
  AssetUploadTable,
  DownloadTable,
  GalleryNodeTable,
  GalleryPictureTable,
  GalleryTable,
  MagazinePageTable,
  MagazineTable,
  PressKitTables,
} from './media-tables.ts';
import type { PressGroupHostTable } from './press-group-tables.ts';
import type { ReachTables } from './reach-tables.ts';
import type { ReleaseTables } from './release-tables.ts';
import type { RightsTables } from './rights-tables.ts';
import type { SectorTables } from './sector-tables.ts';
import type { WorkTables } from './work-tables.ts';

export interface PressGroupTable {
  id: Generated<number>;
  name: string;
  theme: GroupTheme;
  tagline_en: string;
  tagline_it: string;
  /** Sanitised HTML that closes every release of the group. */
  boilerplate_en: string;
  boilerplate_it: string;
  /** JSON of `StoredOffice`. */
  office: string | null;
  /** JSON of the contract's `groupColoursSchema`; null: colours of the theme. */
  colours: string | null;
  logo_asset_id: number | null;
  /** 1: publishing requires a second person. */
  four_eyes: Generated<number>;
  shows_clippings: Generated<number>;
  /** Hour in Rome, ISO weekdays such as `12345`, and the last day with a press review. */
  review_hour: number | null;
  review_days: Generated<string>;
  review_begun_on: Generated<string>;
  /** Raised by each office write. */
  version: Generated<number>;
  updated_at: Generated<Instant>;
}

export interface PressReleaseTable {
  id: Generated<number>;
  press_group_id: number;
  /** Issuing company; null: the association. */
  company_id: Generated<number | null>;
  brand_id: Generated<number | null>;
  event_id: Generated<number | null>;
  hall: Generated<string>;
  stand: Generated<string>;
  status: ReleaseStatus;
  access: ReleaseAccess;
  /** `YYYY-MM-DD`; `year` and `month` repeat it for filters and indexes. */
  date: string;
  year: number;
  month: number;
  publish_at: Instant | null;
  embargo_until: Instant | null;
  expires_at: Instant | null;
  /** Last day, `YYYY-MM-DD`, on which it leads Home of its press group; null: the newest release leads. */
  lead_until: Generated<string | null>;
  /** Published languages in the order of `LANGUAGES`, comma separated; empty: nothing to read. */
  languages: string;
  /** Crisis that hides it from readers; its status is `scheduled`. */
  crisis_id: Generated<number | null>;
  /** Computed by the database: start of visibility; null: not visible in the current state. */
  visible_from: GeneratedAlways<Instant | null>;
  /** The same for accredited readers who accepted the embargo terms: earlier if there is an embargo. */
  press_from: GeneratedAlways<Instant | null>;
  hero_asset_id: number | null;
  /** JSON list of `StoredContact`. */
  contacts: string;
  /** JSON list of keys of about texts; null: the default ones. */
  boilerplates: Generated<string | null>;
  /** Raised by each office write. */
  version: Generated<number>;
  /** Null: loaded by a document, or erased. */
  created_by: Generated<number | null>;
  /** Officer responsible for it. */
  assignee_id: Generated<number | null>;
  /** Due day, `YYYY-MM-DD`; null: none. */
  due_on: Generated<string | null>;
  /** Start of the withdrawal notice for readers who could see it; null: never visible, or visible again. */
  withdrawn_at: Generated<Instant | null>;
  /** 1: withdrawn under embargo; only readers who read it are informed. */
  withdrawn_under_embargo: Generated<number>;
  withdrawal_it: Generated<string>;
  withdrawal_en: Generated<string>;
  /** When the last announced withdrawal was undone; null: never. */
  reinstated_at: Generated<Instant | null>;
  /** Time of the last correction. */
  corrected_at: Generated<Instant | null>;
  /** When a write last made it visible to more readers; null: visible by `visible_from` alone, or loaded. */
  appeared_at: Generated<Instant | null>;
  created_at: Instant;
  updated_at: Instant;
}

export interface PressReleaseTextTable extends ReleaseText {
  press_release_id: number;
  language: Language;
  status: TextStatus;
  /** Last office write; null: loaded by a document. */
  updated_at: Instant | null;
  updated_by: number | null;
  /** Since when the text in the other language is newer. */
  outdated_since: Instant | null;
  /** JSON of the other language's earlier text. */
  outdated_from: Generated<string | null>;
  /** Language that already had a title when this text was started. */
  translated_from: Language | null;
}

/** A stored version of a release. */
export interface PressReleaseVersionTable {
  id: Generated<number>;
  press_release_id: number;
  version: number;
  at: Instant;
  user_account_id: number | null;
  /** Company of the release at that time. */
  company_id: Generated<number | null>;
  status: ReleaseStatus;
  note: string;
  /** 1: a change of status; later edits start a new version. */
  is_transition: number;
  /** 1: contains changes that readers did not see at that time. */
  is_pending: Generated<number>;
  /** JSON of the contract's `releaseContentSchema`. */
  document: string;
}

/** Document of a release, a gallery's picture, a magazine's page or a kit; the engine has its own full-text index. */
interface SearchDocumentTable {
  /** Id of that row. */
  document_id: number;
  /** Date and id in one number (`toSortKey`). */
  sort_key: number;
  /** `SEARCH_VERSION` that the document was built with. */
  version: number;
}

/** Vocabulary for search suggestions. */
interface SearchWordTable {
  folded: string;
  language: Language;
  /** Lower case, accents kept. */
  word: string;
  /** Last letters of `folded`. */
  tail: string;
  length: number;
}

/** Pictures of a release in addition to its hero picture. */
export interface PressReleasePictureTable {
  press_release_id: number;
  asset_id: number;
  position: number;
  /** Languages whose text alone added it, with commas; empty if it was attached separately. */
  text_languages: Generated<string>;
}

export interface Schema
  extends AccountTables,
    AssetCollectionTables,
    AssetFileTables,
    CompanyTables,
    ContactTables,
    CrisisTables,
    FactorTables,
    FairTables,
    FigureTables,
    ImportTables,
    PressKitTables,
    ReachTables,
    ReleaseTables,
    RightsTables,
    SectorTables,
    WorkTables {
  press_group: PressGroupTable;
  press_group_host: PressGroupHostTable;
  press_release: PressReleaseTable;
  press_release_text: PressReleaseTextTable;
  press_release_version: PressReleaseVersionTable;
  release_search: SearchDocumentTable;
  picture_search: SearchDocumentTable;
  magazine_page_search: SearchDocumentTable;
  press_kit_search: SearchDocumentTable;
  company_search: SearchDocumentTable;
  clipping_search: SearchDocumentTable;
  search_word: SearchWordTable;
  asset: AssetTable;
  asset_rendition: AssetRenditionTable;
  asset_page: AssetPageTable;
  asset_upload: AssetUploadTable;
  gallery_node: GalleryNodeTable;
  gallery: GalleryTable;
  gallery_picture: GalleryPictureTable;
  magazine: MagazineTable;
  magazine_page: MagazinePageTable;
  press_release_picture: PressReleasePictureTable;
  download: DownloadTable;
  backup: BackupTable;
}
