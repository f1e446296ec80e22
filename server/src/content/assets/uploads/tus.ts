import { randomUUID } from 'node:crypto';
import {
  ASSET_UPLOAD_PATH,
  UPLOAD_HEADERS,
  UPLOAD_METADATA,
  UPLOADS_OPEN_MAX,
} from '@press-room/contract/admin-assets';
import { Server, type Upload } from '@tus/server';
import type { Db } from '../../../platform/db/db.ts';
import {
  type AppError,
  fileTooLarge,
  notFound,
  stale,
  storageFull,
  tooManyUploads,
  uploadRefused,
} from '../../../platform/errors/errors.ts';
import { scopeOf } from '../../../platform/http/authentication.ts';
import { getOfficeAsset } from '../admin/asset.ts';
import { requireWritable } from '../admin/within.ts';
import type { TakenIn } from '../intake/create-asset.ts';
import { cleanFileName } from '../intake/file-name.ts';
import { countFreed } from '../quotas/counts.ts';
import { takeRoom } from '../quotas/service.ts';
import { finishUpload, type Sender, type UploadContext } from './finish.ts';
import { countOpenUploads, createUploadRow, findUpload, oldestUpload, type UploadRow } from './queries.ts';
import { hasRoomFor } from './upload-folder.ts';
import { createUploadLocker } from './upload-locker.ts';
import { UploadStore } from './upload-store.ts';

/** Handles tus requests after our own checks; refusals are converted to ours. */
export interface TusHandler {
  /** @throws {AppError} */
  handle(request: Request, sender: Sender): Promise<Response>;
}

const toHeaders = ({ asset_id, is_known }: TakenIn): Record<string, string> => ({
  [UPLOAD_HEADERS.asset]: String(asset_id),
  [UPLOAD_HEADERS.isKnown]: String(is_known),
});

export function createTusHandler(context: UploadContext): TusHandler {
  const maxBytes = context.config.UPLOAD_MAX_MB * 1_000_000;
  const senders = new WeakMap<object, Sender>();
  const failures = new WeakMap<object, unknown>();
  const finishing = new Map<string, Promise<TakenIn>>();
  const senderOf = (request: object): Sender => {
    const sender = senders.get(request);
    if (sender === undefined) throw new Error('Nobody sends this');
    return sender;
  };
  // Repeated requests wait for the same result.
  const finish = (request: object, id: string): Promise<TakenIn> => {
    const running = finishing.get(id) ?? finishUpload(context, senderOf(request), id);
    finishing.set(id, running);
    return running.finally(() => finishing.delete(id));
  };
  const server = new Server({
    path: ASSET_UPLOAD_PATH.replace(/\/$/, ''),
    datastore: new UploadStore(context),
    locker: createUploadLocker(context),
    maxSize: maxBytes,
    relativeLocation: true,
    disableTerminationForFinishedUploads: true,
    namingFunction: () => randomUUID().replaceAll('-', ''),
    getFileIdFromRequest: (_request, last) => (/^[0-9a-f]{32}$/.test(last ?? '') ? last : undefined),
    onIncomingRequest: async (request, id) => {
      if (request.method === 'POST') return;
      const upload = await findUpload(context.database.db, id);
      // Uploads of other accounts appear not to exist.
      if (upload?.user_account_id !== senderOf(request).officer.id) throw notFound();
      if (upload.created_at <= oldestUpload(context.now())) throw uploadRefused(410);
    },
    onUploadCreate: async (request, upload) => {
      await admit(context, senderOf(request), upload);
      return {};
    },
    onUploadFinish: async (request, { id }) => ({ headers: toHeaders(await finish(request, id)) }),
    onResponseError: (request, error) => {
      failures.set(request, error);
      return undefined;
    },
  });
  return {
    handle: async (request, sender) => {
      senders.set(request, sender);
      const response = await server.handleWeb(request);
      const failure = failures.get(request);
      // Refusals of the protocol have its status.
      if (failure instanceof Error && !('status_code' in failure)) throw failure;
      if (response.status >= 400) throw await toRefusal(context, response.status, maxBytes);
      if (request.method === 'HEAD') await finishLate(request, response);
      return response;
    },
  };

  /** If the server died between the last byte and the asset, a request for the offset finishes the upload. */
  async function finishLate(request: Request, { headers }: Response): Promise<void> {
    if (headers.get('Upload-Offset') !== headers.get('Upload-Length')) return;
    const id = request.url.split('/').at(-1) ?? '';
    for (const [name, value] of Object.entries(toHeaders(await finish(request, id))))
      headers.set(name, value);
  }
}

