import type { PressReleaseRow } from '@press-room/contract/press-releases';
import { Link } from 'wouter';
import { Picture } from '../../../components/picture.tsx';
import { excerpt } from '../../../lib/excerpt.ts';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toCompanyPage, toPressRelease } from '../../../paths.ts';
import { ReleaseLabels } from '../release-labels.tsx';
import styles from './lead-release.module.css';

export function LeadRelease({ release }: { release: PressReleaseRow }) {
  const { id, title, subtitle, abstract, company, date, image, language } = release;
  return (
    <article className={image ? styles.lead : `${styles.lead} ${styles.plain}`}>
      <div className={styles.words}>
        <p className={styles.meta}>
          <time dateTime={date}>{formatDate(date)}</time>
          {company && (
            <Link href={toCompanyPage(company.id)}>
              <bdi>{m['pressReleases.from']({ company: company.name })}</bdi>
            </Link>
          )}
          <ReleaseLabels release={release} />
        </p>
        <div lang={language} dir="auto" className={styles.text}>
          <h3 className={styles.title}>
            <Link href={toPressRelease(id)}>{title}</Link>
          </h3>
          <p className={styles.summary}>{subtitle || excerpt(abstract, language)}</p>
        </div>
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture picture={image} sizes="(min-width: 1024px) 60vw, 100vw" isFirst />
        </div>
      )}
    </article>
  );
}
