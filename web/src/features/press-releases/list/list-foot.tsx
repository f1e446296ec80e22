import type { Language } from '@press-room/contract/languages';
import { homePage, pageOf } from '@press-room/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { FeedLinks } from '../../../components/feed-links.tsx';
import { InThePress } from '../../../components/in-the-press.tsx';
import { ShareButtons } from '../../../components/share-buttons.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { joinFacts } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS, toCompanyPage } from '../../../paths.ts';
import { type ReleaseFilter, toFeedChoice, toFiltered } from '../filter.ts';
import { toPeriod } from '../notes/company-notes.tsx';
import { releaseCompaniesQuery } from '../queries.ts';
import { useReader } from '../use-reader.ts';

/** Feed and sharing links of a list, with clippings below the first page. */
export function ListFoot({ group, filter }: { group: number; filter: ReleaseFilter }) {
  const language = useContentLanguage();
  const title = m['pressReleases.title']();
  const company = useCompanyName(group, filter.company);
  return (
    <>
      <FeedLinks choice={toFeedChoice(group, filter)} title={title}>
        <ShareButtons
          address={toPublicAddress(language, filter)}
          title={joinFacts([title, company, filter.q, toPeriod(filter)])}
        />
      </FeedLinks>
      {toFiltered(filter, { page: filter.page }) === PATHS.home && <InThePress about={{ group }} />}
    </>
  );
}

/** Public page of a list, if there is one; the server redirects from other addresses to the screen. */
function toPublicAddress(language: Language, filter: ReleaseFilter): string {
  const screen = toFiltered(filter, { page: filter.page });
  if (filter.company && screen === toFiltered({ q: '', page: 1 }, { company: filter.company }))
    return pageOf(toCompanyPage(filter.company), language) ?? screen;
  return screen === PATHS.home ? homePage(language) : (pageOf(screen, language) ?? screen);
}

function useCompanyName(group: number, id: number | undefined): string {
  const { data } = useQuery({ ...releaseCompaniesQuery(useReader(), group), enabled: id !== undefined });
  return data?.data.find(({ company }) => company.id === id)?.company.name ?? '';
}
