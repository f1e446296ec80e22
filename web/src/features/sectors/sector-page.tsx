import { sectorPage } from '@press-room/contract/pages';
import type { Sector } from '@press-room/contract/sectors';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import article from '../../components/article.module.css';
import buttons from '../../components/button.module.css';
import { DatedReleases } from '../../components/dated-releases.tsx';
import { Failure } from '../../components/failure.tsx';
import { FeedLinks } from '../../components/feed-links.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { m } from '../../paraglide/messages.js';
import { toHome, toSectorPage } from '../../paths.ts';
import { usePressGroup } from '../press-groups/press-group.ts';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { useReleasesAbout } from '../press-releases/releases-about.ts';
import styles from './sector-page.module.css';
import { nameOfSector, sectorsQuery } from './sectors.ts';

/** Releases of the press group in a sector. */
export function SectorPage() {
  const { id = '' } = useParams();
  const language = useContentLanguage();
  const { data, error, refetch } = useQuery(sectorsQuery);
  const sector = data?.data.find((each) => String(each.id) === id);
  const isMissing = data !== undefined && sector === undefined;
  const title = isMissing ? m['sectors.missing.title']() : m['sectors.title']();
  useScreenTitle(sector ? nameOfSector(sector, language) : title);
  if (isMissing) return <MissingSector />;
  if (sector) return <SectorArticle key={sector.id} sector={sector} others={data?.data ?? []} />;
  return error ? <Failure error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
}

interface SectorArticleProps {
  sector: Sector;
  others: readonly Sector[];
}

function SectorArticle({ sector, others }: SectorArticleProps) {
  const language = useContentLanguage();
  const group = usePressGroup();
  const name = nameOfSector(sector, language);
  const slug = sector.slug[language];
  const releases = useReleasesAbout(group ? { group: group.id, sector: slug } : null);
  return (
    <article>
      <header className={article.header}>
        <p className={article.meta}>{m['sectors.title']()}</p>
        <h1 className={article.title}>{name}</h1>
        <div className={article.share}>
          <ShareButtons address={sectorPage(language, { id: sector.id, slug })} title={name} />
        </div>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="sector-releases">
          <h2 id="sector-releases" className={styles.heading}>
            {m['sectors.releases']()}
          </h2>
          <DatedReleases
            {...releases}
            none={m['sectors.noReleases']()}
            toPage={(page) => toSectorPage(sector.id, page)}
          />
          <FeedLinks choice={{ group: group?.id, sector: slug }} title={name} />
        </section>
        <nav aria-labelledby="sectors">
          <h2 id="sectors" className={styles.heading}>
            {m['sectors.all']()}
          </h2>
          <ul className={styles.others}>
            {others.map((each) => (
              <li key={each.id}>
                <Link href={toSectorPage(each.id)} aria-current={each.id === sector.id ? 'page' : undefined}>
                  {nameOfSector(each, language)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </article>
  );
}

function MissingSector() {
  return (
    <Notice level={1} title={m['sectors.missing.title']()} text={m['sectors.missing.text']()}>
      <Link href={toHome()} className={buttons.button}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}
