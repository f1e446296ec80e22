import type { Language } from '@press-room/contract/languages';
import type { MailingLink } from '@press-room/contract/mailings';
import type { PressRelease } from '@press-room/contract/press-releases';
import { findReleaseDetail } from '../../../content/press-releases/detail-queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { toReleaseUrl } from '../../../core/sites/addresses.ts';
import { visibleTo } from '../../../core/visibility/visibility.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';
import { toName, wordsIn } from '../../../platform/text/bilingual.ts';

/** Material that a message links to. */
export interface Material {
  title: string;
  /** Path on this site. */
  target: string;
}

interface Reading {
  language: Language;
  reader: ReaderClass;
  /** Null: not about a release. */
  release: PressRelease | null;
  /** Path of the release; null: not accessible yet. */
  page: string | null;
}

/** Linked materials of a mailing that are visible now, in order. */
export async function listMaterial(
  context: AppContext,
  links: readonly MailingLink[],
  reading: Reading,
): Promise<Material[]> {
  const found = await Promise.all(links.map((link) => findMaterial(context, link, reading)));
  return found.filter((material) => material !== null);
}

async function findMaterial(
  context: AppContext,
  { kind, id }: MailingLink,
  reading: Reading,
): Promise<Material | null> {
  switch (kind) {
    case 'document':
      return findDocument(id, reading);
    case 'gallery':
      return findGallery(context, id, reading);
    case 'press_kit':
      return findKit(context, id, reading);
    case 'press_release':
      return findOther(context, id, reading);
  }
}

/** Press-only documents have separate addresses for each reader, so the message links to the release. */
function findDocument(id: number, { release, page }: Reading): Material | null {
  const found = release?.attachments.find((attachment) => attachment.id === id);
  if (!release || found === undefined || page === null) return null;
  return { title: found.title, target: release.access === 'public' ? found.url : page };
}

async function findGallery({ database, now }: AppContext, id: number, { language, reader }: Reading) {
  const row = await database.db
    .selectFrom('gallery')
    .select(['name_en', 'name_it'])
    .where('id', '=', id)
    .where(visibleTo(reader, now(), 'gallery'))
    .executeTakeFirst();
  if (row === undefined) return null;
  return { title: wordsIn(toName(row), language), target: `/#/press-gallery?gallery=${id}` };
}

async function findKit({ database, now }: AppContext, id: number, { language, reader }: Reading) {
  const row = await database.db
    .selectFrom('press_kit')
    .select(['title_en as en', 'title_it as it', 'year'])
    .where('id', '=', id)
    .where(visibleTo(reader, now(), 'press_kit'))
    .executeTakeFirst();
  return row === undefined
    ? null
    : { title: wordsIn(row, language), target: `/#/press-kit?year=${row.year}` };
}

async function findOther({ config, database, now }: AppContext, id: number, { language, reader }: Reading) {
  const other = await findReleaseDetail(database.db, { reader, now: now(), id }, language);
  if (other === null) return null;
  const target =
    other.access === 'public'
      ? toReleaseUrl(config, other).slice(config.PUBLIC_URL.length)
      : `/#/press-release/${id}`;
  return { title: other.title, target };
}
