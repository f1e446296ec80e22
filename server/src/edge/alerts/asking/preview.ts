import { ALERT_PREVIEW_DAYS, ALERT_PREVIEW_ROWS, type AlertPreview } from '@press-room/contract/alerts';
import type { Language } from '@press-room/contract/languages';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { listReleasesById } from '../../../content/press-releases/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { ANYBODY } from '../../../core/visibility/visibility.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';
import { describeFilter, readFilter, type StoredFilter } from '../filter.ts';
import { listMatches } from '../matching.ts';
import { describeMedium } from '../media/describe.ts';
import { listMediaNews } from '../media/matching.ts';
import { listNews } from '../queries.ts';

const DAY_MS = 86_400_000;

/** Recent releases that everybody would have received; for galleries, magazines and kits: those of this reader. */
export async function previewAlert(
  context: AppContext,
  stored: StoredFilter,
  { language, reader }: { language: Language; reader: ReaderClass },
): Promise<Omit<AlertPreview, 'wording'>> {
  const { database, now } = context;
  const instant = now();
  const after = new Date(instant.getTime() - ALERT_PREVIEW_DAYS * DAY_MS).toISOString();
  if (readFilter(stored.filter).kind !== undefined)
    return previewMedia(context, stored, { language, reader, after, until: instant.toISOString() });
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

async function previewMedia(
  context: AppContext,
  stored: StoredFilter,
  { language, ...asked }: { language: Language; reader: ReaderClass; after: string; until: string },
): Promise<Omit<AlertPreview, 'wording'>> {
  const news = await listMediaNews(context, stored, { ...asked, hasUnrecorded: true });
  const shown = await Promise.all(
    news.slice(0, ALERT_PREVIEW_ROWS).map(async (each) => ({
      each,
      medium: await describeMedium(context, each, { language, reader: asked.reader }),
    })),
  );
  return {
    about: await describeFilter(context.database.db, stored, { language }),
    count: news.length,
    releases: shown.flatMap(({ each: { id, at }, medium }) =>
      medium === null
        ? []
        : [{ id, title: medium.title, language: medium.language, date: toOfficeDay(new Date(at)) }],
    ),
  };
}
