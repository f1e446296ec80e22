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

/** Addresses that this server makes and knows again by their signature. */
export interface Links {
  /** Of files, as readers get them. */
  media: MediaLinks;
  /** Of files that the press office sees before readers do. */
  office: MediaLinks;
  /** For the files of a release in a preview. */
  previews: PreviewFileLinks;
  /** Of the files in private feeds. */
  feeds: FeedFileLinks;
  /** That save a file. */
  downloads: DownloadTickets;
  /** Of profile pictures. */
  pictures: MediaLinks;
  /** That are mailed. */
  account: AccountLinks;
  /** Codes that are mailed beside one of them. */
  codes: SignInCodes;
  /** That are mailed to people who need no account. */
  readers: ReaderLinks;
}

/** Dependencies of features; created once by `buildApp`. */
export interface AppContext {
  config: Config;
  database: Database;
  store: FileStore;
  now: () => Date;
  /** How the documents of search are made. */
  indexers: Indexers;
  cache: ContentCache;
  /** Rules for a shared cache in front. */
  shared: SurrogateCache;
  tokens: TokenSettings;
  links: Links;
  addresses: Addresses;
  /** Keyed hashes of suppressed addresses. */
  addressHashes: AddressHashes;
  /** Of what browsers keep of people's drafts, the newest first. */
  draftKeys: readonly Buffer[];
  /** Keeps the secrets of authenticator apps. */
  secretBox: SecretBox;
  /** Keeps the secrets of webhooks. */
  webhookBox: SecretBox;
  /** Makes the handles by which passkeys know their account. */
  passkeyHandleKey: Buffer;
  /** Marks by which replies to messages are known. */
  messageTags: MessageTags;
  /** Marks by which reports of failed deliveries are known. */
  bounceTags: BounceTags;
  limit: LimitGuard;
  /** Sign badges, which doors check without a line. */
  badgeKeys: BadgeKeys;
  /** Counts what readers take. */
  analytics: AnalyticsCounter;
  log: FastifyBaseLogger;
}
