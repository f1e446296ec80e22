import {
  ALERT_HOUR,
  ALERT_PATH,
  ALERT_PREVIEW_PATH,
  ALERT_WEEKDAY,
  type AlertFilter,
  alertAskedSchema,
  alertFormSchema,
  alertPreviewFormSchema,
  alertPreviewSchema,
  OWN_ALERTS_PATH,
  ownAlertsSchema,
} from '@press-room/contract/alerts';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../core/context.ts';
import { findSiteGroup } from '../../../core/sites/site.ts';
import { detailOf } from '../../../platform/http/answer.ts';
import { classOf, requireAccountId } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { clientOf } from '../../../platform/http/client.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { toText } from '../../../platform/text/messages.ts';
import { toFilterText } from '../filter.ts';
import { ALERT_REQUEST_JOB } from '../jobs.ts';
import { listAddressesOf, listContactsOf } from '../own.ts';
import { alertForm, alertPreviewForm } from './form.ts';
import { previewAlert } from './preview.ts';
import type { AlertRequest } from './request.ts';

const TEN_MINUTES = 600;
const PREVIEW_BYTES = 2000;

export function alertResources(context: AppContext): Resource[] {
  return [
    {
      path: ALERT_PATH,
      access: 'optional',
      POST: {
        operationId: 'askForAlert',
        summary:
          'Ask to be told by e-mail of new press releases, galleries, magazines or press kits; the address confirms it',
        body: alertFormSchema,
        response: { 202: alertAskedSchema },
        answer: async (request) => {
          const {
            filter,
            hour = ALERT_HOUR,
            weekday = ALERT_WEEKDAY,
            ...values
          } = parseBody(request, alertForm);
          await limit(context, request, { what: 'alert', max: 10 });
          const asked: AlertRequest = {
            ...values,
            hour,
            weekday,
            filter: toFilterText(filter),
            press_group_id: await findGroup(context, request),
            wording: detailOf(request, wordingOf(filter)),
          };
          await enqueueJob(context.database.db, ALERT_REQUEST_JOB, asked, context.now());
          // The answer repeats the address, so that typing errors are noticed.
          const parameters = { email: toReadableAddress(values.email) };
          const detail = toText({ key: 'alert_asked', parameters }, languageOf(request));
          return { detail };
        },
      },
    },
    {
      path: ALERT_PREVIEW_PATH,
      access: 'optional',
      POST: {
        operationId: 'previewAlert',
        summary:
          'Count the public press releases of the last 30 days that an alert would have told, or what else the reader sees',
        body: alertPreviewFormSchema,
        response: { 200: alertPreviewSchema },
        answer: async (request) => {
          const { filter } = parseBody(request, alertPreviewForm);
          await limit(context, request, { what: 'alert preview', max: 120 });
          const stored = { filter: toFilterText(filter), press_group_id: await findGroup(context, request) };
          const language = languageOf(request);
          const { reader } = request;
          const key = `alert preview ${classOf(reader)} ${language} ${stored.press_group_id} ${stored.filter}`;
          const preview = await context.cache.rememberRepeated(key, {
            build: () => previewAlert(context, stored, { language, reader }),
            sizeOf: () => PREVIEW_BYTES,
            expensiveFor: clientOf(request),
          });
          return { ...preview, wording: detailOf(request, wordingOf(filter)) };
        },
      },
    },
    {
      path: OWN_ALERTS_PATH,
      access: 'signed-in',
      GET: {
        operationId: 'findOwnAlerts',
        summary: 'The pages on which signed-in readers change what comes by e-mail',
        response: { 200: ownAlertsSchema },
        answer: async (request) => {
          const { database, links } = context;
          const own = await listContactsOf(database.db, requireAccountId(request));
          const addresses = await listAddressesOf(database.db, own);
          const pages = own.map((id) => ({
            url: links.readers.toUrl('mine', { id }),
            emails: addresses.filter(({ contact_id }) => contact_id === id).map(({ email }) => email),
          }));
          return { pages };
        },
      },
    },
  ];
}

/** Text of the consent. */
const wordingOf = ({ kind }: AlertFilter) => (kind === undefined ? 'alert_wording' : 'alert_wording_media');

const limit = (
  context: AppContext,
  request: FastifyRequest,
  { what, max }: { what: string; max: number },
): Promise<void> =>
  context.limit({ key: `${what}:address:${networkOf(request)}`, max, seconds: TEN_MINUTES });

/** Press group of the requesting site. */
async function findGroup({ config, database }: AppContext, request: FastifyRequest): Promise<number | null> {
  const group = await findSiteGroup(database.db, config, request.hostname);
  return group?.id ?? null;
}
