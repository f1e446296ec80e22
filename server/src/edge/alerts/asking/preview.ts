import { ALERT_PREVIEW_DAYS, ALERT_PREVIEW_ROWS, type AlertPreview } from '@press-room/contract/alerts';
import type { Language } from '@press-room/contract/languages';
import { listReleasesById } from '../../../content/press-releases/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { ANYBODY } from '../../../core/visibility/visibility.ts';
import { describeFilter, type StoredFilter } from '../filter.ts';
import { listMatches } from '../matching.ts';
import { listNews } from '../queries.ts';

const DAY_MS = 86_400_000;

/** What everybody would have been told in the last days. */
export async function previewAlert(
  context: AppContext,
  stored: StoredFilter,
  language: Language,
): Promise<Omit<AlertPreview, 'wording'>> {
  const { database, now } = context;
  const instant = now();
  const after = new Date(instant.getTime() - ALERT_PREVIEW_DAYS * DAY_MS).toISOString();
  const asked = { reader: ANYBODY, now: instant };
  const news = await listNews(database.db, asked, { after, until: instant.toISOString() });
  const among = news.map(({ id }) => id);
  const matches = new Set(await listMatches(context, stored, { reader: ANYBODY, among }));
  const found = among.filter((id) => matches.has(id));
  const rows = await listReleasesById(database.db, asked, language, found.slice(0, ALERT_PREVIEW_ROWS));
  return {
    about: await describeFilter(database.db, stored, { language }),
    count: found.length,
    releases: rows.map(({ id, title, date, language: own }) => ({ id, title, date, language: own })),
  };
}
