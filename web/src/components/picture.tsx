import { type Picture as PictureShape, SCREEN_TYPES } from '@press-room/contract/assets';
import styles from './picture.module.css';

type PictureProps = {
  picture: PictureShape;
  /** Width on screen, as in the `sizes` attribute. */
  sizes: string;
  /** Loads with high priority: the one large picture of a screen. */
  isFirst?: boolean;
  /** The title beside it has the same content. */
  isDecorative?: boolean;
};

/** Picture in several formats: the browser uses the first that it supports. The `img` has the last one. */
export function Picture({ picture, sizes, isFirst = false, isDecorative = false }: PictureProps) {
  const { renditions, width, height, alt, placeholder, focal_point } = picture;
  const [fallback, ...better] = SCREEN_TYPES.toReversed().flatMap((type) => {
    const ofType = renditions.filter(({ media_type }) => media_type === type);
    const srcSet = ofType.map((rendition) => `${rendition.url} ${rendition.width}w`).join(', ');
    return ofType.length === 0 ? [] : [{ type, srcSet, src: ofType.at(-1)?.url }];
  });
  return (
    <picture className={styles.sources}>
      {better.toReversed().map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.picture}
        style={{
          backgroundColor: placeholder,
          ...(focal_point && { objectPosition: `${focal_point.x}% ${focal_point.y}%` }),
        }}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={isDecorative ? '' : alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
