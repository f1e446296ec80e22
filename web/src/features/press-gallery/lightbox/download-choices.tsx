import type { RenditionChoice } from '@press-room/contract/assets';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { Disclosure } from '../../../components/disclosure.tsx';
import { DownloadButton } from '../../../components/download-button.tsx';
import { toFileRequest } from '../../../lib/download.ts';
import { formatBytes } from '../../../lib/format.ts';
import { formatName, formatPixels, nameFile, USUAL_TYPE } from '../../../lib/media-types.ts';
import { m } from '../../../paraglide/messages.js';
import { describeUse } from '../choices.ts';
import styles from './download-choices.module.css';

/** The files of a picture: as it came first, then what everybody can open, then the formats of the web. */
export function DownloadChoices({ picture }: { picture: GalleryPicture }) {
  const originals = picture.choices.filter((choice) => choice.is_original);
  const made = picture.choices.filter((choice) => !choice.is_original);
  const usual = made.filter(({ media_type }) => media_type === USUAL_TYPE);
  const others = made.filter(({ media_type }) => media_type !== USUAL_TYPE);
  return (
    <>
      <ChoiceList asset={picture.id} choices={[...originals, ...usual]} />
      {others.length > 0 && (
        <Disclosure className={styles.others} summary={m['gallery.choice.others']()}>
          <ChoiceList asset={picture.id} choices={others} />
        </Disclosure>
      )}
    </>
  );
}

function ChoiceList({ asset, choices }: { asset: number; choices: readonly RenditionChoice[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <li key={`${choice.media_type} ${choice.width} ${choice.is_original} ${choice.is_cut}`}>
          <Choice asset={asset} choice={choice} />
        </li>
      ))}
    </ul>
  );
}

function Choice({ asset, choice }: { asset: number; choice: RenditionChoice }) {
  const { media_type, width, height, bytes, is_original, is_cut } = choice;
  return (
    <DownloadButton request={toFileRequest(asset, choice)} kind={is_original ? 'button' : 'quiet'}>
      <span className={styles.words}>
        <span className={styles.size}>
          {nameFile(choice)} <bdi>{formatPixels(width, height)}</bdi>
        </span>
        <span className={styles.hint}>
          {(is_original || is_cut) && `${formatName(media_type)} · `}
          <bdi>{formatBytes(bytes)}</bdi> · {describeUse(choice)}
        </span>
      </span>
    </DownloadButton>
  );
}
