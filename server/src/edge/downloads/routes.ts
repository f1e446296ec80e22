import {
  DOWNLOAD_PATH,
  downloadRequestSchema,
  downloadRowSchema,
  downloadSchema,
  PICTURE_USES_PATH,
  pictureUsesSchema,
  preparationSchema,
} from '@press-room/contract/downloads';
import { PRESS_KIT_PATH } from '@press-room/contract/press-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { countDownload } from '../../core/analytics/count-taken.ts';
import type { AppContext } from '../../core/context.ts';
import { printProfileOf } from '../../platform/config/print-profile.ts';
import { sendBody, sendContentBody } from '../../platform/http/answer.ts';
import { requirePermission } from '../../platform/http/authentication.ts';
import { clientOf } from '../../platform/http/client.ts';
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
/**
 * Limits per hour: requests (one download needs several while its pictures are made), downloads, and pictures made for
 * them. An editorial office behind one address shares the first two. The last one keeps a network without an account
 * from filling the picture cache (`PICTURE_CACHE_MB`).
 */
const LIMITS = {
  download_request: { address: 1200, account: 6000 },
  download: { address: 120, account: 600 },
  made: { address: 120, account: 1200 },
};

/** Private cache of one client, for resuming. */
const CACHE_CONTROL = 'private, no-cache';

export function downloadResources(context: AppContext): Resource[] {
  const { database } = context;
  return [
    basketResource(context),
    {
      path: DOWNLOAD_PATH,
      access: 'optional',
      POST: {
        operationId: 'requestDownload',
        summary: 'Ask for an address that saves a file, a picture selection, a gallery, a kit or a release',
        body: downloadRequestSchema,
        response: { 201: downloadSchema, 202: preparationSchema },
        handler: async (request, reply) => {
          const asked = readDownloadRequest(request);
          await limitReader(context, request, 'download_request');
          const answer = await requestDownload(context, asked, {
            reader: request.reader,
            language: languageOf(request),
            client: clientOf(request),
            countDownload: () => limitReader(context, request, 'download'),
            count: () => limitReader(context, request, 'made'),
          });
          return sendBody(request, reply.code('url' in answer ? 201 : 202), answer);
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
      path: PICTURE_USES_PATH,
      access: 'ignored',
      GET: {
        operationId: 'showPictureUses',
        summary: 'For which press pictures are made',
        response: { 200: pictureUsesSchema },
        handler: async (request, reply) =>
          sendContentBody(request, reply, context, async () => {
            const uses = pictureUsesSchema.parse({
              print_profile: printProfileOf(context.config).description,
            });
            return uses;
          }),
      },
    },
    {
      path: `${PRESS_KIT_PATH}:id/download/`,
      access: 'admitted',
      GET: {
        operationId: 'downloadPressKit',
        summary: 'A whole press kit as a ZIP',
        response: { 200: z.unknown().describe('application/zip') },
        handler: async (request, reply) => {
          const asked = { press_kit: requireId(request) };
          await limitReader(context, request, 'download');
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

function limitReader(
  { limit }: AppContext,
  request: FastifyRequest,
  what: keyof typeof LIMITS,
): Promise<void> {
  const { account } = request.reader;
  const { address: ofAddress, account: ofAccount } = LIMITS[what];
  return account === null
    ? limit({ key: `${what}:address:${networkOf(request)}`, max: ofAddress, seconds: HOUR })
    : limit({ key: `${what}:account:${account.id}`, max: ofAccount, seconds: HOUR });
}

const ticketSchema = z.object({ ticket: z.string() });

/** Serves the addresses that `POST` returns. */
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
