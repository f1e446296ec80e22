import type { Picture as PictureShape } from '@press-room/contract/press-releases';
import styles from './picture.module.css';

type PictureProps = {
  picture: PictureShape;
  /** Width it takes on screen, as the `sizes` attribute says it. */
  sizes: string;
  /** Loads before everything else: the one large picture of a screen. */
  isFirst?: boolean;
  /** In a list the title beside it says the same. */
  isDecorative?: boolean;
};

export function Picture({ picture, sizes, isFirst = false, isDecorative = false }: PictureProps) {
  const { renditions, width, height, alt, placeholder } = picture;
  return (
    <img
      className={styles.picture}
      style={{ backgroundColor: placeholder }}
      src={renditions.at(-1)?.url}
      srcSet={renditions.map((rendition) => `${rendition.url} ${rendition.width}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={isDecorative ? '' : alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
