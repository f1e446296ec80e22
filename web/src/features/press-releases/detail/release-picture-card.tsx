import { pictureFrame } from '@press-room/contract/embeds';
import type { ReleasePicture } from '@press-room/contract/press-releases';
import { BasketButton } from '../../../components/basket-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Picture } from '../../../components/picture.tsx';
import { PictureDownloads } from '../../../components/picture-downloads.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { tellCopy } from '../../../lib/tell-taken.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { EmbedCode } from '../actions/embed-code.tsx';
import styles from './release-picture-card.module.css';

const SIZES = '(max-width: 600px) 100vw, (max-width: 1199px) 45vw, 440px';

interface ReleasePictureCardProps {
  picture: ReleasePicture;
  language: string;
  /** Public address of the release; null: not public. */
  page: string | null;
  isPreview: boolean;
}

export function ReleasePictureCard({ picture, language, page, isPreview }: ReleasePictureCardProps) {
  const { id, alt, caption, credit, rights } = picture;
  return (
    <div className={styles.card}>
      <figure className={styles.figure}>
        <div className={styles.frame}>
          <Picture picture={picture} sizes={SIZES} />
        </div>
        <figcaption className={styles.words}>
          {caption && (
            <p lang={language} dir="auto">
              {caption}
            </p>
          )}
          {credit && <Credit credit={credit} picture={picture.id} />}
          {rights && (
            <p className={styles.note} dir="auto">
              {rights}
            </p>
          )}
        </figcaption>
      </figure>
      <div>
        <PictureDownloads asset={id} choices={picture.choices} of={alt || caption} />
        {!isPreview && (
          <BasketButton
            // Do not store the title of an item that is not public.
            item={{ kind: 'picture', id, ...(page !== null && { title: caption || alt }) }}
            of={alt || caption}
          />
        )}
        {page !== null && (
          <EmbedCode page={page} picture={id} title={caption || alt} size={pictureFrame(picture)} />
        )}
      </div>
    </div>
  );
}

function Credit({ credit, picture }: { credit: string; picture: number }) {
  const handleCopy = async () => {
    if (await copyText(credit)) {
      showToast('success', m['gallery.credit.copied']());
      tellCopy({ asset: picture });
    } else showToast('error', m['gallery.credit.failed']());
  };
  return (
    <p className={styles.credit}>
      <bdi>{m['pressReleases.detail.credit']({ name: credit })}</bdi>
      <button
        type="button"
        className={styles.copy}
        aria-label={`${m['gallery.credit.copy']()}: ${credit}`}
        onClick={() => void handleCopy()}
      >
        <Icon name="copy" size={16} />
        {m['gallery.credit.copy']()}
      </button>
    </p>
  );
}
