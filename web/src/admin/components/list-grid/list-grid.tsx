import type { KeyboardEvent, ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { type ListTableProps, useListTable } from '../list/list-table.tsx';
import { SelectBox } from '../list/select-box.tsx';
import { handleListKeys, type Selectable } from '../list/table-keys.ts';
import styles from './list-grid.module.css';

type ListGridProps<Row extends { id: number }> = ListTableProps<Row> & {
  draw: (row: Row) => ReactNode;
};

/** Rows of a list as a grid of pictures, with the same selection as the table. */
export function ListGrid<Row extends { id: number }>(props: ListGridProps<Row>) {
  const { list, labelledBy, draw } = props;
  const table = useListTable(props);
  const isSelectable = (list.actions ?? []).length > 0;
  return (
    <>
      {isSelectable && (
        <div className={styles.all}>
          <SelectBox
            label={m['office.list.selectAll']()}
            isSelected={table.getIsAllRowsSelected()}
            isPartly={table.getIsSomeRowsSelected()}
            onChange={table.getToggleAllRowsSelectedHandler()}
          />
          <span aria-hidden="true">{m['office.list.selectAll']()}</span>
        </div>
      )}
      <ul
        className={styles.grid}
        aria-labelledby={labelledBy}
        onKeyDown={isSelectable ? (event) => handleGridKeys(event, table) : undefined}
      >
        {table.getRowModel().rows.map((row) => (
          <li key={row.id} className={styles.tile} data-selected={row.getIsSelected()}>
            {isSelectable && (
              <SelectBox
                label={m['office.list.select']({ name: list.nameOf(row.original) })}
                isSelected={row.getIsSelected()}
                onChange={row.getToggleSelectedHandler()}
              />
            )}
            {draw(row.original)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Number of tiles in a row. */
function countColumns(boxes: readonly Element[]): number {
  const topOf = (box: Element | undefined) => box?.getBoundingClientRect().top;
  const below = boxes.findIndex((box) => topOf(box) !== topOf(boxes[0]));
  return below < 0 ? boxes.length : below;
}

function stepOf(key: string, boxes: readonly Element[]): number | undefined {
  if (key === 'ArrowDown') return countColumns(boxes);
  if (key === 'ArrowUp') return -countColumns(boxes);
  const isMirrored = document.documentElement.dir === 'rtl';
  const along = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return along !== undefined && isMirrored ? -along : along;
}

/** Keyboard handling of the table, with arrows along a row of tiles too. */
const handleGridKeys = (event: KeyboardEvent<HTMLElement>, rows: Selectable): void =>
  handleListKeys(event, rows, { row: 'li', boxes: 'li > label > input[type="checkbox"]', stepOf });
