import type { Language } from '@press-room/contract/languages';
import { isSessionLiving } from '../../../core/account/session/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { keepStored } from '../../../core/files/unused-files.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { AppError, notFound, unauthorized } from '../../../platform/errors/errors.ts';
import { type Session, scopeOf } from '../../../platform/http/authentication.ts';
import type { Officer } from '../../../platform/http/officer.ts';
import { asHouse } from '../../../platform/pictures/ask-picture.ts';
import { replaceFile } from '../admin/replace.ts';
import { NO_WORDS, type TakenIn, takeInFile } from '../intake/create-asset.ts';
import { type IntakenFile, intakeFile } from '../intake/intake.ts';
import { takeRoom } from '../quotas/service.ts';
import { deleteUploadRow, findUpload, settleUpload, type UploadRow } from './queries.ts';
import { readUpload, removeUploadFile } from './upload-folder.ts';

export type UploadContext = Pick<
  AppContext,
  'config' | 'database' | 'indexers' | 'store' | 'links' | 'now' | 'log'
>;

/** Sender of a file. */
export interface Sender {
  officer: Officer;
  session: Session;
  language: Language;
}

const toFinished = ({ asset_id, is_known }: UploadRow): TakenIn | null =>
  asset_id === null ? null : { asset_id, is_known: is_known === 1 };

/**
 * Creates an asset from a complete upload; repeating it returns the same asset. A refused file is deleted.
 * @throws 400 and 413 because of its content, 401 if the session has ended meanwhile, 404, 412
 */
export async function finishUpload(context: UploadContext, sender: Sender, id: string): Promise<TakenIn> {
  const { config, database } = context;
  const upload = await findUpload(database.db, id);
  if (upload === null) throw notFound();
  const before = toFinished(upload);
  if (before !== null) return before;
  try {
    const max = config.UPLOAD_MAX_MB * 1_000_000;
    // Others may wait for the same result, so it continues if the first client disconnects.
    const client = { ...asHouse(), client: `account ${sender.officer.id}` };
    const file = await intakeFile(context, readUpload(config, id), upload.name, {
      maxBytes: { other: max },
      client,
    });
    const finished = await settle(context, sender, upload, file);
    await removeUploadFile(config, id);
    return finished;
  } catch (error) {
    if (error instanceof AppError && error.status !== 401) {
      await deleteUploadRow(database.db, id);
      await removeUploadFile(config, id);
    }
    throw error;
  }
}

async function settle(
  context: UploadContext,
  sender: Sender,
  upload: UploadRow,
  file: IntakenFile,
): Promise<TakenIn> {
  const { database } = context;
  const run = async (trx: Db): Promise<TakenIn> => {
    if (!(await isSessionLiving(trx, sender.session))) throw unauthorized('token_user_gone');
    // If two processes finish it, the second one finds the asset of the first.
    await lockRow(trx, database, { table: 'asset_upload', id: upload.id });
    const now = await findUpload(trx, upload.id);
    const before = now === null ? null : toFinished(now);
    if (before !== null) return before;
    await keepStored(context, trx, [file.key]);
    const finished = await toAsset(context, trx, { sender, upload, file });
    await settleUpload(trx, upload.id, finished);
    return finished;
  };
  // Only a replaced file can be visible to readers.
  return upload.replaces_asset_id === null ? database.db.transaction().execute(run) : database.change(run);
}

async function toAsset(
  context: UploadContext,
  trx: Db,
  { sender, upload, file }: { sender: Sender; upload: UploadRow; file: IntakenFile },
): Promise<TakenIn> {
  const { officer, language, session } = sender;
  const { replaces_asset_id: replaces, replaces_sha256 } = upload;
  const company = scopeOf(officer, replaces === null ? 'asset.create' : 'asset.edit');
  // The quota was reserved at the start, unless the sender has changed the company meanwhile.
  const admit = async (inner: Db): Promise<void> => {
    if (company !== upload.company_id)
      await takeRoom(context, inner, { company, storage: file.bytes, files: replaces === null ? 1 : 0 });
  };
  if (replaces !== null) {
    await admit(trx);
    const write = {
      id: replaces,
      sha256: replaces_sha256,
      officer,
      view: { language, session },
    };
    await replaceFile(context, trx, write, file);
    return { asset_id: replaces, is_known: false };
  }
  return takeInFile(trx, file, { ...NO_WORDS, by: officer.id, company, language, admit }, context.now());
}
