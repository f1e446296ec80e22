import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { AccountLinks } from './features/account/links.ts';
import type { Addresses } from './features/account/sign-in/addresses.ts';
import type { TokenSettings } from './features/account/tokens.ts';
import type { BadgeKeys } from './features/accreditations/badges/keys.ts';
import type { FeedFileLinks, MediaLinks, PreviewFileLinks } from './features/assets/links.ts';
import type { DownloadTickets } from './features/downloads/tickets.ts';
import type { FigureCounter } from './features/figures/counting/counter.ts';
import type { MessageTags } from './features/messages/tags.ts';
import type { SecretBox } from './features/second-factor/totp/secret-box.ts';
import type { ContentCache } from './http/content-cache.ts';
import type { LimitGuard } from './http/rate-limit.ts';
import type { SharedCopies } from './http/shared-copies.ts';
import type { Indexers } from './search/indexers.ts';
import type { FileStore } from './storage/file-store.ts';

/** Addresses that this server makes and knows again by their signature. */
export interface Links {
  /** Of files, as readers get them. */
  media: MediaLinks;
  /** Of files that the press office sees before readers do. */
  office: MediaLinks;
  /** Of the files of a release, for who has a preview link. */
  previews: PreviewFileLinks;
  /** Of the files in private feeds. */
  feeds: FeedFileLinks;
  /** That save a file. */
  downloads: DownloadTickets;
  /** Of profile pictures. */
  pictures: MediaLinks;
  /** That are mailed. */
  account: AccountLinks;
}

/** What features are handed; made once by `buildApp`. */
export interface AppContext {
  config: Config;
  database: Database;
  store: FileStore;
  now: () => Date;
  /** How the documents of search are made. */
  indexers: Indexers;
  cache: ContentCache;
  /** What a shared cache in front may keep. */
  shared: SharedCopies;
  tokens: TokenSettings;
  links: Links;
  addresses: Addresses;
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
  limit: LimitGuard;
  /** Sign badges, which doors check without a line. */
  badgeKeys: BadgeKeys;
  /** Counts what readers take. */
  figures: FigureCounter;
  log: FastifyBaseLogger;
}
