import type { CompanyPage as Company } from '@press-room/contract/company-pages';
import { companyPage } from '@press-room/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import article from '../../components/article.module.css';
import buttons from '../../components/button.module.css';
import { DatedReleases } from '../../components/dated-releases.tsx';
import { Failure } from '../../components/failure.tsx';
import { FeedLinks } from '../../components/feed-links.tsx';
import { InThePress } from '../../components/in-the-press.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { useLocale } from '../../i18n/locale.ts';
import { statusOf } from '../../lib/api-error.ts';
import { joinFacts, languageName } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { toCompanyPage, toHome } from '../../paths.ts';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { useReleasesAbout } from '../press-releases/releases-about.ts';
import { useReader } from '../press-releases/use-reader.ts';
import styles from './company-page.module.css';
import { CompanyPictures } from './company-pictures.tsx';
import { CompanySide } from './company-side.tsx';
import { companyPageQuery } from './queries.ts';
import { TYPOLOGY_LABELS } from './typologies.ts';

/** Public page of a member company. */
export function CompanyPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(companyPageQuery(useReader(), Number(id)));
  const isMissing = statusOf(error) === 404;
  useScreenTitle(isMissing ? m['companies.missing.title']() : (data?.name ?? m['companies.title']()));
  if (isMissing) return <MissingCompany />;
  if (data) return <CompanyArticle key={data.id} company={data} />;
  return error ? <Failure error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
}

function CompanyArticle({ company }: { company: Company }) {
  const { name, typology, association_status, city, short_description } = company;
  const facts = [
    typology && labelOf(TYPOLOGY_LABELS, typology),
    city,
    association_status === 'associated' && m['companies.member'](),
  ];
  return (
    <article>
      <header className={article.header}>
        <p className={article.meta}>{joinFacts(facts.filter((fact) => fact !== false && fact !== null))}</p>
        <h1 className={article.title}>
          <bdi>{name}</bdi>
        </h1>
        <div className={article.share}>
          <ShareButtons
            address={companyPage(useContentLanguage(), { id: company.id, slug: '' })}
            title={name}
          />
        </div>
        {short_description && (
          <Description text={short_description} language={company.short_description_language} />
        )}
      </header>
      <div className={styles.columns}>
        <CompanyReleases company={company.id} name={name} />
        <CompanySide company={company} />
      </div>
      <InThePress about={{ company: company.id }} />
      <CompanyPictures pictures={company.pictures} />
    </article>
  );
}

/** Releases of the company in all press groups, newest first. */
function CompanyReleases({ company, name }: { company: number; name: string }) {
  return (
    <section aria-labelledby="company-releases">
      <h2 id="company-releases" className={styles.releases}>
        {m['companies.releases']()}
      </h2>
      <DatedReleases
        {...useReleasesAbout({ company })}
        none={m['companies.noReleases']()}
        toPage={(page) => toCompanyPage(company, page)}
      />
      <FeedLinks choice={{ company }} title={name} />
    </section>
  );
}

/** Description in its only language. */
function Description({ text, language }: { text: string; language: Company['short_description_language'] }) {
  const locale = useLocale();
  return (
    <>
      {language && language !== locale && (
        <p className={styles.fallback}>
          {m['pressReleases.detail.fallback']({
            wanted: languageName(locale),
            shown: languageName(language),
          })}
        </p>
      )}
      <p className={styles.description} lang={language ?? undefined} dir="auto">
        {text}
      </p>
    </>
  );
}

function MissingCompany() {
  return (
    <Notice level={1} title={m['companies.missing.title']()} text={m['companies.missing.text']()}>
      <Link href={toHome()} className={buttons.button}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}
