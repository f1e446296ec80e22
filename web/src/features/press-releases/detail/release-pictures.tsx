import type { PressRelease } from '@press-room/contract/press-releases';
import { m } from '../../../paraglide/messages.js';
import { ReleasePictureCard } from './release-picture-card.tsx';
import styles from './release-pictures.module.css';

/** Every picture of a release to take along, the one above the text too. */
export function ReleasePictures({ release }: { release: Pick<PressRelease, 'pictures' | 'language'> }) {
  const { pictures, language } = release;
  if (pictures.length === 0) return null;
  return (
    <section className={`${styles.pictures} no-print`} aria-labelledby="release-pictures">
      <h2 id="release-pictures" className={styles.heading}>
        {m['pressReleases.detail.pictures']()}
      </h2>
      <ul className={styles.grid}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <ReleasePictureCard picture={picture} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}
