import { UPLOAD_METADATA } from '@press-room/contract/admin-assets';
import { FileStore } from '@tus/file-store';
import { ERRORS, Upload } from '@tus/server';
import type { AppContext } from '../../../core/context.ts';
import { deleteUploadRow, findUpload, type UploadRow } from './queries.ts';
import { uploadFolder } from './upload-folder.ts';

const toUpload = ({ id, bytes, name, created_at }: UploadRow): Upload =>
  new Upload({
    id,
    size: bytes,
    offset: 0,
    metadata: { [UPLOAD_METADATA.name]: name },
    creation_date: created_at,
  });

/** Bytes are in the upload folder, metadata in the database. */
export class UploadStore extends FileStore {
  readonly #context: Pick<AppContext, 'database' | 'config'>;

  constructor(context: Pick<AppContext, 'database' | 'config'>) {
    const { database, config } = context;
    super({
      directory: uploadFolder(config),
      configstore: {
        get: async (id) => {
          const row = await findUpload(database.db, id);
          return row === null ? undefined : toUpload(row);
        },
        // The row is written when the upload is admitted.
        set: async () => undefined,
        delete: (id) => deleteUploadRow(database.db, id),
      },
    });
    this.#context = context;
    // The length must be known to check free disk space; expired uploads are refused earlier.
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await findUpload(this.#context.database.db, id);
    if (row === null) throw ERRORS.FILE_NOT_FOUND;
    if (row.asset_id === null) return super.getUpload(id);
    const upload = toUpload(row);
    upload.offset = row.bytes;
    return upload;
  }
}
