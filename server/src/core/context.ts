import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import type { ContentCache } from '../platform/http/content-cache.ts';
import type { LimitGuard } from '../platform/http/rate-limit.ts';
import type { SurrogateCache } from '../platform/http/surrogate-cache.ts';
import type { AccountLinks } from '../platform/signing/account-links.ts';
import type { AddressHashes } from '../platform/signing/address-hashes.ts';
import type { BadgeKeys } from '../platform/signing/badge-keys.ts';
import type { BounceTags } from '../platform/signing/bounce-tags.ts';
import type { DownloadTickets } from '../platform/signing/download-tickets.ts';
import type { FeedFileLinks, MediaLinks, PreviewFileLinks } from '../platform/signing/file-links.ts';
import type { MessageTags } from '../platform/signing/message-tags.ts';
import type { Addresses } from '../platform/signing/network-hash.ts';
import type { ReaderLinks } from '../platform/signing/reader-links.ts';
import type { SecretBox } from '../platform/signing/secret-box.ts';
import type { TokenSettings } from '../platform/signing/session-tokens.ts';
import type { SignInCodes } from '../platform/signing/sign-in-codes.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import type { AnalyticsCounter } from './analytics/counter.ts';
import type { Indexers } from './search/index/indexers.ts';

/** Signers of the addresses that this server creates and later verifies. */
export interface Links {
  /** Files for readers. */
  media: MediaLinks;
  /** Files for the press office, also before readers see them. */
  office: MediaLinks;
  /** Files of a release in a preview. */
  previews: PreviewFileLinks;
  /** Files in private feeds. */
  feeds: FeedFileLinks;
  /** Downloads. */
  downloads: DownloadTickets;
  /** Profile pictures. */
  pictures: MediaLinks;
  /** Mailed links of accounts. */
  account: AccountLinks;
  /** Codes mailed with such a link. */
  codes: SignInCodes;
  /** Mailed links for people without an account. */
  readers: ReaderLinks;
}

/** Dependencies of features; created once by `buildApp`. */
export interface AppContext {
  config: Config;
  database: Database;
  store: FileStore;
  now: () => Date;
  /** Builders of search documents. */
  indexers: Indexers;
  cache: ContentCache;
  /** Rules for shared caches in front of the server. */
  shared: SurrogateCache;
  tokens: TokenSettings;
  links: Links;
  addresses: Addresses;
  /** Keyed hashes of suppressed addresses. */
  addressHashes: AddressHashes;
  /** Keys of drafts that browsers store, newest first. */
  draftKeys: readonly Buffer[];
  /** Encrypts the secrets of authenticator apps. */
  secretBox: SecretBox;
  /** Encrypts the secrets of webhooks. */
  webhookBox: SecretBox;
  /** Derives the user handles of passkeys. */
  passkeyHandleKey: Buffer;
  /** Tags that identify replies to messages. */
  messageTags: MessageTags;
  /** Tags that identify reports of failed deliveries. */
  bounceTags: BounceTags;
  limit: LimitGuard;
  /** Keys that sign badges, which the check-in verifies offline. */
  badgeKeys: BadgeKeys;
  /** Counts downloads, copies and views. */
  analytics: AnalyticsCounter;
  log: FastifyBaseLogger;
}
