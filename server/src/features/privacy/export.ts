import { buffer } from 'node:stream/consumers';
import { type Language, languageSchema } from '@press-room/contract/languages';
import yazl from 'yazl';
import type { AppContext } from '../../context.ts';
import { unauthorized } from '../../errors.ts';
import { findPictureKeys } from '../account/profile/picture-queries.ts';
import { renderPersonalData } from './export-page.ts';
import { collectPersonalData } from './personal-data-queries.ts';

/** A ZIP with all data of one person: for machines, for people, and the picture. */
export async function buildExport(
  { database, store, now }: Pick<AppContext, 'database' | 'store' | 'now'>,
  accountId: number,
): Promise<Buffer> {
  const personal = await collectPersonalData(database.db, accountId);
  if (personal === null) throw unauthorized('no_credentials');
  const language: Language = languageSchema.catch('en').parse(personal.account.language);
  const zip = new yazl.ZipFile();
  const mtime = now();
  const document = { exported_at: mtime.toISOString(), ...personal };
  zip.addBuffer(Buffer.from(`${JSON.stringify(document, null, 2)}\n`), 'data.json', { mtime });
  zip.addBuffer(Buffer.from(renderPersonalData(document, language)), 'data.html', { mtime });
  const key = (await findPictureKeys(database.db, accountId)).at(-1);
  const picture = key === undefined ? null : await store.find(key);
  if (picture !== null) zip.addBuffer(await buffer(picture.stream()), 'picture.webp', { mtime });
  zip.end();
  return buffer(zip.outputStream);
}