/** @throws 400, 403, 404, 409 if a company's quota is not sufficient, 412, 429, 503, 507 */
async function admit(context: UploadContext, sender: Sender, upload: Upload): Promise<void> {
  const { config, database, now } = context;
  const { officer } = sender;
  const bytes = upload.size ?? 0;
  const { metadata = {} } = upload;
  const replaces = Number(metadata?.[UPLOAD_METADATA.replaces] ?? 0);
  const company = scopeOf(officer, replaces === 0 ? 'asset.create' : 'asset.edit');
  const version = Number(metadata?.[UPLOAD_METADATA.version] ?? 0);
  if (!Number.isInteger(version) || version < 0 || version >= 2 ** 31) throw uploadRefused(400);
  const replaced = replaces === 0 ? null : await findReplaced(context, sender, { id: replaces, version });
  if (!(await hasRoomFor(config, bytes))) throw storageFull();
  const row = {
    id: upload.id,
    user_account_id: officer.id,
    company_id: company,
    name: cleanFileName(metadata?.[UPLOAD_METADATA.name] ?? ''),
    bytes,
    replaces_asset_id: replaces === 0 ? null : replaces,
    replaces_sha256: replaced,
    created_at: now().toISOString(),
    asset_id: null,
    is_known: 0,
    locked_by: null,
    locked_until: null,
  };
  await database.db.transaction().execute(async (trx) => {
    await takeRoomFor(context, trx, row);
    await requireFewUploads(trx, row, now());
    await createUploadRow(trx, row);
  });
}

/** Content hash of the asset that a file replaces. @throws 404, 409, 412 */
async function findReplaced(
  { database: { db }, links }: UploadContext,
  { officer, session, language }: Sender,
  { id, version }: { id: number; version: number },
): Promise<string> {
  if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31) throw notFound();
  const asset = await getOfficeAsset({ db, links }, { language, session }, id);
  await requireWritable(db, [id], scopeOf(officer, 'asset.edit'));
  if (asset.version !== version) throw stale(asset);
  const { sha256 } = await db
    .selectFrom('asset')
    .select('sha256')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return sha256;
}

/** Reserves a company's quota at the start of an upload, not after its last byte. */
async function takeRoomFor(context: UploadContext, trx: Db, row: UploadRow): Promise<void> {
  const { company_id: company, bytes, replaces_asset_id: replaces } = row;
  if (replaces === null) return takeRoom(context, trx, { company, storage: bytes, files: 1 });
  const freed = company === null ? 0 : await countFreed(trx, replaces, context.now());
  return takeRoom(context, trx, { company, storage: Math.max(0, bytes - freed) });
}

async function requireFewUploads(trx: Db, row: UploadRow, now: Date): Promise<void> {
  const { user_account_id: person, company_id: company } = row;
  const open = await countOpenUploads(trx, { person, company }, now);
  const isFull = (['ofPerson', 'ofCompany', 'inAll'] as const).some(
    (whose) => open[whose] >= UPLOADS_OPEN_MAX[whose],
  );
  if (isFull) throw tooManyUploads();
}

/** Refusals of the protocol with our messages. */
async function toRefusal({ config }: UploadContext, status: number, maxBytes: number): Promise<AppError> {
  if (status === 404) return notFound();
  if (status === 413) return fileTooLarge(maxBytes);
  if (status >= 500 && !(await hasRoomFor(config, 0))) return storageFull();
  return uploadRefused(status);
}
