import {
  DOWNLOAD_KINDS,
  type DownloadRow,
  downloadRequestSchema,
  downloadRowSchema,
} from '@press-room/contract/downloads';
import type { Database } from '../../platform/db/database.ts';
import { type ListSource, tableSource } from '../../platform/http/list.ts';
import { countDownloads, DOWNLOAD_FIELDS, listDownloads, type StoredDownload } from './queries.ts';

function toRow({ request, account_id, email, first_name, last_name, ...row }: StoredDownload): DownloadRow {
  const asked: Record<string, unknown> = downloadRequestSchema.parse(JSON.parse(request));
  const kind = DOWNLOAD_KINDS.find((name) => Object.hasOwn(asked, name));
  const subject = kind === undefined ? null : asked[kind];
  return downloadRowSchema.parse({
    ...row,
    kind,
    subject: typeof subject === 'number' ? subject : null,
    account: account_id === null ? null : { id: account_id, email, first_name, last_name },
  });
}

/** Downloads by reader, for the press office. */
export const downloadSource = (database: Database): ListSource<DownloadRow> =>
  tableSource({
    database,
    fields: DOWNLOAD_FIELDS,
    count: countDownloads,
    read: async (db, page) => (await listDownloads(db, page)).map(toRow),
  });
