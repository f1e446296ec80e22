import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import type { AppContext, Links } from './context.ts';
import type { Database } from './db/database.ts';
import { notFound } from './errors.ts';
import { createAccountLinks } from './features/account/links.ts';
import { ACCOUNT_PICTURE_FOLDER, serveAccountPictures } from './features/account/profile/picture.ts';
import { accountResources } from './features/account/routes.ts';
import { authenticate } from './features/account/service.ts';
import { createAddresses } from './features/account/sign-in/addresses.ts';
import { createBadgeKeys } from './features/accreditations/badges/keys.ts';
import { doorResources } from './features/accreditations/door/routes.ts';
import { officeAccreditationResources } from './features/accreditations/office/routes.ts';
import { ownAccreditationResources } from './features/accreditations/own/routes.ts';
import { assetResources } from './features/assets/intake/routes.ts';
import { createFeedFileLinks, createMediaLinks, createPreviewFileLinks } from './features/assets/links.ts';
import { officeAssetResources } from './features/assets/office/routes.ts';
import { serveMedia } from './features/assets/routes.ts';
import { uploadResources } from './features/assets/uploads/routes.ts';
import { recordRefusal } from './features/audit/refusals.ts';
import { auditResource } from './features/audit/routes.ts';
import { companyMemberResources } from './features/companies/members/routes.ts';
import { companyPageResource } from './features/companies/page/routes.ts';
import { companyResources } from './features/companies/routes.ts';
import { contactResources } from './features/contact/routes.ts';
import { deskResource } from './features/desk/routes.ts';
import { downloadResources, serveDownloads } from './features/downloads/routes.ts';
import { createDownloadTickets } from './features/downloads/tickets.ts';
import { serveEmbeds } from './features/embeds/routes.ts';
import { failureResources } from './features/error-reports/office/routes.ts';
import { errorReportResource } from './features/error-reports/routes.ts';
import { serveCalendar } from './features/events/calendar.ts';
import { eventResources } from './features/events/routes.ts';
import { serveFeeds } from './features/feeds/routes.ts';
import { FigureCounter } from './features/figures/counting/counter.ts';
import { figureResources } from './features/figures/routes.ts';
import { importResources } from './features/imports/routes.ts';
import { invitationResources } from './features/invitations/routes.ts';
import { jobResources } from './features/jobs/routes.ts';
import { officeMagazineResources } from './features/magazines/office/routes.ts';
import { magazineResources } from './features/magazines/routes.ts';
import { messageResources } from './features/messages/routes.ts';
import { createMessageTags } from './features/messages/tags.ts';
import { servePages } from './features/pages/routes.ts';
import { officeGalleryResources } from './features/press-gallery/office/routes.ts';
import { pressGalleryResources } from './features/press-gallery/routes.ts';
import { officePressGroupResources } from './features/press-groups/office/routes.ts';
import { pressGroupResource } from './features/press-groups/routes.ts';
import { officePressKitResources } from './features/press-kit/office/routes.ts';
import { pressKitResources } from './features/press-kit/routes.ts';
import { releaseEditorResources } from './features/press-releases/editor/routes.ts';
import { officePressReleaseResources } from './features/press-releases/office/routes.ts';
import { previewResources } from './features/press-releases/previews/routes.ts';
import { reviewResources } from './features/press-releases/reviews/routes.ts';
import { pressReleaseResources } from './features/press-releases/routes.ts';
import { templateResources } from './features/press-releases/templates/routes.ts';
import { privacyResources } from './features/privacy/routes.ts';
import { privateFeedResources } from './features/private-feeds/routes.ts';
import { servePrivateFeeds } from './features/private-feeds/serve.ts';
import { searchResource } from './features/search/routes.ts';
import { secondFactorResources } from './features/second-factor/routes.ts';
import { askForSecondStep } from './features/second-factor/sign-in/service.ts';
import { createSecretBox } from './features/second-factor/totp/secret-box.ts';
import { serveHealth } from './features/site/health.ts';
import { serveSite } from './features/site/routes.ts';
import { serveSecurityContact } from './features/site/security-contact.ts';
import { serveSitemaps } from './features/sitemaps/routes.ts';
import { systemResource } from './features/system/routes.ts';
import { rightsResources } from './features/users/rights/routes.ts';
import { userResources } from './features/users/routes.ts';
import { webhookResources } from './features/webhooks/routes.ts';
import { serveReleaseFormats } from './features/wire/routes.ts';
import { ContentCache } from './http/content-cache.ts';
import { createServer } from './http/create-server.ts';
import type { Resource } from './http/endpoint.ts';
import { registerErrorHandler, sendError } from './http/error-handler.ts';
import { Farewell } from './http/farewell.ts';
import type { HttpLimits } from './http/http-limits.ts';
import { serveOpenApi } from './http/openapi.ts';
import { serveOtherMethods } from './http/other-methods.ts';
import { createLimitGuard } from './http/rate-limit.ts';
import { type Authenticator, serveResource } from './http/resource.ts';
import { createSharedCopies } from './http/shared-copies.ts';
import { unroutableReason } from './http/unroutable.ts';
import { deriveKey } from './process/secrets.ts';
import { INDEXERS } from './search-corpora.ts';
import type { FileStore } from './storage/file-store.ts';
import { findNextBoundary } from './visibility/boundaries.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  store: FileStore;
  secret: string;
  now: () => Date;
  /** Folder of the built web app; nothing is served where it is missing. */
  webRoot: string;
  logger: FastifyServerOptions['logger'];
  /** Tests wait shorter. */
  limits?: HttpLimits;
}

