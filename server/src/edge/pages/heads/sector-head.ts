import { sectorPage } from '@press-room/contract/pages';
import { listSectorsById } from '../../../core/sectors/sectors.ts';
import { toText } from '../../../platform/text/messages.ts';
import { linkFeeds } from '../../feeds/links.ts';
import type { Told } from '../head.ts';
import { describePage, type Telling } from '../telling.ts';

/** Null: no such sector. */
export async function tellSector(telling: Telling, { id }: { id: number }): Promise<Told | null> {
  const { context, language, group } = telling;
  const [sector] = await listSectorsById(context.database.db, [id]);
  if (sector === undefined) return null;
  const title = sector.name[language];
  return describePage(telling, {
    title,
    description: toText({ key: 'page_archive', parameters: { title } }, language),
    feeds: linkFeeds(language, title, { group: group?.id, sector: sector.slug[language] }),
    pathIn: (each) => sectorPage(each, { id, slug: sector.slug[each] }),
    data: { '@type': 'CollectionPage', name: title, inLanguage: language },
  });
}
