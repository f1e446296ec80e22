import { PICTURE_USES_PATH, type PictureUses as Printed } from '@press-room/contract/downloads';
import { estimateBytes, MADE_USES, type MadeUse, sizeOfUse } from '@press-room/contract/picture-uses';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getJson } from '../lib/api.ts';
import { formatBytes } from '../lib/format.ts';
import { labelOf } from '../lib/labels.ts';
import { formatPixels } from '../lib/media-types.ts';
import { formatPrintSize } from '../lib/picture-choices.ts';
import { m } from '../paraglide/messages.js';
import { DownloadButton } from './download-button.tsx';
import styles from './picture-downloads.module.css';

const printedQuery = queryOptions({
  queryKey: ['picture-uses'],
  queryFn: () => getJson<Printed>(PICTURE_USES_PATH),
});

const NAMES: Record<MadeUse, () => string> = {
  print: m['gallery.made.print'],
  web: m['gallery.made.web'],
  story: m['gallery.made.story'],
};

/** In pixels. Narrower stories look poor on any phone. */
const STORY_MIN_WIDTH = 540;

export interface PictureUsesProps {
  asset: number;
  /** Size of the original in pixels. */
  size: { width: number; height: number };
  /** Name of the picture, if several are shown. */
  of?: string | undefined;
}

/** Formats that the server makes on request, with their sizes. */
export function PictureUses({ asset, size, of }: PictureUsesProps) {
  const { data } = useQuery(printedQuery);
  const uses = MADE_USES.filter((use) => use !== 'story' || sizeOfUse(use, size).width >= STORY_MIN_WIDTH);
  return (
    <ul className={styles.others}>
      {uses.map((use) => {
        const made = sizeOfUse(use, size);
        const facts = [
          use === 'print' ? formatPrintSize(made) : '',
          formatPixels(made.width, made.height),
          m['basket.size']({ size: formatBytes(estimateBytes(use, size)) }),
          use === 'print' && data ? m['gallery.made.profile']({ name: data.print_profile }) : '',
        ];
        return (
          <li key={use}>
            <DownloadButton request={{ asset, use }} kind="quiet" of={of} facts={facts}>
              {labelOf(NAMES, use)}
            </DownloadButton>
          </li>
        );
      })}
    </ul>
  );
}
