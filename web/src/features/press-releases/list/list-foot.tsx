import type { Language } from '@press-room/contract/languages';
import { homePage, pageOf } from '@press-room/contract/pages';
import { FeedLinks } from '../../../components/feed-links.tsx';
import { InThePress } from '../../../components/in-the-press.tsx';
import { ShareButtons } from '../../../components/share-buttons.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { formatMonthOfYear, joinFacts, monthName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { type ReleaseFilter, toFeedChoice, toFiltered } from '../filter.ts';

/** Actions on a list of releases, and below the newest what others wrote. */
export function ListFoot({ group, filter }: { group: number; filter: ReleaseFilter }) {
  const language = useContentLanguage();
  const title = m['pressReleases.title']();
  return (
    <>
      <FeedLinks choice={toFeedChoice(group, filter)} title={title}>
        <ShareButtons
          address={toPublicAddress(language, filter)}
          title={joinFacts([title, ...listParts(filter)])}
        />
      </FeedLinks>
      {toFiltered(filter, { page: filter.page }) === PATHS.home && <InThePress about={{ group }} />}
    </>
  );
}

/** The page of a list that has one; the server leads from the other addresses to the screen. */
function toPublicAddress(language: Language, filter: ReleaseFilter): string {
  const screen = toFiltered(filter, { page: filter.page });
  return screen === PATHS.home ? homePage(language) : (pageOf(screen, language) ?? screen);
}

function listParts({ q, year, month }: ReleaseFilter): string[] {
  if (year && month) return [q, formatMonthOfYear(`${year}-${String(month).padStart(2, '0')}-01`)];
  return [q, year ? String(year) : '', month ? monthName(month) : ''];
}
