import { Fragment, type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Collection } from 'react-aria-components/Collection';
import {
  GridList,
  GridListHeader,
  GridListItem,
  GridListLoadMoreItem,
  GridListSection,
  type Key,
} from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Icon } from '../../../components/icon.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { m } from '../../../paraglide/messages.js';
import { SelectBox } from '../list/select-box.tsx';
import styles from './item-list.module.css';
import type { Item, ItemPage } from './items.ts';

export interface ItemListProps {
  title: string;
  /** `count`: number of matches, loaded or not. */
  page: ItemPage;
  q: string;
  onSearch: (q: string) => void;
  selection: ReadonlySet<Key>;
  onSelect: (selection: ReadonlySet<Key>) => void;
  /** Called on a double click, on Enter, and when items of the other list are dropped. */
  onMove: (key: Key) => void;
  onDrop: (keys: ReadonlySet<Key>) => void;
  /** Drag types of its items and of the other list's. */
  dragType: string;
  dropType: string;
  isReadOnly: boolean;
  isBusy?: boolean;
  /** Loads more items; absent if all are loaded. */
  more?: () => void;
  empty: ReactNode;
}

const LAYOUT = { estimatedRowSize: 48, estimatedHeadingSize: 34, loaderSize: 40 };

/** One of the two lists, with search and selection. */
export function ItemList(props: ItemListProps) {
  const { title, page, q, onSearch, selection, onSelect, isReadOnly, isBusy } = props;
  const id = useId();
  const movable = page.items.filter(({ obstacle }) => !obstacle);
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <SearchBox
        isCompact
        label={m['office.transferList.searchIn']({ list: title })}
        example={m['office.transferList.search']()}
        submitLabel={m['office.transferList.searchIn']({ list: title })}
        value={q}
        onSearch={onSearch}
      />
      <div className={styles.head}>
        {!isReadOnly && (
          <SelectBox
            label={m['office.transferList.selectAll']({ list: title })}
            isSelected={movable.length > 0 && selection.size === movable.length}
            isPartly={selection.size > 0}
            onChange={({ target }) => onSelect(new Set(target.checked ? movable.map((item) => item.id) : []))}
          />
        )}
        <span>
          {selection.size > 0
            ? m['office.transferList.selected']({ count: formatNumber(selection.size) })
            : m['office.transferList.count']({ count: page.count, number: formatNumber(page.count) })}
        </span>
      </div>
      <div className={styles.frame} aria-busy={isBusy}>
        <Rows {...props} movable={movable} />
      </div>
    </section>
  );
}

function Rows(props: ItemListProps & { movable: readonly Item[] }) {
  const { title, page, selection, onSelect, onMove, isReadOnly, isBusy, more, movable, empty } = props;
  // Touch has no double click: a tap selects, and buttons move.
  const isByFinger = useMedia(FINGER, false);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      <GridList
        aria-label={title}
        className={styles.rows ?? ''}
        selectionMode={isReadOnly ? 'none' : 'multiple'}
        selectionBehavior={isByFinger ? 'toggle' : 'replace'}
        selectedKeys={selection}
        onSelectionChange={(keys) => onSelect(keys === 'all' ? new Set(movable.map(({ id }) => id)) : keys)}
        disabledKeys={page.items.filter(({ obstacle }) => obstacle).map(({ id }) => id)}
        {...(!isReadOnly && !isByFinger && { onAction: onMove })}
        dragAndDropHooks={useMoving(props)}
        renderEmptyState={() => <p className={styles.empty}>{empty}</p>}
      >
        <Items items={page.items} isReadOnly={isReadOnly} />
        {more && (
          <GridListLoadMoreItem isLoading={isBusy ?? false} onLoadMore={more}>
            <span className={styles.more}>{m['office.list.loading']()}</span>
          </GridListLoadMoreItem>
        )}
      </GridList>
    </Virtualizer>
  );
}

/** Items, grouped by their headings. */
function Items({ items, isReadOnly }: { items: readonly Item[]; isReadOnly: boolean }) {
  const rows = (some: readonly Item[]) => (
    <Collection items={some} dependencies={[isReadOnly]}>
      {(item) => <Row item={item} isReadOnly={isReadOnly} />}
    </Collection>
  );
  return [...Map.groupBy(items, ({ section }) => section)].map(([section, some]) =>
    section === undefined ? (
      <Fragment key="">{rows(some)}</Fragment>
    ) : (
      <GridListSection key={section} id={section}>
        <GridListHeader className={styles.heading ?? ''}>{section}</GridListHeader>
        {rows(some)}
      </GridListSection>
    ),
  );
}

function Row({
  item: { id, name, underHeading = name, note, obstacle },
  isReadOnly,
}: {
  item: Item;
  isReadOnly: boolean;
}) {
  const under = obstacle ?? note;
  return (
    <GridListItem id={id} textValue={under ? `${name}, ${under}` : name} className={styles.row ?? ''}>
      {!isReadOnly && (
        <Checkbox slot="selection" className={styles.check ?? ''}>
          <Icon name="check" size={16} />
        </Checkbox>
      )}
      <span className={styles.words}>
        <bdi className={styles.name}>{underHeading}</bdi>
        {under && <span className={styles.note}>{under}</span>}
      </span>
      <Button slot="drag" className={styles.handle ?? ''} isDisabled={isReadOnly}>
        ⠿
      </Button>
    </GridListItem>
  );
}

function useMoving({ page, onDrop, dragType, dropType, isReadOnly }: ItemListProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (keys) =>
      page.items
        .filter(({ id, obstacle }) => keys.has(id) && !obstacle)
        .map(({ id, name }) => ({ 'text/plain': name, [dragType]: JSON.stringify(id) })),
    getAllowedDropOperations: () => ['move'],
    acceptedDragTypes: [dropType],
    getDropOperation: () => 'move',
    onRootDrop: ({ items }) => {
      const dropped = items.filter((item) => item.kind === 'text').map((item) => item.getText(dropType));
      void Promise.all(dropped).then((texts) =>
        onDrop(new Set(texts.map((text) => JSON.parse(text) as Key))),
      );
    },
  });
  return dragAndDropHooks;
}

const FINGER = '(pointer: coarse)';
