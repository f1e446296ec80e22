import { useId } from 'react';
import styles from './tile-pattern.module.css';

/** Motifs on a 60-unit tile; the pattern repeats four rotated tiles. */
const MOTIFS = [
  { shape: 'M0 0A60 60 0 0 1 60 60 60 60 0 0 1 0 0Z', turns: [0, 90, 270, 180] },
  { shape: 'M0 0H60A60 60 0 0 1 0 60ZM60 60H40A20 20 0 0 1 60 40Z', turns: [0, 90, 270, 180] },
  { shape: 'M0 0H60L0 60ZM60 60V40L40 60Z', turns: [180, 270, 90, 0] },
  { shape: 'M30 0 60 30 30 60 0 30ZM30 18 18 30 30 42 42 30Z', turns: [0, 0, 0, 0] },
  { shape: 'M0 0A30 30 0 0 1 0 60ZM60 0A30 30 0 0 0 60 60Z', turns: [0, 90, 90, 0] },
  {
    shape: 'M0 60A60 60 0 0 1 60 0V20A40 40 0 0 0 20 60ZM60 40V60H40A20 20 0 0 1 60 40Z',
    turns: [0, 90, 270, 180],
  },
] as const;

/** Names of the motifs, in the order of `MOTIFS`. */
const NAMES = ['quarters', 'arches', 'triangles', 'diamonds'] as const;
export type TileMotif = (typeof NAMES)[number];

type TilePatternProps = {
  /** Any number; the same number gives the same pattern. `motif` takes precedence. */
  seed?: number;
  motif?: TileMotif;
  /** Edge of one tile in pixels. */
  tile?: number;
  tone?: 'glaze' | 'pillar';
};

/** Tile pattern that fills its box; decoration, hidden from screen readers. */
export function TilePattern({ seed = 0, motif, tile = 60, tone = 'glaze' }: TilePatternProps) {
  const id = useId();
  const place = motif === undefined ? seed % MOTIFS.length : NAMES.indexOf(motif);
  const { shape, turns } = MOTIFS[place] ?? MOTIFS[0];
  return (
    <svg className={`${styles.wall} ${styles[tone]}`} width="100%" height="100%" aria-hidden="true">
      <pattern
        id={id}
        width={120}
        height={120}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${tile / 60})`}
      >
        {turns.map((turn, corner) => {
          const [x, y] = [(corner % 2) * 60, Math.floor(corner / 2) * 60];
          return (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn} 30 30)`}>
              <path className={styles.motif} fillRule="evenodd" d={shape} />
              <path className={styles.joint} d="M0 0H60V60H0Z" />
            </g>
          );
        })}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
