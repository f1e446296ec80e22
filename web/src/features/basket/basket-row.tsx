import type { KeptItem } from '@press-room/contract/baskets';
import type { BasketKind, BasketRow as Row } from '@press-room/contract/downloads';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { takeOut, titleOf } from '../../lib/basket.ts';
import { formatBytes, formatNumber, joinFacts } from '../../lib/format.ts';
import { entryOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import styles from './basket.module.css';
import { ItemNote } from './item-note.tsx';

const THUMBNAIL = '72px';
const KINDS: Record<BasketKind, { name: () => string; icon: IconName }> = {
  picture: { name: m['basket.kind.picture'], icon: 'gallery' },
  press_release: { name: m['basket.kind.release'], icon: 'releases' },
  file: { name: m['basket.kind.file'], icon: 'file' },
  magazine: { name: m['basket.kind.magazine'], icon: 'magazine' },
};

const shownAs = (kind: BasketKind) => entryOf(KINDS, kind) ?? { name: () => kind, icon: 'file' as const };

function pagesText({ pages }: KeptItem): string {
  if (!pages) return '';
  const [first, last] = [formatNumber(pages.first), formatNumber(pages.last)];
  return first === last ? m['basket.page']({ page: first }) : m['basket.pages']({ first, last });
}

/** Title from the server, or the one stored when the item was added. */
export function toTitle(item: KeptItem, row: Row | undefined): string {
  const { name } = shownAs(item.kind);
  return row?.title || titleOf(item) || `${name()} ${item.id}`;
}

interface BasketRowProps {
  item: KeptItem;
  /** Undefined while unknown, for example offline. */
  row: Row | undefined;
  bytes: number;
  /** Absent in another person's basket, which is read-only. */
  onNote?: () => void;
}

export function BasketRow({ item, row, bytes, onNote }: BasketRowProps) {
  const { name, icon } = shownAs(item.kind);
  const title = toTitle(item, row);
  const isGone = row?.title === null;
  return (
    <div className={styles.row}>
      <div className={styles.sight}>
        {row?.picture ? (
          <Picture picture={row.picture} sizes={THUMBNAIL} isDecorative />
        ) : (
          <Icon name={icon} size={24} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi lang={row?.language}>{title}</bdi>
        </p>
        <p className={isGone ? styles.gone : styles.facts}>
          {isGone
            ? m['basket.gone']()
            : joinFacts([name(), pagesText(item), row?.credit ?? '', bytes > 0 ? formatBytes(bytes) : ''])}
        </p>
        {onNote && <ItemNote item={item} title={title} onOpen={onNote} />}
      </div>
      {onNote && (
        <button
          type="button"
          className={styles.remove}
          aria-label={m['basket.remove']({ name: title })}
          onClick={() => takeOut([item])}
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </div>
  );
}
