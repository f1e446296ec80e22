import type { RenditionChoice } from '@press-room/contract/assets';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { Disclosure } from '../../../components/disclosure.tsx';
import { DownloadButton } from '../../../components/download-button.tsx';
import { formatBytes } from '../../../lib/format.ts';
import { formatName, formatPixels, USUAL_TYPE } from '../../../lib/media-types.ts';
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
        <li key={`${choice.media_type} ${choice.width} ${choice.is_original}`}>
          <Choice asset={asset} choice={choice} />
        </li>
      ))}
    </ul>
  );
}

function Choice({ asset, choice }: { asset: number; choice: RenditionChoice }) {
  const { media_type, width, height, bytes, is_original } = choice;
  const request = is_original ? { asset } : { asset, media_type, width };
  return (
    <DownloadButton request={request} kind={is_original ? 'button' : 'quiet'}>
      <span className={styles.words}>
        <span className={styles.size}>
          {is_original ? m['gallery.choice.original']() : formatName(media_type)}{' '}
          <bdi>{formatPixels(width, height)}</bdi>
        </span>
        <span className={styles.hint}>
          {is_original && `${formatName(media_type)} · `}
          <bdi>{formatBytes(bytes)}</bdi> · {describeUse(choice)}
        </span>
      </span>
    </DownloadButton>
  );
}
