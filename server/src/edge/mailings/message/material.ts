import type { Language } from '@press-room/contract/languages';
import type { MailingLink } from '@press-room/contract/mailings';
import { findReleaseDetail } from '../../../content/press-releases/detail-queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { toReleaseUrl } from '../../../core/sites/addresses.ts';
import { visibleTo } from '../../../core/visibility/visibility.ts';
import { toName, wordsIn } from '../../../platform/text/bilingual.ts';

/** Something that a message leads to. */
export interface Material {
  title: string;
  /** Behind the origin of this site. */
  target: string;
}

interface Reading {
  language: Language;
  isAdmitted: boolean;
}

/** What of the links of a mailing somebody may see at this moment, in their order. */
export async function listMaterial(
  context: AppContext,
  links: readonly MailingLink[],
  reading: Reading,
): Promise<Material[]> {
  const found = await Promise.all(links.map((link) => findMaterial(context, link, reading)));
  return found.filter((material) => material !== null);
}

function findMaterial(context: AppContext, { kind, id }: MailingLink, reading: Reading) {
  switch (kind) {
    case 'gallery':
      return findGallery(context, id, reading);
    case 'press_kit':
      return findKit(context, id, reading);
    case 'press_release':
      return findOther(context, id, reading);
  }
}

async function findGallery({ database, now }: AppContext, id: number, { language, isAdmitted }: Reading) {
  const row = await database.db
    .selectFrom('gallery')
    .select(['name_en', 'name_it'])
    .where('id', '=', id)
    .where(visibleTo({ isAdmitted }, now(), 'gallery'))
    .executeTakeFirst();
  if (row === undefined) return null;
  return { title: wordsIn(toName(row), language), target: `/#/press-gallery?gallery=${id}` };
}

async function findKit({ database, now }: AppContext, id: number, { language, isAdmitted }: Reading) {
  const row = await database.db
    .selectFrom('press_kit')
    .select(['title_en as en', 'title_it as it'])
    .where('id', '=', id)
    .where(visibleTo({ isAdmitted }, now(), 'press_kit'))
    .executeTakeFirst();
  return row === undefined ? null : { title: wordsIn(row, language), target: '/#/press-kit' };
}

async function findOther(
  { config, database, now }: AppContext,
  id: number,
  { language, isAdmitted }: Reading,
) {
  const release = await findReleaseDetail(database.db, { reader: { isAdmitted }, now: now(), id }, language);
  if (release === null) return null;
  return { title: release.title, target: toReleaseUrl(config, release).slice(config.PUBLIC_URL.length) };
}
