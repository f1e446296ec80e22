import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import type { HandoutKind } from '@press-room/contract/messages';
import { Icon } from '../../../components/icon.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { AssetTile } from '../../components/media/asset-tile.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { KIND_NAMES } from '../labels.ts';
import styles from './message-page.module.css';

/** Chosen material, with its name. */
export interface Attached extends Partial<Pick<OfficeAssetRow, 'media_type' | 'picture'>> {
  kind: HandoutKind;
  id: number;
  text: string;
  /** Date and state, as in the search. */
  note?: string | undefined;
  /** Page range of a magazine as typed; both empty: all pages. */
  range?: { first: string; last: string };
}

export const toKey = ({ kind, id, range }: Attached): string =>
  `${kind} ${id}${range ? ` ${range.first}-${range.last}` : ''}`;

interface AttachedListProps {
  items: readonly Attached[];
  /** Ids of assets that readers do not see yet. */
  unpublished: ReadonlySet<number>;
  onRemove: (key: string) => void;
}

/** Chosen records and files with pictures and buttons to remove them. */
export const AttachedList = ({ items, unpublished, onRemove }: AttachedListProps) => (
  <>
    <p role="status" className={items.length > 0 ? styles.label : 'visually-hidden'}>
      {items.length > 0 && m['office.messages.attachedNow']({ count: items.length })}
    </p>
    {items.length > 0 && (
      <ul className={styles.attached}>
        {items.map((item) => (
          <AttachedItem
            key={toKey(item)}
            item={item}
            isUnpublished={item.kind === 'asset' && unpublished.has(item.id)}
            onRemove={() => onRemove(toKey(item))}
          />
        ))}
      </ul>
    )}
  </>
);

interface AttachedItemProps {
  item: Attached;
  isUnpublished: boolean;
  onRemove: () => void;
}

function AttachedItem({ item, isUnpublished, onRemove }: AttachedItemProps) {
  const { kind, text, note = '', media_type = '', picture = null } = item;
  return (
    <li className={styles.attachedItem}>
      <AssetTile asset={{ media_type, picture }} />
      <span>
        <bdi>{text}</bdi>
        <span className={styles.facts}>
          {joinFacts([
            picture || kind !== 'asset' ? labelOf(KIND_NAMES, kind) : '',
            note === text ? '' : note,
          ])}
          {isUnpublished && <StatusChip kind="wait" label={m['office.media.unpublished']()} />}
        </span>
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={m['office.contacts.removeChip']({ name: text })}
        onClick={onRemove}
      >
        <Icon name="close" size={20} />
      </button>
    </li>
  );
}
