import type { Magazine, MagazineKind } from '@press-room/contract/magazines';
import { Link } from 'wouter';
import { Picture } from '../../../components/picture.tsx';
import { TilePattern } from '../../../components/tile-pattern.tsx';
import { m } from '../../../paraglide/messages.js';
import { type MagazineFilter, toMagazines } from '../filter.ts';
import { wordsFound } from '../find/words-found.ts';
import { issueText } from '../words.ts';
import styles from './magazine-card.module.css';
import { PageHits } from './page-hits.tsx';

const SIZES = '(min-width: 769px) 240px, 45vw';

/** Cover of an issue; a tile pattern until it is rendered. */
function Cover({ magazine: { cover, id } }: { magazine: Magazine }) {
  if (cover) return <Picture picture={cover} sizes={SIZES} isDecorative />;
  return <TilePattern seed={id} tile={40} tone="pillar" />;
}

type MagazineCardProps = { kind: MagazineKind; filter: MagazineFilter; magazine: Magazine };

/** Issue in the list, with the pages that match the search. */
export function MagazineCard({ kind, filter, magazine }: MagazineCardProps) {
  const { id, title, language, pages, hits } = magazine;
  const best = hits?.[0];
  const find = best ? wordsFound(best.parts, filter.q) : filter.q;
  const address = toMagazines(kind, filter, { id, page: best?.page ?? 1, find });
  return (
    <article className={filter.q ? styles.find : styles.card}>
      <div className={styles.cover}>
        <Cover magazine={magazine} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link href={address}>
            <bdi lang={language}>{title}</bdi>
          </Link>
        </h3>
        <p className={styles.facts}>
          <span>{issueText(magazine)}</span>
          <span>{m['magazines.list.pages']({ count: pages })}</span>
        </p>
      </div>
      {hits && hits.length > 0 && <PageHits kind={kind} filter={filter} id={id} hits={hits} />}
    </article>
  );
}
