import { type TileMotif, TilePattern } from '../../../components/tile-pattern.tsx';
import type { Appearance } from '../../../theme/appearance.ts';
import { usePressGroup } from '../../press-groups/press-group.ts';
import styles from './swatch.module.css';

/** Preview in the colours that the choice would apply to the page. */
export function GlazeSwatch({ glaze }: { glaze: Appearance['glaze'] }) {
  const house = usePressGroup();
  if (glaze !== 'house') return <span className={styles.glaze} data-glaze={glaze} />;
  const worn = house?.colours ? { 'data-own-colours': '' } : { 'data-glaze': house?.theme };
  return (
    <span className={styles.glaze} {...worn}>
      <span className={styles.house} />
    </span>
  );
}

export function HeaderSwatch({ header }: { header: Appearance['header'] }) {
  return <span className={styles.header} data-header={header} />;
}

export function SidebarSwatch({ sidebar }: { sidebar: Appearance['sidebar'] }) {
  return <span className={styles.sidebar} data-sidebar={sidebar} />;
}

export function TileSwatch({ tiles }: { tiles: TileMotif }) {
  return (
    <span className={styles.tiles}>
      <TilePattern motif={tiles} tile={20} tone="pillar" />
    </span>
  );
}
