import { UPLOAD_HEADERS } from '@press-room/contract/admin-assets';
import { ASSET_PATH, assetSchema } from '@press-room/contract/assets';
import {
  ALT_MAX_LENGTH,
  CAPTION_MAX_LENGTH,
  CREDIT_MAX_LENGTH,
  FILE_MAX_BYTES,
} from '@press-room/contract/limits';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownByItself, ownRows } from '../../../core/admin/own-company.ts';
import type { AppContext } from '../../../core/context.ts';
import { keepStored } from '../../../core/files/unused-files.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { sendBody } from '../../../platform/http/answer.ts';
import { requireScope, requireSession } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { clientOf } from '../../../platform/http/client.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { clearableDate, clearableInstant, optionalText } from '../../../platform/http/fields.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { requireId } from '../../../platform/http/query.ts';
import { createUpload } from '../../../platform/http/upload.ts';
import { findRoomForFile, takeRoom } from '../quotas/service.ts';
import { getAsset } from './asset.ts';
import { NO_WORDS, takeInFile } from './create-asset.ts';
import { intakeFile } from './intake.ts';

const words = (max: number) => optionalText({ max, hasLines: true }).transform((text) => text ?? '');
const line = (max: number) => optionalText({ max }).transform((text) => text ?? '');
const caption = words(CAPTION_MAX_LENGTH);
const alt = line(ALT_MAX_LENGTH);
const credit = line(CREDIT_MAX_LENGTH);

const wordsForm = z.object({
  credit,
  copyright: credit,
  rights_en: caption,
  rights_it: caption,
  caption_en: caption,
  caption_it: caption,
  alt_en: alt,
  alt_it: alt,
  taken_on: clearableDate().transform((date) => date ?? null),
  embargo_until: clearableInstant().transform((instant) => instant ?? null),
});

/** Fields of the multipart form, for the OpenAPI document. */
const bodySchema = z.object({
  file: z.string().meta({ format: 'binary' }),
  ...Object.fromEntries(Object.keys(wordsForm.shape).map((name) => [name, z.string().optional()])),
});

const viewOf = (request: FastifyRequest) => ({
  language: languageOf(request),
  session: requireSession(request),
});

export function assetResources(context: AppContext): Resource[] {
  const upload = createUpload({
    field: 'file',
    maxBytes: FILE_MAX_BYTES.other,
    take: async (source, name, request) => {
      const company = requireScope(request.reader, 'asset.create');
      const room = await findRoomForFile(context, context.database.db, company);
      return intakeFile(context, source, name, { client: clientOf(request), ...(room && { room }) });
    },
  });
  return [
    {
      path: ASSET_PATH,
      access: 'admitted',
      permission: 'asset.create',
      ownCompany: ownByItself,
      POST: {
        upload,
        summary:
          'Store a file: a multipart form with the file `file` and its words. One whose bytes are in the library already is that asset, as it stands there: 200',
        body: bodySchema,
        response: { 200: assetSchema, 201: assetSchema },
        handler: async (request, reply) => {
          const file = upload.of(request);
          if (file === undefined) throw invalidField('file', 'required');
          const form = parseBody(request, wordsForm);
          const { account_id: by } = requireSession(request);
          const company = requireScope(request.reader, 'asset.create');
          const words = {
            ...NO_WORDS,
            ...form,
            by,
            company,
            language: languageOf(request),
            admit: (trx: Db) => takeRoom(context, trx, { company, storage: file.bytes, files: 1 }),
          };
          const { asset_id, is_known } = await context.database.db.transaction().execute(async (trx) => {
            await keepStored(context, trx, [file.key]);
            return takeInFile(trx, file, words, context.now());
          });
          reply.code(is_known ? 200 : 201).header(UPLOAD_HEADERS.isKnown, String(is_known));
          return sendBody(request, reply, await getAsset(context, viewOf(request), asset_id));
        },
      },
    },
    {
      path: `${ASSET_PATH}:id/`,
      access: 'admitted',
      permission: 'asset.create',
      ownCompany: ownRows(context, 'asset'),
      GET: {
        summary: 'A stored file and what was made of it',
        response: { 200: assetSchema },
        answer: (request) => getAsset(context, viewOf(request), requireId(request)),
      },
    },
  ];
}
