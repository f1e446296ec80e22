import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** A feed that is searched for mentions. Reading it does not raise its version. */
export interface ClippingFeedTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  name_key: string;
  url: string;
  /** The address without parts that do not identify the feed; unique. */
  url_key: string;
  /** Used to space requests to one host. */
  host: string;
  outlet_id: number | null;
  press_group_id: number;
  language: Generated<string>;
  is_active: Generated<number>;
  /** From the last answer, for conditional requests. */
  etag: Generated<string>;
  last_modified: Generated<string>;
  read_at: Instant | null;
  /** When it first answered with a feed. */
  first_read_at: Instant | null;
  next_at: Instant;
  /** One of `FEED_ERRORS`. */
  error: string | null;
  failures: Generated<number>;
  /** JSON list: short digests of the last entries. */
  seen: Generated<string>;
  created_at: Instant;
  updated_at: Instant;
}

/** An article that awaits a decision. */
interface ClippingProposalTable {
  id: Generated<number>;
  version: Generated<number>;
  /** One of `PROPOSAL_STATES`. */
  state: string;
  for_good: Generated<number>;
  /** One of `PROPOSAL_SOURCES`. */
  source: string;
  feed_id: number | null;
  sender_id: number | null;
  press_group_id: number | null;
  headline: string;
  excerpt: Generated<string>;
  author: Generated<string>;
  author_key: Generated<string>;
  /** `YYYY-MM-DD`. */
  published_on: string | null;
  language: Generated<string>;
  outlet_id: number | null;
  url: Generated<string>;
  url_key: Generated<string>;
  /** `url_key`, or the digest of the PDF, while it is pending: each article is pending once. */
  waiting_key: string | null;
  /** Folded headline and excerpt, for search. */
  search_text: string;
  /** JSON: `headline_marks`, `excerpt_marks` and `matches` of the contract. */
  found: string;
  sha256: string | null;
  file_name: Generated<string>;
  file_bytes: Generated<number>;
  file_pages: number | null;
  found_at: Instant;
  clipping_id: number | null;
  merged_into_id: number | null;
  decided_at: Instant | null;
  updated_at: Instant;
}

/** An article that is never proposed again. */
interface ClippingRefusalTable {
  url_key: string;
  at: Instant;
}

export interface ProposalTables {
  clipping_feed: ClippingFeedTable;
  clipping_proposal: ClippingProposalTable;
  clipping_refusal: ClippingRefusalTable;
}
