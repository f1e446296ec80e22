import { buffer } from 'node:stream/consumers';
import { type Language, languageSchema } from '@press-room/contract/languages';
import { findPictureKeys } from '../../../core/account/profile/picture-queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { ArchiveEntry } from '../../../platform/archive/entries.ts';
import { openZip } from '../../../platform/archive/zip.ts';
import { unauthorized } from '../../../platform/errors/errors.ts';
import { type ContactData, collectPersonalData } from '../personal-data-queries.ts';
import { renderPersonalData } from './page.ts';
import { type ExportSection, toContactSentences, toSentences } from './sentences.ts';

type ExportContext = Pick<AppContext, 'database' | 'store' | 'now'>;

/** A ZIP with all data of one person: for programs, for people, and the picture. */
export async function buildExport(context: ExportContext, accountId: number): Promise<Buffer> {
  const { database, store } = context;
  const personal = await collectPersonalData(database.db, accountId);
  if (personal === null) throw unauthorized('no_credentials');
  const language: Language = languageSchema.catch('en').parse(personal.account.language);
  const key = (await findPictureKeys(database.db, accountId)).at(-1);
  const picture = key === undefined ? null : await store.find(key);
  return toArchive(context, { data: personal, sections: toSentences(personal, language), language, picture });
}

/** The same for a person without an account. */
export const buildContactExport = (
  context: ExportContext,
  data: ContactData,
  language: Language,
): Promise<Buffer> =>
  toArchive(context, { data, sections: toContactSentences(data, language), language, picture: null });

interface Exported {
  data: object;
  sections: ExportSection[];
  language: Language;
  picture: ArchiveEntry['content'] | null;
}

function toArchive(
  { store, now }: ExportContext,
  { data, sections, language, picture }: Exported,
): Promise<Buffer> {
  const modified_at = now();
  const document = { exported_at: modified_at.toISOString(), ...data };
  const page = renderPersonalData(sections, modified_at, language);
  const entries: ArchiveEntry[] = [
    { name: 'data.json', modified_at, content: Buffer.from(`${JSON.stringify(document, null, 2)}\n`) },
    { name: 'data.html', modified_at, content: Buffer.from(page) },
    ...(picture === null ? [] : [{ name: 'picture.webp', modified_at, content: picture }]),
  ];
  return buffer(openZip(store, entries));
}
