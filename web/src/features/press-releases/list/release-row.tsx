import type { PressReleaseRow } from '@press-room/contract/press-releases';
import { Link } from 'wouter';
import { Highlighted } from '../../../components/highlighted.tsx';
import { Picture } from '../../../components/picture.tsx';
import { TilePattern } from '../../../components/tile-pattern.tsx';
import { excerpt } from '../../../lib/excerpt.ts';
import { formatMonthOfYear } from '../../../lib/format.ts';
import { toPressRelease } from '../../../paths.ts';
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
      <div className={styles.words} lang={language} dir="auto">
        {company && <p className={styles.company}>{company.name}</p>}
        <h3 className={styles.title}>
          <Link href={toPressRelease(id)}>{snippet ? <Highlighted parts={snippet.title} /> : title}</Link>
        </h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <p className={styles.abstract}>
          {snippet?.text.length ? <Highlighted parts={snippet.text} /> : excerpt(abstract)}
        </p>
      </div>
      <p className={styles.labels}>
        <ReleaseLabels release={release} />
      </p>
      <div className={styles.picture}>
        {image ? (
          <Picture picture={image} sizes={SIZES} isDecorative />
        ) : (
          <TilePattern seed={id} grid={[5, 3]} />
        )}
      </div>
    </article>
  );
}
