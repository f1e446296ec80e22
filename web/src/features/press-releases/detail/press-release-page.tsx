import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { Failure } from '../../../components/failure.tsx';
import { Icon } from '../../../components/icon.tsx';
import { statusOf } from '../../../lib/api-error.ts';
import { cameFrom } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS, toHome } from '../../../paths.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { releaseQuery } from '../queries.ts';
import { useReader } from '../use-reader.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { MissingRelease } from './missing-release.tsx';
import styles from './press-release-page.module.css';
import { ReleaseArticle } from './release-article.tsx';

export function PressReleasePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(releaseQuery(useReader(), id));
  const isMissing = statusOf(error) === 404;
  useScreenTitle(data?.title ?? m['pressReleases.title']());

  return (
    <>
      <nav className={`${styles.back} no-print`} aria-label={m['pressReleases.detail.backLabel']()}>
        <Link
          href={toHome()}
          className={styles.backLink}
          onClick={(event) => {
            // Going back keeps page, filters and place of the list.
            if (!cameFrom(PATHS.home)) return;
            event.preventDefault();
            history.back();
          }}
        >
          <Icon name="back" size={20} />
          {m['pressReleases.detail.back']()}
        </Link>
      </nav>
      {data && <ReleaseArticle release={data} />}
      {!data && !error && <DetailSkeleton />}
      {!data && isMissing && <MissingRelease />}
      {!data && error && !isMissing && <Failure error={error} onRetry={() => void refetch()} />}
    </>
  );
}
