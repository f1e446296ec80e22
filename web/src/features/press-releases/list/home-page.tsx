import { useSearch } from 'wouter';
import { Failure } from '../../../components/failure.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { m } from '../../../paraglide/messages.js';
import { loadPressGroup, useCurrentGroup } from '../../press-groups/press-group.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { readFilter } from '../filter.ts';
import { ReleaseFilters } from '../filters/release-filters.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { Nameplate } from './nameplate.tsx';
import { ReleaseResults } from './release-results.tsx';
import { SignInHint } from './sign-in-hint.tsx';

// Loaded separately: only new installations show it.
const EmptyRoom = lazyComponent(async () => (await import('./empty-room.tsx')).EmptyRoom);

export function HomePage() {
  const group = useCurrentGroup();
  const filter = readFilter(useSearch());
  useScreenTitle(m['pressReleases.title']());

  if (group === 'unknown') return <ListSkeleton />;
  if (group === 'none') return <Failure error={null} onRetry={() => void loadPressGroup()} />;
  if (group === 'empty') return <EmptyRoom />;
  return (
    <>
      <SignInHint />
      <Nameplate group={group} />
      <ReleaseFilters group={group.id} filter={filter} />
      <ReleaseResults group={group.id} filter={filter} />
    </>
  );
}
