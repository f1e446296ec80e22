import type { PressReleaseRow } from '@press-room/contract/press-releases';
import { Link } from 'wouter';
import { Highlighted } from '../../../components/highlighted.tsx';
import { Picture } from '../../../components/picture.tsx';
import { excerpt } from '../../../lib/excerpt.ts';
import { formatMonthOfYear } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toCompanyPage, toPressRelease } from '../../../paths.ts';
import { ReleaseLabels } from '../release-labels.tsx';
import styles from './release-row.module.css';

const SIZES = '(max-width: 600px) 112px, 240px';

export function ReleaseRow({ release }: { release: PressReleaseRow }) {
  const { id, title, subtitle, abstract, company, date, image, language, snippet } = release;
  return (
    <article className={styles.row}>
      <p className={styles.when}>
        <time dateTime={date}>
          <span className={styles.day}>{Number(date.slice(8))}</span> <span>{formatMonthOfYear(date)}</span>
        </time>
      </p>
      <div className={styles.words}>
        {company && (
          <p className={styles.company}>
            <Link href={toCompanyPage(company.id)}>{m['pressReleases.from']({ company: company.name })}</Link>
          </p>
        )}
        <h3 className={styles.title} lang={language} dir="auto">
          <Link href={toPressRelease(id)}>{snippet ? <Highlighted parts={snippet.title} /> : title}</Link>
        </h3>
        <p className={styles.summary} lang={language} dir="auto">
          {snippet?.text.length ? (
            <Highlighted parts={snippet.text} />
          ) : (
            subtitle || excerpt(abstract, language)
          )}
        </p>
      </div>
      <p className={styles.labels}>
        <ReleaseLabels release={release} />
      </p>
      {image && (
        <div className={styles.picture}>
          <Picture picture={image} sizes={SIZES} isDecorative />
        </div>
      )}
    </article>
  );
}
