import type { FastifyInstance } from 'fastify';
import type { AppContext } from './core/context.ts';
import { serveAppointmentPages } from './edge/agenda/routes.ts';
import { serveAlertPages } from './edge/alerts/page/routes.ts';
import { serveHandouts } from './edge/handouts/routes.ts';
import { serveMailingLinks } from './edge/mailings/clicks.ts';
import { serveReviews } from './edge/press-review/pages.ts';
import { serveContactData } from './edge/privacy/contacts/routes.ts';
import { serveCorrectionPages } from './edge/takings/pages.ts';

/** Pages to which the signed links of messages lead; their readers need no account. */
export function serveLinkPages(app: FastifyInstance, context: AppContext): void {
  serveMailingLinks(app, context);
  serveAlertPages(app, context);
  serveContactData(app, context);
  serveCorrectionPages(app, context);
  serveHandouts(app, context);
  serveAppointmentPages(app, context);
  serveReviews(app, context);
}
