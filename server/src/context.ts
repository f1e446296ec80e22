import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { ACCOUNT_PICTURE_FOLDER } from './core/account/profile/picture.ts';
import { AnalyticsCounter } from './core/analytics/counter.ts';
import type { AppContext, Links } from './core/context.ts';
import { findNextBoundary } from './core/visibility/boundaries.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { ContentCache } from './platform/http/content-cache.ts';
import type { HttpLimits } from './platform/http/http-limits.ts';
import { createLimitGuard } from './platform/http/rate-limit.ts';
import { createSurrogateCache } from './platform/http/surrogate-cache.ts';
import { deriveKey, deriveKeys } from './platform/process/secrets.ts';
import { createAccountLinks } from './platform/signing/account-links.ts';
import { createAddressHashes } from './platform/signing/address-hashes.ts';
import { createBadgeKeys } from './platform/signing/badge-keys.ts';
import { createBounceTags } from './platform/signing/bounce-tags.ts';
import { createDownloadTickets } from './platform/signing/download-tickets.ts';
import {
  createFeedFileLinks,
  createMediaLinks,
  createPreviewFileLinks,
} from './platform/signing/file-links.ts';
import { createMessageTags } from './platform/signing/message-tags.ts';
import { createAddresses } from './platform/signing/network-hash.ts';
import { createReaderLinks } from './platform/signing/reader-links.ts';
import { createSecretBox } from './platform/signing/secret-box.ts';
import { createSignInCodes } from './platform/signing/sign-in-codes.ts';
import type { FileStore } from './platform/storage/file-store.ts';
import { INDEXERS } from './search-corpora.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  store: FileStore;
  secret: string;
  now: () => Date;
  /** Folder of the built web app; if it is missing, the app is not served. */
  webRoot: string;
  logger: FastifyServerOptions['logger'];
  /** Tests use shorter limits. */
  limits?: HttpLimits;
}

/** Dependencies of all features. */
export function buildContext(
  { config, database, store, secret, now }: AppOptions,
  app: FastifyInstance,
): AppContext {
  const nextBoundary = (instant: Date): Promise<number> => findNextBoundary(database.db, instant);
  const cache = new ContentCache({ database, now, nextBoundary });
  const keysFor = (purpose: string): [Buffer, ...Buffer[]] => deriveKeys(secret, config, purpose);
  const encode = (key: string): Uint8Array => new TextEncoder().encode(key);
  return {
    config,
    database,
    store,
    indexers: INDEXERS,
    now,
    log: app.log,
    links: buildLinks({ config, secret, now }),
    secretBox: createSecretBox(keysFor('second-factor')),
    webhookBox: createSecretBox(keysFor('webhook')),
    passkeyHandleKey: deriveKey(secret, 'passkey-handle'),
    addresses: createAddresses(deriveKey(secret, 'address')),
    addressHashes: createAddressHashes(keysFor('suppression')),
    draftKeys: keysFor('draft'),
    messageTags: createMessageTags(keysFor('message')),
    bounceTags: createBounceTags(keysFor('bounce')),
    badgeKeys: createBadgeKeys(keysFor('badge')),
    limit: createLimitGuard(database.db, {
      isOn: config.RATE_LIMITS,
      now,
      secret: deriveKey(secret, 'rate limit'),
    }),
    tokens: {
      keys: [encode(secret), ...(config.SECRET_KEY_OLD ?? []).map(encode)],
      lifetimeSeconds: config.TOKEN_LIFETIME,
      refreshWindowSeconds: config.REFRESH_WINDOW,
    },
    analytics: createAnalyticsCounter(app, { database, now }),
    cache,
    shared: createSurrogateCache({ cache, database, now }),
  };
}

/** Pending counts are written when the server closes. */
function createAnalyticsCounter(
  app: FastifyInstance,
  { database, now }: Pick<AppOptions, 'database' | 'now'>,
): AnalyticsCounter {
  const analytics = new AnalyticsCounter({ database, now, log: app.log });
  app.addHook('onClose', () => analytics.close());
  return analytics;
}

function buildLinks({ config, secret, now }: Pick<AppOptions, 'config' | 'secret' | 'now'>): Links {
  return {
    media: createMediaLinks(deriveKey(secret, 'media'), now),
    office: createMediaLinks(deriveKey(secret, 'office'), now),
    previews: createPreviewFileLinks(deriveKey(secret, 'preview'), now),
    feeds: createFeedFileLinks(deriveKey(secret, 'feed')),
    downloads: createDownloadTickets(deriveKey(secret, 'download')),
    pictures: createMediaLinks(deriveKey(secret, 'picture'), now, ACCOUNT_PICTURE_FOLDER),
    account: createAccountLinks({
      secrets: [secret, ...(config.SECRET_KEY_OLD ?? [])],
      publicUrl: config.PUBLIC_URL,
      now,
    }),
    codes: createSignInCodes(deriveKeys(secret, config, 'sign-in code'), now),
    readers: createReaderLinks(deriveKeys(secret, config, 'reader link'), config.PUBLIC_URL),
  };
}
