import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { AccountLinks } from './features/account/links.ts';
import type { Addresses } from './features/account/sign-in/addresses.ts';
import type { TokenSettings } from './features/account/tokens.ts';
import type { MediaLinks } from './features/assets/links.ts';
import type { DownloadTickets } from './features/downloads/tickets.ts';
import type { ContentCache } from './http/content-cache.ts';
import type { LimitGuard } from './http/rate-limit.ts';
import type { FileStore } from './storage/file-store.ts';

/** What features are handed; made once by `buildApp`. */
export interface AppContext {
  config: Config;
  database: Database;
  store: FileStore;
  now: () => Date;
  cache: ContentCache;
  tokens: TokenSettings;
  links: MediaLinks;
  /** Addresses of files that the press office sees before readers do. */
  officeLinks: MediaLinks;
  /** Addresses that save a file. */
  downloadTickets: DownloadTickets;
  /** Addresses of profile pictures. */
  pictureLinks: MediaLinks;
  /** Signed links that are mailed. */
  accountLinks: AccountLinks;
  addresses: Addresses;
  limit: LimitGuard;
  log: FastifyBaseLogger;
}
