import { ASSET_UPLOAD_PATH, UPLOAD_HEADERS } from '@press-room/contract/admin-assets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownByItself } from '../../../core/admin/own-company.ts';
import type { AppContext } from '../../../core/context.ts';
import { AppError, closing } from '../../../platform/errors/errors.ts';
import { requireSession } from '../../../platform/http/authentication.ts';
import { BYTES_TYPE, readBytes } from '../../../platform/http/byte-bodies.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import type { TusHandler } from './tus.ts';

/** Headers of the protocol; others are not passed on. */
const ASKED = [
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'upload-defer-length',
  'upload-concat',
  'content-type',
];
const ANSWERED = [
  'Tus-Resumable',
  'Upload-Offset',
  'Upload-Length',
  'Upload-Expires',
  'Upload-Metadata',
  'Location',
  UPLOAD_HEADERS.asset,
  UPLOAD_HEADERS.isKnown,
];

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const name of ASKED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const path = (request.url.split('?', 1)[0] ?? '').replace(/\/$/, '');
  const hasBytes = headers.get('content-type') === BYTES_TYPE;
  const body = hasBytes ? { body: readBytes(request), duplex: 'half' as const } : {};
  return new Request(`http://uploads.invalid${path}`, { method: request.method, headers, ...body });
}

/** Resumable uploads by the tus protocol 1.0: a broken connection loses only the current part. */
export function uploadResources(context: AppContext): Resource[] {
  let loaded: Promise<TusHandler> | undefined;
  // Loaded with the first upload.
  const loadTus = (): Promise<TusHandler> => {
    loaded ??= import('./tus.ts').then(({ createTusHandler }) => createTusHandler(context));
    return loaded;
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const sender = {
      officer: officerOf(request),
      session: requireSession(request),
      language: languageOf(request),
    };
    try {
      const tus = await loadTus();
      const response = await tus.handle(toWebRequest(request), sender);
      for (const name of ANSWERED) {
        const value = response.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return await reply.code(response.status).header('Cache-Control', 'no-store').send('');
    } catch (error) {
      // The rest of a refused body is not awaited.
      throw error instanceof AppError && !request.raw.complete ? closing(error) : error;
    }
  };
  // An upload is accessible only to the account that started it.
  const rights = { access: 'admitted', permission: 'asset.create', ownCompany: ownByItself } as const;
  const protocol = {
    'Tus-Resumable': '1.0.0',
    'Tus-Version': '1.0.0',
    'Tus-Extension': 'creation,creation-with-upload,termination',
    'Tus-Max-Size': String(context.config.UPLOAD_MAX_MB * 1_000_000),
  };
  return [
    {
      path: ASSET_UPLOAD_PATH,
      ...rights,
      about: protocol,
      POST: {
        takesBytes: true,
        operationId: 'beginAssetUpload',
        summary:
          'Begins an upload by the tus protocol 1.0 (https://tus.io); Upload-Metadata: `filename`, and `replaces` with `version` for a file that takes the place of an asset',
        response: { 201: z.null() },
        handler,
      },
    },
    {
      path: `${ASSET_UPLOAD_PATH}:id`,
      params: z.object({ id: z.string() }),
      ...rights,
      about: protocol,
      HEAD: {
        summary: 'How far an upload is; finished, also what has become of it',
        response: { 200: z.null() },
        handler,
      },
      PATCH: {
        takesBytes: true,
        operationId: 'continueAssetUpload',
        summary: `Goes on with an upload. After the last byte ${UPLOAD_HEADERS.asset} names the asset, and ${UPLOAD_HEADERS.isKnown} says whether its bytes were there before`,
        response: { 204: z.null() },
        handler,
      },
      DELETE: {
        operationId: 'cancelAssetUpload',
        summary: 'Calls an upload off',
        response: { 204: z.null() },
        handler,
      },
    },
  ];
}
