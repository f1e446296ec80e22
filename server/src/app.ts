import type { FastifyInstance } from 'fastify';
import { appointmentResources } from './content/appointments/routes.ts';
import { officeAssetResources } from './content/assets/admin/routes.ts';
import { assetCollectionResources } from './content/assets/collections/routes.ts';
import { assetResources } from './content/assets/intake/routes.ts';
import { serveMedia } from './content/assets/routes.ts';
import { uploadResources } from './content/assets/uploads/routes.ts';
import { clippingResources } from './content/clippings/routes.ts';
import { companyResources } from './content/companies/routes.ts';
import { officeMagazineResources } from './content/magazines/admin/routes.ts';
import { magazineResources } from './content/magazines/routes.ts';
import { officeGalleryResources } from './content/press-gallery/admin/routes.ts';
import { pressGalleryResources } from './content/press-gallery/routes.ts';
import { officePressGroupResources } from './content/press-groups/admin/routes.ts';
import { pressGroupResource } from './content/press-groups/routes.ts';
import { officePressKitResources } from './content/press-kit/admin/routes.ts';
import { pressKitResources } from './content/press-kit/routes.ts';
import { officePressReleaseResources } from './content/press-releases/admin/routes.ts';
import { pressContactResource } from './content/press-releases/contacts/routes.ts';
import { releaseEditorResources } from './content/press-releases/editor/routes.ts';
import { embargoResources } from './content/press-releases/embargo/routes.ts';
import { reviewResources } from './content/press-releases/reviews/routes.ts';
import { pressReleaseResources } from './content/press-releases/routes.ts';
import { templateResources } from './content/press-releases/templates/routes.ts';
import { pressReviewResources } from './content/press-review/routes.ts';
import { sectorResources } from './content/sectors/routes.ts';
import { type AppOptions, buildContext } from './context.ts';
import { serveAccountPictures } from './core/account/profile/picture.ts';
import { accountResources } from './core/account/routes.ts';
import { authenticate } from './core/account/service.ts';
import { recordRefusal } from './core/audit/refusals.ts';
import { auditResource } from './core/audit/routes.ts';
import type { AppContext } from './core/context.ts';
import { secondFactorResources } from './core/second-factor/routes.ts';
import { askForSecondStep } from './core/second-factor/sign-in/service.ts';
import { officeAccreditationResources } from './edge/accreditations/admin/routes.ts';
import { checkInResources } from './edge/accreditations/check-in/routes.ts';
import { ownAccreditationResources } from './edge/accreditations/own/routes.ts';
import { serveAgenda } from './edge/agenda/calendar.ts';
import { appointmentCheckInResources } from './edge/agenda/check-in.ts';
import { serveAppointmentPages } from './edge/agenda/routes.ts';
import { alertResources } from './edge/alerts/asking/routes.ts';
import { serveMaterialPages } from './edge/alerts/media/public-page.ts';
import { serveAlertPages } from './edge/alerts/page/routes.ts';
import { analyticsResources } from './edge/analytics/routes.ts';
import { basketResources } from './edge/baskets/routes.ts';
import { calendarResource } from './edge/calendar/routes.ts';
import { contactResources } from './edge/contact/routes.ts';
import { officeContactResources } from './edge/contacts/routes.ts';
import { serveCrisisPage } from './edge/crisis/plain-routes.ts';
import { crisisResources } from './edge/crisis/routes.ts';
import { dashboardResource } from './edge/dashboard/routes.ts';
import { deskResources } from './edge/desk/routes.ts';
import { downloadResources, serveDownloads } from './edge/downloads/routes.ts';
import { serveEmbeds } from './edge/embeds/routes.ts';
import { failureResources } from './edge/error-reports/admin/routes.ts';
import { errorReportResource } from './edge/error-reports/routes.ts';
import { serveCalendar } from './edge/events/calendar.ts';
import { eventResources } from './edge/events/routes.ts';
import { serveFeeds } from './edge/feeds/routes.ts';
import { serveHandouts } from './edge/handouts/routes.ts';
import { importResources } from './edge/imports/routes.ts';
import { invitationResources } from './edge/invitations/routes.ts';
import { jobResources } from './edge/jobs/routes.ts';
import { serveMailingLinks } from './edge/mailings/clicks.ts';
import { mailingResources } from './edge/mailings/routes.ts';
import { messageResources } from './edge/messages/routes.ts';
import { servePages } from './edge/pages/routes.ts';
import { serveReviews } from './edge/press-review/pages.ts';
import { previewResources } from './edge/previews/routes.ts';
import { serveContactData } from './edge/privacy/contacts/routes.ts';
import { privacyResources } from './edge/privacy/routes.ts';
import { privateFeedResources } from './edge/private-feeds/routes.ts';
import { servePrivateFeeds } from './edge/private-feeds/serve.ts';
import { reportResources } from './edge/report/routes.ts';
import { searchResource } from './edge/search/routes.ts';
import { serveHealth } from './edge/site/health.ts';
import { serveSite } from './edge/site/routes.ts';
import { serveSecurityContact } from './edge/site/security-contact.ts';
import { serveSitemaps } from './edge/sitemaps/routes.ts';
import { serveReleaseFormats } from './edge/syndication/routes.ts';
import { systemResource } from './edge/system/routes.ts';
import { serveCorrectionPages } from './edge/takings/pages.ts';
import { takingResources } from './edge/takings/routes.ts';
import { rightsResources } from './edge/users/rights/routes.ts';
import { userResources } from './edge/users/routes.ts';
import { webhookResources } from './edge/webhooks/routes.ts';
import { notFound } from './platform/errors/errors.ts';
import { createServer } from './platform/http/create-server.ts';
import type { Resource } from './platform/http/endpoint.ts';
import { registerErrorHandler, sendError } from './platform/http/error-handler.ts';
import { GracefulShutdown } from './platform/http/graceful-shutdown.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { serveOtherMethods } from './platform/http/other-methods.ts';
import { type Authenticator, serveResource } from './platform/http/resource.ts';
import { unroutableReason } from './platform/http/unroutable.ts';

