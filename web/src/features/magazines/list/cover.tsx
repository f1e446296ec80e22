import type { Magazine } from '@press-room/contract/magazines';
import { Picture } from '../../../components/picture.tsx';
import { TilePattern } from '../../../components/tile-pattern.tsx';

const SIZES = '(min-width: 769px) 240px, 45vw';

/** Until the first page has been drawn, a wall of tiles stands for it. */
export function Cover({ magazine: { cover, id } }: { magazine: Magazine }) {
  if (cover) return <Picture picture={cover} sizes={SIZES} isDecorative />;
  return <TilePattern seed={id} tile={40} tone="pillar" />;
}
