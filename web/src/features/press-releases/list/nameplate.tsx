import type { PressGroup } from '@press-room/contract/press-groups';
import { TilePattern } from '../../../components/tile-pattern.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { entryOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './nameplate.module.css';

/** Seed of the tile pattern by theme: leaves for the association, quarter circles for the fair. */
const PATTERN_SEEDS = { cobalt: 0, terracotta: 1, copper: 2, manganese: 3, amber: 4, celadon: 5 } as const;

export function Nameplate({ group }: { group: PressGroup }) {
  const language = useContentLanguage();
  return (
    <div className={styles.plate}>
      <div className={styles.words}>
        <h1 className={styles.name}>
          <span className={styles.kicker}>{m['pressReleases.title']()}</span>
          <span className="visually-hidden">, </span>
          <bdi className={styles.group}>{group.name}</bdi>
        </h1>
        <p className={styles.tagline}>
          <bdi lang={language}>{group.tagline[language]}</bdi>
        </p>
      </div>
      <div className={styles.tiles}>
        <TilePattern seed={entryOf(PATTERN_SEEDS, group.theme) ?? 0} tile={64} />
      </div>
    </div>
  );
}
