import { IMPORT_MAX_BYTES } from '@press-room/contract/limits';
import { fileTooLarge, invalidFields } from '../../../platform/errors/errors.ts';
import { createUpload, type Upload } from '../../../platform/http/upload.ts';
import {
  type FileStore,
  FileTooLargeError,
  type ReceivedFile,
  type StoredFile,
} from '../../../platform/storage/file-store.ts';
import { inspectTable, type Reading, UnreadableTable } from './read-table.ts';
import type { Found, ReadFault } from './shape.ts';

export interface UploadedTable extends ReceivedFile {
  name: string;
}

const NAME_MAX_LENGTH = 200;

/** Stores the bytes of a table while receiving them; the parser's process determines their type. */
export const createTableUpload = (store: FileStore): Upload<UploadedTable> =>
  createUpload({
    field: 'file',
    maxBytes: IMPORT_MAX_BYTES,
    take: async (source, name) => {
      try {
        const stored = await store.receive(source, { maxBytes: IMPORT_MAX_BYTES });
        return { ...stored, name: toFileName(name) };
      } catch (error) {
        throw error instanceof FileTooLargeError ? fileTooLarge(error.maxBytes) : error;
      }
    },
  });

const toFileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').slice(0, NAME_MAX_LENGTH) || 'file';

const PASSWORD_FAULTS: readonly ReadFault[] = ['import_password', 'import_password_wrong'];

/** Error of an unreadable file, on the field of the file or its password. */
export const toRefusal = (error: unknown): unknown =>
  error instanceof UnreadableTable
    ? invalidFields({
        [PASSWORD_FAULTS.includes(error.reason.fault) ? 'password' : 'file']: [
          { key: error.reason.fault, parameters: { line: error.reason.line ?? '?' } },
        ],
      })
    : error;

/** @throws 400 with a message, {WorkRefused} */
export async function inspectFile(file: StoredFile, reading: Reading): Promise<Found> {
  try {
    return await inspectTable(file, reading);
  } catch (error) {
    throw toRefusal(error);
  }
}
