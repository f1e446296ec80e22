import type { Language } from '@press-room/contract/languages';
import { archivePage, releasesPage } from '@press-room/contract/pages';
import { listBaseSetIds } from '../../../content/press-releases/base-set.ts';
import { ANONYMOUS } from '../../../platform/http/authentication.ts';
import { toText } from '../../../platform/text/messages.ts';
import { linkFeeds } from '../../feeds/links.ts';
import type { Told } from '../head.ts';
import { describePage, type Telling } from '../telling.ts';

/** Null: all. */
interface Period {
  year: number | null;
  month: number | null;
}

/** Null if nothing public appeared in the period. */
export async function tellArchive(telling: Telling, period: Period): Promise<Told | null> {
  const { language, group } = telling;
  const { year, month } = period;
  if (!(await hasReleases(telling, period))) return null;
  const title = [toText({ key: 'manifest_releases' }, language), ...nameOf(period, language)].join(', ');
  return describePage(telling, {
    title,
    description: toText({ key: 'page_archive', parameters: { title } }, language),
    feeds:
      year === null ? [] : linkFeeds(language, title, { group: group?.id, year, month: month ?? undefined }),
    pathIn: (each) => toPath(each, period),
    data: { '@type': 'CollectionPage', name: title, inLanguage: language },
  });
}

/** The archive of all periods always exists. */
async function hasReleases({ context, group }: Telling, { year, month }: Period): Promise<boolean> {
  if (year === null) return true;
  const filter = {
    reader: ANONYMOUS,
    now: context.now(),
    year,
    ...(month !== null && { month }),
    ...(group && { group: group.id }),
  };
  return (await listBaseSetIds(context, filter, { offset: 0, limit: 1 })).length > 0;
}

const toPath = (language: Language, { year, month }: Period): string =>
  year === null ? releasesPage(language) : archivePage(language, year, month ?? undefined);

/** `2026`, `March 2026`. */
function nameOf({ year, month }: Period, language: Language): string[] {
  if (year === null) return [];
  if (month === null) return [String(year)];
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return [name.format(Date.UTC(year, month - 1))];
}
