import type { PressRelease } from '@press-room/contract/press-releases';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Failure } from '../../../components/failure.tsx';
import { statusOf } from '../../../lib/api-error.ts';
import { useTellRead } from '../../../lib/tell-taken.ts';
import { useCanonical } from '../../../lib/use-canonical.ts';
import { m } from '../../../paraglide/messages.js';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { readWithdrawal } from '../changes/withdrawal.ts';
import { WithdrawnRelease } from '../changes/withdrawn-release.tsx';
import { releaseQuery } from '../queries.ts';
import { useReader } from '../use-reader.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { MissingRelease } from './missing-release.tsx';
import { ReleaseArticle } from './release-article.tsx';

/** What became of a release meanwhile goes before what was read of it. */
export function PressReleasePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(releaseQuery(useReader(), id));
  const withdrawal = readWithdrawal(error);
  if (withdrawal) return <WithdrawnRelease withdrawal={withdrawal} />;
  if (statusOf(error) === 404) return <MissingRelease />;
  if (data) return <FoundRelease release={data} />;
  return <AwaitedRelease error={error} onRetry={() => void refetch()} />;
}

function FoundRelease({ release }: { release: PressRelease }) {
  useScreenTitle(release.title);
  useCanonical(release.address);
  useTellRead('press_release', release.id);
  return <ReleaseArticle release={release} />;
}

function AwaitedRelease({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  useScreenTitle(m['pressReleases.title']());
  return error ? <Failure error={error} onRetry={onRetry} /> : <DetailSkeleton />;
}
