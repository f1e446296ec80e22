import {
  DOWNLOAD_PATH,
  downloadRequestSchema,
  downloadRowSchema,
  downloadSchema,
} from '@press-room/contract/downloads';
import { PRESS_KIT_PATH } from '@press-room/contract/press-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { countDownload } from '../../core/analytics/count-taken.ts';
import type { AppContext } from '../../core/context.ts';
import { sendBody } from '../../platform/http/answer.ts';
import { requirePermission } from '../../platform/http/authentication.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { networkOf } from '../../platform/http/network.ts';
import { requireId } from '../../platform/http/query.ts';
import { sendFile, sendsBeginning } from '../../platform/http/send-file.ts';
import { DOWNLOAD_FOLDER } from '../../platform/signing/download-tickets.ts';
import { basketResource } from './basket/routes.ts';
import { downloadSource } from './listing.ts';
import { readDownloadRequest } from './request-form.ts';
import { openDownload, openTicket, requestDownload, startDownload } from './service.ts';

const HOUR = 3600;
/** Requests an hour. A desk behind one address shares the first. */
const LIMITS = { address: 120, account: 600 };

/** Kept for resuming by whoever began it, never shared. */
const CACHE_CONTROL = 'private, no-cache';

export function downloadResources(context: AppContext): Resource[] {
  const { database } = context;
  return [
    basketResource(context),
    {
      path: DOWNLOAD_PATH,
      access: 'optional',
      POST: {
        schema: {
          operationId: 'requestDownload',
          summary: 'Ask for an address that saves a file, a picture selection, a gallery, a kit or a release',
          body: downloadRequestSchema,
          response: { 201: downloadSchema },
        },
        handler: async (request, reply) => {
          const asked = readDownloadRequest(request);
          await limitReader(context, request);
          const view = { reader: request.reader, language: languageOf(request) };
          return sendBody(request, reply.code(201), await requestDownload(context, asked, view));
        },
      },
      GET: listEndpoint(context, {
        summary: 'Who downloaded what, newest first, for the press office',
        row: downloadRowSchema,
        isPaged: true,
        source: (request) => {
          requirePermission(request.reader, 'download.view');
          return downloadSource(database);
        },
      }),
    },
    {
      path: `${PRESS_KIT_PATH}:id/download/`,
      access: 'admitted',
      GET: {
        schema: {
          operationId: 'downloadPressKit',
          summary: 'A whole press kit as a ZIP',
          response: { 200: z.unknown().describe('application/zip') },
        },
        handler: async (request, reply) => {
          const asked = { press_kit: requireId(request) };
          await limitReader(context, request);
          const view = { reader: request.reader, language: languageOf(request) };
          const { file, record, ...answer } = await openDownload(context, asked, view);
          if (sendsBeginning(request, file)) {
            await record();
            countDownload(context, request, { asked, reader: request.reader });
          }
          return sendFile(request, reply, file, {
            ...answer,
            disposition: 'attachment',
            cacheControl: CACHE_CONTROL,
          });
        },
      },
    },
  ];
}

function limitReader({ limit }: AppContext, request: FastifyRequest): Promise<void> {
  const { account } = request.reader;
  return account === null
    ? limit({ key: `download:address:${networkOf(request)}`, max: LIMITS.address, seconds: HOUR })
    : limit({ key: `download:account:${account.id}`, max: LIMITS.account, seconds: HOUR });
}

const ticketSchema = z.object({ ticket: z.string() });

/** The addresses that `POST` answers. */
export function serveDownloads(app: FastifyInstance, context: AppContext): void {
  app.get(`${DOWNLOAD_FOLDER}/:ticket/:name`, { schema: { hide: true } }, async (request, reply) => {
    const { ticket } = ticketSchema.parse(request.params);
    const opened = await openTicket(context, ticket);
    const { isStarted, file, request: asked, reader, mediaType, name } = opened;
    if (request.method === 'GET' && !isStarted) {
      await startDownload(context, opened);
      countDownload(context, request, { asked, reader });
    }
    return sendFile(request, reply, file, {
      mediaType,
      name,
      disposition: 'attachment',
      cacheControl: CACHE_CONTROL,
    });
  });
}
