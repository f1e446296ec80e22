import type { MagazineKind } from '@press-room/contract/magazines';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { ContentLanguageNote } from '../../../components/content-language-note.tsx';
import { Failure } from '../../../components/failure.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { useReader } from '../../press-releases/use-reader.ts';
import { readFilter, readReading } from '../filter.ts';
import { MagazineFilters } from '../period/magazine-filters.tsx';
import { withPeriod } from '../period/periods.ts';
import { magazinePeriodsQuery } from '../queries.ts';
import { periodText, TITLES } from '../words.ts';
import { MagazineResults } from './magazine-results.tsx';
import { MagazinesSkeleton } from './magazines-skeleton.tsx';
import { TitleBar } from './title-bar.tsx';

const MagazineReader = lazyComponent(
  async () => (await import('../reader/magazine-reader.tsx')).MagazineReader,
);

export const ItalianMagazinePage = () => <MagazinesPage kind="italian" />;
export const InternationalMagazinePage = () => <MagazinesPage kind="international" />;

function MagazinesPage({ kind }: { kind: MagazineKind }) {
  const search = useSearch();
  const asked = readFilter(search);
  const reading = readReading(search);
  const periods = useQuery(magazinePeriodsQuery(useReader(), kind, asked.territory));
  const { data, error, refetch } = periods;
  const filter = data ? withPeriod(asked, data.data) : asked;
  // The newest year of the previous territory may not exist here.
  const isAwaited = periods.isPlaceholderData && filter !== asked;
  const period = periodText(filter);
  useScreenTitle(joinFacts([labelOf(TITLES, kind), period]));
  return (
    <>
      <TitleBar kind={kind} filter={filter} />
      <MagazineFilters kind={kind} filter={filter} asked={asked} periods={data?.data ?? []} />
      <ContentLanguageNote />
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <MagazinesSkeleton />}
      {data && <MagazineResults kind={kind} filter={filter} asked={asked} isAwaited={isAwaited} />}
      {reading && <MagazineReader key={reading.id} kind={kind} filter={asked} reading={reading} />}
    </>
  );
}
