import type { Picture as PictureShape } from '@press-room/contract/assets';
import { Picture } from '../../../components/picture.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './release-figure.module.css';

const SIZES = '(max-width: 1023px) 100vw, 60vw';

export function ReleaseFigure({ picture, language }: { picture: PictureShape; language: string }) {
  const { caption, credit } = picture;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Picture picture={picture} sizes={SIZES} isFirst />
      </div>
      {(caption || credit) && (
        <figcaption className={styles.caption}>
          <span lang={language} dir="auto">
            {caption}
          </span>
          {credit && (
            <bdi className={styles.credit}>{m['pressReleases.detail.credit']({ name: credit })}</bdi>
          )}
        </figcaption>
      )}
    </figure>
  );
}
