import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { memo, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Picture } from '../../../components/picture.tsx';
import { PictureDownloads } from '../../../components/picture-downloads.tsx';
import { contentLanguage } from '../../../i18n/content-language.ts';
import { m } from '../../../paraglide/messages.js';
import { ALL_PICTURES, toGallery } from '../address.ts';
import { toLocalName } from '../names.ts';
import { toCellId } from '../use-open-picture.ts';
import styles from './picture-cell.module.css';

/** Must match the columns in picture-grid.module.css. */
const SIZES = '(max-width: 640px) 46vw, (max-width: 899px) 31vw, 260px';
/** Aspect ratio of a frame: a wider picture fills its width, others its height. */
const FRAME_RATIO = 4 / 3;

type PictureCellProps = {
  picture: GalleryPicture;
  position: number;
  total: number;
  href: string;
  isChosen: boolean;
  isOfOtherGallery: boolean;
  onOpen: (position: number) => void;
  onChoose: (position: number, isChosen: boolean, isRange: boolean) => void;
};

export const PictureCell = memo(function PictureCell(props: PictureCellProps) {
  const { picture, position, total, href, isChosen, isOfOtherGallery } = props;
  const { caption, credit, gallery } = picture;
  const name = caption || picture.alt || toLocalName(gallery.name);
  const isWide = picture.width >= picture.height * FRAME_RATIO;
  return (
    <li className={styles.cell} aria-setsize={total} aria-posinset={position + 1} data-chosen={isChosen}>
      <Link
        id={toCellId(position)}
        href={href}
        className={styles.frame}
        data-shape={isWide ? 'wide' : 'tall'}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          props.onOpen(position);
        }}
      >
        <Picture picture={{ ...picture, alt: picture.alt || name }} sizes={SIZES} />
      </Link>
      <p className={styles.caption} lang={contentLanguage()} dir="auto">
        {name}
      </p>
      <p className={styles.credit} dir="auto">
        {credit && m['pressReleases.detail.credit']({ name: credit })}
      </p>
      {isOfOtherGallery && (
        <Link
          href={toGallery(ALL_PICTURES, { gallery: gallery.id })}
          className={styles.gallery}
          lang={contentLanguage()}
          dir="auto"
        >
          {toLocalName(gallery.name)}
        </Link>
      )}
      <ChooseBox {...props} name={name} />
      <QuickDownload picture={picture} name={name} />
    </li>
  );
});

function ChooseBox({ position, isChosen, onChoose, name }: PictureCellProps & { name: string }) {
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={m['gallery.selection.choose']({ name })}
        onChange={(event) => {
          const { nativeEvent } = event;
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          onChoose(position, event.target.checked, isRange);
        }}
      />
    </label>
  );
}

/** Downloads a picture by use, without opening it. */
function QuickDownload({ picture, name }: { picture: GalleryPicture; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.download}
        aria-label={m['gallery.picture.download']({ name })}
        aria-haspopup="dialog"
        title={m['gallery.choice.heading']()}
        onClick={() => setOpen(true)}
      >
        <Icon name="download" size={20} />
      </button>
      {isOpen && (
        <Dialog title={m['gallery.picture.download']({ name })} onClose={close}>
          <PictureDownloads asset={picture.id} choices={picture.choices} kind="button" />
          <button type="button" className={buttons.quiet} onClick={close}>
            {m['gallery.lightbox.close']()}
          </button>
        </Dialog>
      )}
    </>
  );
}
