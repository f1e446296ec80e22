import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { Icon } from '../../../components/icon.tsx';
import { useQuickDownload } from '../../../lib/download.ts';
import { describeChoice, findOriginal } from '../../../lib/picture-choices.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './picture-cell.module.css';

/** Saves a picture as it came without opening it. */
export function QuickDownload({ picture, name }: { picture: GalleryPicture; name: string }) {
  const { start, isPending } = useQuickDownload();
  const original = findOriginal(picture);
  return (
    <button
      type="button"
      className={styles.download}
      aria-label={m['gallery.picture.download']({ name })}
      aria-disabled={isPending}
      title={original && describeChoice(original)}
      onClick={() => start({ asset: picture.id })}
    >
      <Icon name="download" size={20} />
    </button>
  );
}
