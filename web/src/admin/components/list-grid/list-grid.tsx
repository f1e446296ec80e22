import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { type ListTableProps, useListTable } from '../list/list-table.tsx';
import { SelectBox } from '../list/select-box.tsx';
import { handleGridKeys } from './grid-keys.ts';
import styles from './list-grid.module.css';

type ListGridProps<Row extends { id: number }> = ListTableProps<Row> & {
  draw: (row: Row) => ReactNode;
};

/** The rows of a list as pictures side by side, selected as in the table. */
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