export interface App {
  app: FastifyInstance;
  context: AppContext;
  /** All addresses of the API, with their access rules. */
  resources: readonly Resource[];
  shutdown: GracefulShutdown;
}

/** The whole server, ready to listen or to be called in a test. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, database } = options;
  const app = await createServer(options);
  const shutdown = new GracefulShutdown(app);
  const context = buildContext(options, app);

  registerErrorHandler(app, database, (request) => recordRefusal(context, request));

  const resources: Resource[] = [
    pressGroupResource(context),
    ...officePressGroupResources(context),
    ...pressReleaseResources(context),
    ...embargoResources(context),
    ...officePressReleaseResources(context),
    pressContactResource(context),
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
    ...assetCollectionResources(context),
    ...uploadResources(context),
    ...accountResources(context, askForSecondStep),
    ...secondFactorResources(context),
    ...privateFeedResources(context),
    ...companyResources(context),
    ...sectorResources(context),
    ...importResources(context),
    ...downloadResources(context),
    ...basketResources(context),
    ...privacyResources(context),
    ...contactResources(context),
    ...officeContactResources(context),
    ...clippingResources(context),
    ...appointmentResources(context),
    ...pressReviewResources(context),
    ...crisisResources(context),
    ...messageResources(context),
    ...mailingResources(context),
    ...alertResources(context),
    ...deskResources(context),
    ...takingResources(context),
    ...userResources(context),
    ...rightsResources(context),
    ...invitationResources(context),
    errorReportResource(context),
    ...failureResources(context),
    ...jobResources(context),
    auditResource(context),
    systemResource(context),
    dashboardResource(context),
    calendarResource(context),
    ...analyticsResources(context),
    ...reportResources(context),
    ...webhookResources(context),
    ...eventResources(context),
    ...ownAccreditationResources(context),
    ...officeAccreditationResources(context),
    ...checkInResources(context),
    ...appointmentCheckInResources(context),
  ];
  const toReader: Authenticator = async (token) => (await authenticate(context, token)).reader;
  for (const resource of resources) serveResource(app, toReader, resource);
  serveOtherMethods(app, toReader, resources);
  serveOpenApi(app);
  serveMedia(app, context);
  serveDownloads(app, context);
  serveAccountPictures(app, context);
  serveHealth(app, { database, shutdown, secret: options.secret });
  serveSecurityContact(app, config, options.now);
  serveFeeds(app, context);
  servePrivateFeeds(app, context);
  serveCalendar(app, context);
  serveAgenda(app, context);
  serveReleaseFormats(app, context);
  serveSitemaps(app, context);
  serveEmbeds(app, context);
  // Pages of signed links in messages, for people without an account.
  serveMailingLinks(app, context);
  serveAlertPages(app, context);
  serveMaterialPages(app, context);
  serveContactData(app, context);
  serveCorrectionPages(app, context);
  serveHandouts(app, context);
  serveAppointmentPages(app, context);
  serveReviews(app, context);
  serveCrisisPage(app, context);
  const answerMissing = servePages(app, context, options.webRoot);
  serveSite(app, context, options.webRoot);
  app.setNotFoundHandler(async (request, reply) => {
    const reason = unroutableReason(request);
    if (reason === null && (await answerMissing?.(request, reply)) === true) return reply;
    return sendError(request, reply, reason ?? notFound());
  });
  return { app, context, resources, shutdown };
}
