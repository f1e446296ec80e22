import type { PressRelease } from '@press-room/contract/press-releases';
import { DownloadButton } from '../../../components/download-button.tsx';
import { m } from '../../../paraglide/messages.js';
import { PICTURES_ID } from '../actions/pictures-id.ts';
import { ReleasePictureCard } from './release-picture-card.tsx';
import styles from './release-pictures.module.css';

interface ReleasePicturesProps {
  release: Pick<PressRelease, 'id' | 'pictures' | 'language' | 'address'>;
  isPreview: boolean;
}

/** All pictures of a release for download, including the one above the text. */
export function ReleasePictures({ release, isPreview }: ReleasePicturesProps) {
  const { id, pictures, language, address } = release;
  if (pictures.length === 0) return null;
  return (
    <section className={`${styles.pictures} no-print`} aria-labelledby={PICTURES_ID}>
      <h2 id={PICTURES_ID} tabIndex={-1} className={styles.heading}>
        {m['pressReleases.detail.pictures']()}
      </h2>
      {!isPreview && (
        <div className={styles.all}>
          <DownloadButton kind="quiet" request={{ press_release: id }}>
            {m['downloads.all']()}
          </DownloadButton>
        </div>
      )}
      <ul className={styles.grid}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <ReleasePictureCard picture={picture} language={language} page={address} isPreview={isPreview} />
          </li>
        ))}
      </ul>
    </section>
  );
}
