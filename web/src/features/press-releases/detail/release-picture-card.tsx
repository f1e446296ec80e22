import type { RenditionChoice } from '@press-room/contract/assets';
import { pictureFrame } from '@press-room/contract/embeds';
import type { ReleasePicture } from '@press-room/contract/press-releases';
import { useState } from 'react';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { DownloadButton } from '../../../components/download-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Picture } from '../../../components/picture.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { toFileRequest } from '../../../lib/download.ts';
import { formatBytes, joinFacts } from '../../../lib/format.ts';
import { formatPixels, nameFile, USUAL_TYPE } from '../../../lib/media-types.ts';
import { tellCopy } from '../../../lib/tell-taken.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeUse } from '../../press-gallery/choices.ts';
import { EmbedCode } from '../actions/embed-code.tsx';
import styles from './release-picture-card.module.css';

const SIZES = '(max-width: 600px) 100vw, (max-width: 1199px) 45vw, 440px';

interface ReleasePictureCardProps {
  picture: ReleasePicture;
  language: string;
  /** Of its release, for everybody; null: it is not to be shown elsewhere. */
  page: string | null;
}

export function ReleasePictureCard({ picture, language, page }: ReleasePictureCardProps) {
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
        <Sizes picture={picture} />
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

const keyOf = ({ media_type, width, is_original, is_cut }: RenditionChoice): string =>
  is_original ? 'original' : `${media_type} ${width} ${is_cut}`;

const nameOf = (choice: RenditionChoice): string =>
  joinFacts([nameFile(choice), formatPixels(choice.width, choice.height), formatBytes(choice.bytes)]);

/** What everybody can open, the largest first; the formats of the web only where there is nothing else. */
function listOffered({ choices }: ReleasePicture): RenditionChoice[] {
  const usual = choices.filter(({ is_original, media_type }) => is_original || media_type === USUAL_TYPE);
  return usual.length > 0 ? usual : choices;
}

function Sizes({ picture }: { picture: ReleasePicture }) {
  const offered = listOffered(picture);
  const [key, setKey] = useState('');
  const chosen = offered.find((choice) => keyOf(choice) === key) ?? offered[0];
  if (!chosen) return null;
  const name = picture.alt || picture.caption;
  return (
    <div className={styles.sizes}>
      <ChoiceField
        label={m['pressReleases.detail.size']()}
        name={`size-${picture.id}`}
        value={keyOf(chosen)}
        options={offered.map((choice) => ({ value: keyOf(choice), text: nameOf(choice) }))}
        hint={describeUse(chosen)}
        onChange={setKey}
      />
      <DownloadButton
        kind="quiet"
        request={toFileRequest(picture.id, chosen)}
        label={m['pressReleases.detail.downloadPicture']({ name })}
      >
        {m['pressReleases.detail.download']()}
      </DownloadButton>
    </div>
  );
}