export interface App {
  app: FastifyInstance;
  context: AppContext;
  /** Every address of the API, with who may call it. */
  resources: readonly Resource[];
  farewell: Farewell;
}

/** The whole server, ready to listen or to be called in a test. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, database } = options;
  const app = await createServer(options);
  const farewell = new Farewell(app);
  const context = buildContext(options, app);

  registerErrorHandler(app, database, (request) => recordRefusal(context, request));

  const resources: Resource[] = [
    pressGroupResource(context),
    ...officePressGroupResources(context),
    ...pressReleaseResources(context),
    ...officePressReleaseResources(context),
    ...releaseEditorResources(context),
    ...reviewResources(context),
    ...previewResources(context),
    ...templateResources(context),
    ...pressGalleryResources(context),
    ...officeGalleryResources(context),
    ...magazineResources(context),
    ...officeMagazineResources(context),
    ...pressKitResources(context),
    ...officePressKitResources(context),
    searchResource(context),
    ...assetResources(context),
    ...officeAssetResources(context),
    ...uploadResources(context),
    ...accountResources(context, askForSecondStep),
    ...secondFactorResources(context),
    ...privateFeedResources(context),
    ...companyResources(context),
    ...importResources(context),
    companyPageResource(context),
    ...companyMemberResources(context),
    ...downloadResources(context),
    ...privacyResources(context),
    ...contactResources(context),
    ...messageResources(context),
    ...userResources(context),
    ...rightsResources(context),
    ...invitationResources(context),
    errorReportResource(context),
    ...failureResources(context),
    ...jobResources(context),
    auditResource(context),
    systemResource(context),
    deskResource(context),
    ...figureResources(context),
    ...webhookResources(context),
    ...eventResources(context),
    ...ownAccreditationResources(context),
    ...officeAccreditationResources(context),
    ...doorResources(context),
  ];
  const toReader: Authenticator = async (token) => (await authenticate(context, token)).reader;
  for (const resource of resources) serveResource(app, toReader, resource);
  serveOtherMethods(app, toReader, resources);
  serveOpenApi(app);
  serveMedia(app, context);
  serveDownloads(app, context);
  serveAccountPictures(app, context);
  serveHealth(app, { database, farewell, secret: options.secret });
  serveSecurityContact(app, config, options.now);
  serveFeeds(app, context);
  servePrivateFeeds(app, context);
  serveCalendar(app, context);
  serveReleaseFormats(app, context);
  serveSitemaps(app, context);
  serveEmbeds(app, context);
  const sendMissing = servePages(app, context, options.webRoot);
  serveSite(app, context, options.webRoot);
  app.setNotFoundHandler(async (request, reply) => {
    const reason = unroutableReason(request);
    const sent = reason === null ? await sendMissing?.(request, reply) : null;
    return sent ?? sendError(request, reply, reason ?? notFound());
  });
  return { app, context, resources, farewell };
}

function buildContext(
  { config, database, store, secret, now }: AppOptions,
  app: FastifyInstance,
): AppContext {
  const nextBoundary = (instant: Date): Promise<number> => findNextBoundary(database.db, instant);
  const cache = new ContentCache({ database, now, nextBoundary });
  const encode = (key: string): Uint8Array => new TextEncoder().encode(key);
  return {
    config,
    database,
    store,
    indexers: INDEXERS,
    now,
    log: app.log,
    links: buildLinks({ config, secret, now }),
    secretBox: createSecretBox([
      deriveKey(secret, 'second-factor'),
      ...(config.SECRET_KEY_OLD ?? []).map((old) => deriveKey(old, 'second-factor')),
    ]),
    webhookBox: createSecretBox([
      deriveKey(secret, 'webhook'),
      ...(config.SECRET_KEY_OLD ?? []).map((old) => deriveKey(old, 'webhook')),
    ]),
    passkeyHandleKey: deriveKey(secret, 'passkey-handle'),
    addresses: createAddresses(deriveKey(secret, 'address')),
    draftKeys: [secret, ...(config.SECRET_KEY_OLD ?? [])].map((each) => deriveKey(each, 'draft')),
    messageTags: createMessageTags(deriveKey(secret, 'message')),
    badgeKeys: createBadgeKeys([
      deriveKey(secret, 'badge'),
      ...(config.SECRET_KEY_OLD ?? []).map((old) => deriveKey(old, 'badge')),
    ]),
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
    figures: createFigureCounter(app, { database, now }),
    cache,
    shared: createSharedCopies({ cache, database, now }),
  };
}

/** What it has counted is written when the server closes. */
function createFigureCounter(
  app: FastifyInstance,
  { database, now }: Pick<AppOptions, 'database' | 'now'>,
): FigureCounter {
  const figures = new FigureCounter({ database, now, log: app.log });
  app.addHook('onClose', () => figures.close());
  return figures;
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
  };
}
