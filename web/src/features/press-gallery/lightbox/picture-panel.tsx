import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { useId } from 'react';
import { Link } from 'wouter';
import { BasketButton } from '../../../components/basket-button.tsx';
import { PictureDownloads } from '../../../components/picture-downloads.tsx';
import { ShareButtons } from '../../../components/share-buttons.tsx';
import { contentLanguage } from '../../../i18n/content-language.ts';
import { formatPixels } from '../../../lib/media-types.ts';
import { findOriginal } from '../../../lib/picture-choices.ts';
import { m } from '../../../paraglide/messages.js';
import { ALL_PICTURES, type GalleryAddress, toGallery } from '../address.ts';
import { toLocalName } from '../names.ts';
import { toItem } from '../selection/selection.ts';
import { CreditLine } from './credit-line.tsx';
import styles from './lightbox.module.css';

type PicturePanelProps = { id: string; picture: GalleryPicture; address: GalleryAddress };

/** Data that an editor needs before using a picture, with the downloads. */
export function PicturePanel({ id, picture, address }: PicturePanelProps) {
  const downloads = useId();
  const { caption, alt, credit, gallery } = picture;
  const name = caption || alt || toLocalName(gallery.name);
  const isElsewhere = address.q !== '' || address.gallery !== gallery.id;
  return (
    <>
      <h2 id={id} className={styles.title} lang={contentLanguage()}>
        <bdi>{name}</bdi>
      </h2>
      {credit && <CreditLine credit={credit} picture={picture.id} />}
      <section className={styles.downloads} aria-labelledby={downloads}>
        <h3 id={downloads} className={styles.heading}>
          {m['gallery.choice.heading']()}
        </h3>
        <PictureDownloads asset={picture.id} choices={picture.choices} kind="button" />
        <BasketButton item={toItem(picture)} />
      </section>
      <ShareButtons
        address={toGallery(ALL_PICTURES, { gallery: gallery.id, picture: picture.id })}
        title={name}
      />
      <Facts picture={picture} />
      {isElsewhere && (
        <p className={styles.from}>
          {m['gallery.picture.gallery']()}{' '}
          <Link href={toGallery(ALL_PICTURES, { gallery: gallery.id })} lang={contentLanguage()} dir="auto">
            {toLocalName(gallery.name)}
          </Link>
        </p>
      )}
    </>
  );
}

function Facts({ picture }: { picture: GalleryPicture }) {
  const original = findOriginal(picture);
  const facts = [
    { name: m['gallery.picture.alt'](), value: picture.caption ? picture.alt : '' },
    { name: m['gallery.picture.copyright'](), value: picture.copyright },
    { name: m['gallery.picture.rights'](), value: picture.rights },
    {
      name: m['gallery.picture.dimensions'](),
      value: original ? formatPixels(original.width, original.height) : '',
    },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
