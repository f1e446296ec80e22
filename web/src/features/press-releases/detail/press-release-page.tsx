import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { Failure } from '../../../components/failure.tsx';
import { statusOf } from '../../../lib/api-error.ts';
import { useTellRead } from '../../../lib/tell-taken.ts';
import { m } from '../../../paraglide/messages.js';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { readWithdrawal } from '../changes/withdrawal.ts';
import { WithdrawnRelease } from '../changes/withdrawn-release.tsx';
import { releaseQuery } from '../queries.ts';
import { useReader } from '../use-reader.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { MissingRelease } from './missing-release.tsx';
import { ReleaseArticle } from './release-article.tsx';

/** A withdrawal takes precedence over a cached release. */
export function PressReleasePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(releaseQuery(useReader(), id));
  const isMissing = statusOf(error) === 404;
  const withdrawal = readWithdrawal(error);
  const isGone = isMissing || withdrawal !== null;
  const release = isGone ? undefined : data;
  useScreenTitle(isGone ? null : (release?.title ?? m['pressReleases.title']()));
  useCanonical(release?.address ?? null);
  useTellRead('press_release', release?.id);

  return (
    <>
      {release && <ReleaseArticle release={release} />}
      {!data && !error && <DetailSkeleton />}
      {isMissing && <MissingRelease />}
      {withdrawal && <WithdrawnRelease id={Number(id)} withdrawal={withdrawal} />}
      {!data && error && !isGone && <Failure error={error} onRetry={() => void refetch()} />}
    </>
  );
}

/** Sets the canonical address of a screen, for programs that read the rendered app. */
function useCanonical(address: string | null): void {
  useEffect(() => {
    if (address === null) return;
    // The server renders the link only for this address; the screen must update it.
    const link =
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
      document.head.appendChild(document.createElement('link'));
    link.rel = 'canonical';
    link.href = address;
    return () => link.remove();
  }, [address]);
}
