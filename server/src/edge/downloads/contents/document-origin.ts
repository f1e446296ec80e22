import type { Language } from '@press-room/contract/languages';
import { issuerName } from '../../../content/press-releases/issuer.ts';
import type { HouseConfig } from '../../../core/sites/site.ts';
import { comesWithTexts, visibleTo } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import { wordsIn } from '../../../platform/text/bilingual.ts';
import type { Origin } from './asset-name.ts';
import { findSource } from './find-source.ts';
import type { DownloadableAsset, View } from './queries.ts';

interface KitFileRow {
  group_name: string;
  year: number;
  language: Language | null;
  title_en: string;
  title_it: string;
}

/** Origin of a file of a kit, by its title in its language, or in the requested one if it is in both. */
export function toKitOrigin(file: KitFileRow, asked: Language): Origin {
  const { group_name, year, language, title_en, title_it } = file;
  const subject = wordsIn({ en: title_en, it: title_it }, language ?? asked);
  return {
    source: group_name,
    date: String(year),
    language: language ?? '',
    ...(subject === '' ? {} : { subject }),
  };
}

/**
 * Origin of a single document: the newest visible press kit, else the newest press release, else the newest magazine;
 * null without any.
 */
export async function findDocumentOrigin(
  db: Db,
  view: View & { language: Language; config: HouseConfig },
  asset: Pick<DownloadableAsset, 'id' | 'group_name'>,
): Promise<Origin | null> {
  const { reader, now, language, config } = view;
  const file = await db
    .selectFrom('press_kit_file as file')
    .innerJoin('press_kit', 'press_kit.id', 'file.press_kit_id')
    .innerJoin('press_group as group', 'group.id', 'press_kit.press_group_id')
    .select(['press_kit.year', 'file.language', 'file.title_en', 'file.title_it'])
    .select('group.name as group_name')
    .where('file.asset_id', '=', asset.id)
    .where(visibleTo(reader, now, 'press_kit'))
    .orderBy('press_kit.year', 'desc')
    .orderBy('press_kit.id', 'desc')
    .executeTakeFirst();
  if (file !== undefined) return toKitOrigin(file, language);
  const release = await db
    .selectFrom('press_release_attachment as link')
    .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
    .innerJoin('press_group as group', 'group.id', 'release.press_group_id')
    .leftJoin('company', 'company.id', 'release.company_id')
    .select([issuerName.as('source'), 'release.date'])
    .where('link.asset_id', '=', asset.id)
    .where(comesWithTexts())
    .where(visibleTo(reader, now))
    .orderBy('release.date', 'desc')
    .orderBy('release.id', 'desc')
    .executeTakeFirst();
  if (release !== undefined) return release;
  const magazine = await db
    .selectFrom('magazine')
    .select(['year', 'month', 'title_en', 'title_it', 'issue_number'])
    .where('document_asset_id', '=', asset.id)
    .where(visibleTo(reader, now, 'magazine'))
    .orderBy('year', 'desc')
    .orderBy('month', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (magazine === undefined) return null;
  const { year, month, title_en, title_it, issue_number } = magazine;
  const date = `${year}-${String(month).padStart(2, '0')}`;
  const source = await findSource(db, config, [asset]);
  const title = wordsIn({ en: title_en, it: title_it }, language);
  return { source, date, subject: `${title} ${issue_number}`.trimEnd() };
}
