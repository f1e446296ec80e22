import { buffer } from 'node:stream/consumers';
import { type Language, languageSchema } from '@press-room/contract/languages';
import { findPictureKeys } from '../../../core/account/profile/picture-queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { ArchiveEntry } from '../../../platform/archive/entries.ts';
import { openZip } from '../../../platform/archive/zip.ts';
import { unauthorized } from '../../../platform/errors/errors.ts';
import { collectPersonalData } from '../personal-data-queries.ts';
import { renderPersonalData } from './page.ts';

/** A ZIP with all data of one person: for machines, for people, and the picture. */
export async function buildExport(
  { database, store, now }: Pick<AppContext, 'database' | 'store' | 'now'>,
  accountId: number,
): Promise<Buffer> {
  const personal = await collectPersonalData(database.db, accountId);
  if (personal === null) throw unauthorized('no_credentials');
  const language: Language = languageSchema.catch('en').parse(personal.account.language);
  const modified_at = now();
  const document = { exported_at: modified_at.toISOString(), ...personal };
  const key = (await findPictureKeys(database.db, accountId)).at(-1);
  const picture = key === undefined ? null : await store.find(key);
  const entries: ArchiveEntry[] = [
    { name: 'data.json', modified_at, content: Buffer.from(`${JSON.stringify(document, null, 2)}\n`) },
    {
      name: 'data.html',
      modified_at,
      content: Buffer.from(renderPersonalData(personal, modified_at, language)),
    },
    ...(picture === null ? [] : [{ name: 'picture.webp', modified_at, content: picture }]),
  ];
  return buffer(openZip(store, entries));
}
