import type { Language } from '@press-room/contract/languages';
import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';
import type { ProposalTables } from './proposal-tables.ts';

/** Article, broadcast or post by an outlet. */
interface ClippingTable {
  id: Generated<number>;
  /** Raised by each office write. */
  version: Generated<number>;
  press_group_id: number;
  /** One of `CLIPPING_KINDS`. */
  kind: string;
  headline: string;
  outlet_id: number;
  /** As printed. */
  author: Generated<string>;
  /** Folded, for search and erasure. */
  author_key: Generated<string>;
  contact_id: number | null;
  /** `YYYY-MM-DD`. */
  published_on: string;
  edition: Generated<string>;
  page: Generated<string>;
  url: Generated<string>;
  /** The address without parts that do not identify the article; empty: no address. */
  url_key: Generated<string>;
  picture_url: Generated<string>;
  excerpt: Generated<string>;
  /** Folded headline and excerpt, for search. */
  search_text: string;
  language: Generated<string>;
  tone: Generated<string>;
  /** Null: the reach of the outlet. */
  reach: number | null;
  /** In square centimetres. */
  space: number | null;
  seconds: number | null;
  /** One of `CLIPPING_LICENCES`. */
  licence: string;
  /** Last day, `YYYY-MM-DD`. */
  licensed_until: string | null;
  file_asset_id: number | null;
  created_at: Instant;
  updated_at: Instant;
}

/** An edition of the press review. */
interface PressReviewTable {
  id: Generated<number>;
  version: Generated<number>;
  press_group_id: number;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  introduction: Generated<string>;
  language: Language;
  /** One of `REVIEW_STATES`. */
  state: string;
  published_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface ClippingTables extends ProposalTables {
  clipping: ClippingTable;
  clipping_company: { clipping_id: number; company_id: number };
  clipping_release: { clipping_id: number; press_release_id: number };
  clipping_picture: { clipping_id: number; asset_id: number; position: number };
  press_review: PressReviewTable;
  /** Last PDF of an edition; `basis`: hash of its content. */
  press_review_file: { press_review_id: number; basis: string; sha256: string };
  /** `section`: one of `REVIEW_SECTIONS`; `position` counts across the whole edition. */
  press_review_clipping: { press_review_id: number; clipping_id: number; section: string; position: number };
}
