import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type DropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { region } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import styles from './order-list.module.css';
import { forbidPressStyle } from './press-style.ts';

forbidPressStyle();

export interface OrderListProps {
  label: string;
  ids: readonly number[];
  isReadOnly: boolean;
  nameOf: (id: number) => string;
  draw: (id: number) => ReactNode;
  onOrder: (ids: number[]) => void;
  /** Lists with the same `exchange` name accept each other's items; `onTake` receives them with their position. */
  exchange?: { name: string; empty: string; onTake: (ids: number[], at: number) => void };
}

/** Ids of items dragged from another list. */
const readIds = async (items: readonly DropItem[], type: string): Promise<number[]> => {
  const texts = await Promise.all(
    items.flatMap((item) => (item.kind === 'text' && item.types.has(type) ? [item.getText(type)] : [])),
  );
  return texts.map(Number).filter(Number.isInteger);
};

/** Ordered list. The order is changed by dragging, by keyboard, or by buttons. */
export function OrderList({ label, ids, isReadOnly, nameOf, draw, onOrder, exchange }: OrderListProps) {
  const type = `list/${exchange?.name ?? ''}`;
  const take = async (items: readonly DropItem[], at: number) => {
    const taken = await readIds(items, type);
    if (taken.length > 0) exchange?.onTake(taken, at);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (keys) =>
      Array.from(keys, (key) => ({
        'text/plain': nameOf(Number(key)),
        ...(exchange && { [type]: String(key) }),
      })),
    ...(exchange && {
      acceptedDragTypes: [type],
      getDropOperation: () => 'move' as const,
      onInsert: ({ items, target }) =>
        void take(items, ids.indexOf(Number(target.key)) + (target.dropPosition === 'after' ? 1 : 0)),
      onRootDrop: ({ items }) => void take(items, ids.length),
    }),
    onReorder: ({ keys, target }) => {
      const moved = ids.filter((id) => keys.has(id));
      const rest = ids.filter((id) => !keys.has(id));
      const at = rest.indexOf(Number(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      onOrder(rest.toSpliced(at, 0, ...moved));
    },
  });
  const move = (id: number, by: number) => {
    const at = ids.indexOf(id);
    onOrder(ids.toSpliced(at, 1).toSpliced(at + by, 0, id));
  };
  return (
    <I18nProvider locale={region()}>
      <GridList
        aria-label={label}
        className={styles.files ?? ''}
        items={ids.map((id) => ({ id }))}
        dependencies={[draw, ids]}
        dragAndDropHooks={dragAndDropHooks}
        {...(exchange && { renderEmptyState: () => <p className={styles.empty}>{exchange.empty}</p> })}
      >
        {({ id }) => (
          <GridListItem id={id} textValue={nameOf(id)} className={styles.file ?? ''}>
            {!isReadOnly && (
              <Button slot="drag" className={styles.handle ?? ''}>
                ⠿
              </Button>
            )}
            {draw(id)}
            {!isReadOnly && (
              <span className={styles.moves}>
                <Button
                  className={styles.move ?? ''}
                  aria-label={m['orderList.up']({ name: nameOf(id) })}
                  isDisabled={ids[0] === id}
                  onPress={() => move(id, -1)}
                >
                  ↑
                </Button>
                <Button
                  className={styles.move ?? ''}
                  aria-label={m['orderList.down']({ name: nameOf(id) })}
                  isDisabled={ids.at(-1) === id}
                  onPress={() => move(id, 1)}
                >
                  ↓
                </Button>
              </span>
            )}
          </GridListItem>
        )}
      </GridList>
    </I18nProvider>
  );
}
