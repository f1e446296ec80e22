import { AlertButton } from '../../../components/alert-button.tsx';
import buttons from '../../../components/button.module.css';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { ShareButtons } from '../../../components/share-buttons.tsx';
import { useQuickDownload } from '../../../lib/download.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { type GalleryAddress, toAlertFilter, toGallery } from '../address.ts';
import type { Selecting } from '../selection/use-selection.ts';
import type { TreeEntry } from '../tree/tree-model.ts';
import { TreePath } from '../tree/tree-path.tsx';
import type { Pictures } from '../use-pictures.ts';
import styles from './list-head.module.css';

type ListHeadProps = {
  address: GalleryAddress;
  chosen: TreeEntry | null;
  pictures: Pictures;
  selecting: Selecting;
  isGone: boolean;
};

/** Title, path and size of the list. */
export function ListHead({ address, chosen, pictures, selecting, isGone }: ListHeadProps) {
  const isSearch = address.q !== '';
  const gallery = isSearch ? null : (chosen?.gallery?.id ?? null);
  return (
    <header className={isGone ? 'visually-hidden' : styles.head}>
      <div className={styles.words} data-repeated={!isSearch}>
        {!isSearch && chosen && (
          <p className={styles.path}>
            <TreePath entries={chosen.path} />
          </p>
        )}
        <h2 id="pictures" className={styles.name}>
          <bdi>{toHeading(address, chosen)}</bdi>
        </h2>
      </div>
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {pictures.total !== null && countText(pictures)}
        </p>
        {!isSearch && chosen?.gallery != null && chosen.gallery.missing > 0 && (
          <p className={styles.count}>
            {m['gallery.missing']({ count: formatNumber(chosen.gallery.missing) })}
          </p>
        )}
        <div className={styles.tools}>
          {pictures.count > 1 && (
            <Tool icon="check" isBusy={selecting.isBusy} onPress={selecting.chooseAll}>
              {m['gallery.selection.all']()}
            </Tool>
          )}
          {gallery !== null && pictures.count > 1 && <WholeGallery gallery={gallery} />}
          <AlertButton filter={toAlertFilter(address)} className={buttons.quiet} />
          <ShareButtons address={toGallery(address)} title={toHeading(address, chosen)} />
        </div>
      </div>
    </header>
  );
}

/** Downloads a whole gallery as one ZIP file. */
function WholeGallery({ gallery }: { gallery: number }) {
  const { start, isPending } = useQuickDownload();
  return (
    <Tool icon="download" isBusy={isPending} onPress={() => start({ gallery })}>
      {m['downloads.all']()}
    </Tool>
  );
}

type ToolProps = { icon: IconName; isBusy: boolean; onPress: () => void; children: string };

function Tool({ icon, isBusy, onPress, children }: ToolProps) {
  return (
    <button type="button" className={buttons.quiet} aria-disabled={isBusy} onClick={onPress}>
      <Icon name={icon} size={20} />
      {children}
    </button>
  );
}

function toHeading({ q, gallery }: GalleryAddress, chosen: TreeEntry | null): string {
  if (q) return m['gallery.title.search']({ words: q });
  return gallery !== null && chosen ? chosen.name : m['gallery.all']();
}

/** Number of pictures; "or more" if the search or the list is capped. */
function countText({ total, isCapped, count }: Pictures): string {
  if (total === null) return '';
  if (isCapped) return m['gallery.countMany']({ count: formatCount(total, true) });
  return total > count
    ? m['gallery.countCapped']({ count: formatNumber(count), total: formatNumber(total) })
    : m['gallery.count']({ count: total });
}
