import type { CompanyPage } from '@press-room/contract/company-pages';
import { Link } from 'wouter';
import { Picture } from '../../components/picture.tsx';
import { m } from '../../paraglide/messages.js';
import { toPressRelease } from '../../paths.ts';
import styles from './company-page.module.css';

const SIZES = '(max-width: 600px) 100vw, (max-width: 1199px) 45vw, 320px';

/** Latest pictures of the company; each links to its release, which offers the download. */
export function CompanyPictures({ pictures }: Pick<CompanyPage, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="company-pictures" className={styles.pictures}>
      <h2 id="company-pictures" className={styles.heading}>
        {m['companies.pictures']()}
      </h2>
      <ul className={styles.grid}>
        {pictures.map((picture) => {
          const name = picture.alt || picture.caption;
          return (
            <li key={picture.id}>
              <Link
                href={toPressRelease(picture.release)}
                className={styles.picture}
                aria-label={m['companies.pictures.open']({ name })}
              >
                <Picture picture={picture} sizes={SIZES} isDecorative />
              </Link>
              {picture.caption && (
                <p className={styles.caption} dir="auto">
                  {picture.caption}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
