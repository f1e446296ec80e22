import type { RenditionChoice } from '@press-room/contract/assets';
import { toFileRequest } from '../lib/download.ts';
import { formatBytes } from '../lib/format.ts';
import { formatName, formatPixels, nameFile, USUAL_TYPE } from '../lib/media-types.ts';
import { describeUse } from '../lib/picture-choices.ts';
import { m } from '../paraglide/messages.js';
import { Disclosure } from './disclosure.tsx';
import { DownloadButton } from './download-button.tsx';
import { lazyComponent } from './lazy-component.tsx';
import styles from './picture-downloads.module.css';
import type { PictureUsesProps } from './picture-uses.tsx';

const LazyPictureUses = lazyComponent<PictureUsesProps>(
  async () => (await import('./picture-uses.tsx')).PictureUses,
);

interface PictureDownloadsProps {
  asset: number;
  choices: readonly RenditionChoice[];
  /** Style of the first button. */
  kind?: 'button' | 'quiet';
  /** Name of the picture, if several are shown. */
  of?: string | undefined;
}

/**
 * Files of a picture: the original; the formats for print, web and social media; others in a disclosure. With several
 * pictures all but the first button are in the disclosure.
 */
export function PictureDownloads({ asset, choices, kind = 'quiet', of }: PictureDownloadsProps) {
  const [first, ...others] = choices.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (first === undefined) return null;
  const uses = first.is_original && <LazyPictureUses asset={asset} size={first} of={of} />;
  return (
    <div className={styles.downloads}>
      <Choice asset={asset} choice={first} kind={kind} of={of} />
      {kind === 'button' && uses}
      {others.length > 0 && (
        <Disclosure
          isLazy
          summary={
            <>
              {m['gallery.choice.others']()}
              {of && <span className="visually-hidden">: {of}</span>}
            </>
          }
        >
          {kind === 'quiet' && uses}
          <ul className={styles.others}>
            {others.map((choice) => (
              <li key={`${choice.media_type} ${choice.width} ${choice.is_original} ${choice.is_cut}`}>
                <Choice asset={asset} choice={choice} kind="quiet" of={of} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function rankOf({ is_original, media_type }: RenditionChoice): number {
  if (is_original) return 0;
  return media_type === USUAL_TYPE ? 1 : 2;
}

interface ChoiceProps extends Required<Pick<PictureDownloadsProps, 'asset' | 'kind'>> {
  choice: RenditionChoice;
  of: string | undefined;
}

function Choice({ asset, choice, kind, of }: ChoiceProps) {
  const { media_type, width, height, bytes, is_original, is_cut } = choice;
  const type = is_original || is_cut ? formatName(media_type) : '';
  const facts = [type, formatPixels(width, height), formatBytes(bytes), describeUse(choice)];
  return (
    <DownloadButton request={toFileRequest(asset, choice)} kind={kind} of={of} facts={facts}>
      {nameFile(choice)}
    </DownloadButton>
  );
}
