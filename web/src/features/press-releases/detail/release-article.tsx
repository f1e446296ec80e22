import { withDateline } from '@press-room/contract/dateline';
import type { PressRelease } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import { useMemo, useRef } from 'react';
import { Link } from 'wouter';
import article from '../../../components/article.module.css';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Prose } from '../../../components/prose.tsx';
import { directionOf, type Locale, useLocale } from '../../../i18n/locale.ts';
import { useUser } from '../../../lib/auth.ts';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toCompanyPage } from '../../../paths.ts';
import { copyRelease } from '../actions/copy-release.ts';
import { ReleaseActions } from '../actions/release-actions.tsx';
import { ReleaseBar } from '../actions/release-bar.tsx';
import { addressOf } from '../address.ts';
import { Corrections } from '../changes/corrections.tsx';
import { copyWithLine } from '../embargo/copy-with-line.ts';
import { EmbargoBand } from '../embargo/embargo-band.tsx';
import { ReleaseLabels } from '../release-labels.tsx';
import { placePictures, useSteady } from './body-pictures.ts';
import styles from './release-article.module.css';
import { ReleaseFigure } from './release-figure.tsx';
import { ReleasePictures } from './release-pictures.tsx';
import { ReleaseSide } from './release-side.tsx';

const QuoteLink = lazyComponent(async () => (await import('../quote/quote-link.tsx')).QuoteLink);
const TakenNote = lazyComponent(async () => (await import('../changes/taken-note.tsx')).TakenNote);

interface ReleaseArticleProps {
  release: PressRelease;
  /** Preview of an unpublished release: its address is secret, and must not appear in prints or links. */
  isPreview?: boolean;
  /** Language of the intended reader, if it differs from the interface's. */
  readIn?: Locale;
}

/** Rendered in the direction of its language; texts of the interface keep their direction. */
export function ReleaseArticle({ release, isPreview = false, readIn }: ReleaseArticleProps) {
  const { title, subtitle, abstract, dateline, body, boilerplate, date, language, image } = release;
  const { pictures, attachments } = release;
  const issuer = issuerOf(release);
  const { embargo, ...labelled } = release;
  const around = directionOf(useLocale());
  const withPictures = useMemo(
    () => placePictures(withDateline(body, dateline), { pictures, attachments }),
    [body, dateline, pictures, attachments],
  );
  const handleCopy = () => void copyRelease(release, 'rich');
  const text = useRef<HTMLDivElement>(null);
  const { shown, watch } = useSteady(withPictures);
  const user = useUser();
  return (
    <article
      className={styles.article}
      dir={directionOf(language)}
      onCopy={embargo && ((event) => copyWithLine(event, embargo.line))}
    >
      <p className={`print-only ${styles.masthead}`} dir={around}>
        <strong>{issuer.name}</strong> {m['pressReleases.print.masthead']()}
      </p>
      {embargo && (
        <div dir={around}>
          <EmbargoBand embargo={embargo} language={language} />
        </div>
      )}
      <header className={article.header} dir={around}>
        <p className={article.meta}>
          <time dateTime={date}>{formatDate(date)}</time>
          <Byline release={release} />
          <ReleaseLabels release={labelled} readIn={readIn} />
        </p>
        <h1 lang={language} dir="auto" className={article.title}>
          {title}
        </h1>
        {subtitle && (
          <p lang={language} dir="auto" className={article.lede}>
            {subtitle}
          </p>
        )}
      </header>
      <div dir={around}>
        <Corrections corrections={release.corrections} />
        {user && !isPreview && release.corrections.length > 0 && <TakenNote release={release} />}
      </div>
      <div className={styles.columns}>
        <div>
          {image && <ReleaseFigure picture={image} language={language} />}
          <div ref={text} lang={language} className={styles.text} {...watch}>
            {abstract && <p className={styles.abstract}>{abstract}</p>}
            <Prose className={styles.prose} html={shown} />
            {boilerplate && <Prose className={styles.boilerplate} html={boilerplate} />}
          </div>
          {!isPreview && release.address !== null && <QuoteLink address={release.address} within={text} />}
        </div>
        <div className={styles.side} dir={around}>
          {!isPreview && <ReleaseActions release={release} onCopy={handleCopy} />}
          <ReleaseSide release={release} isPreview={isPreview} readIn={readIn} />
        </div>
      </div>
      <div dir={around}>
        <ReleasePictures release={release} isPreview={isPreview} />
      </div>
      {!isPreview && (
        <>
          <ReleaseBar release={release} onCopy={handleCopy} />
          <p className="print-only" dir="ltr">
            {addressOf(release)}
          </p>
        </>
      )}
    </article>
  );
}

/** Links to the releases of a company. Releases of the press group itself have none: Home lists them. */
function Byline({ release }: Pick<ReleaseArticleProps, 'release'>) {
  const name = <bdi>{issuerOf(release).name}</bdi>;
  return release.company ? <Link href={toCompanyPage(release.company.id)}>{name}</Link> : name;
}
