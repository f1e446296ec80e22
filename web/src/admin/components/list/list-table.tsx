import type { Datatables } from '@press-room/contract/datatables';
import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../../components/icon.tsx';
import { TABLE_ROLES } from '../../../components/table-roles.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListState } from './list-address.ts';
import { toListAddress, toNextSort } from './list-address.ts';
import type { ListColumn, ListDefinition } from './list-definition.ts';
import styles from './list-table.module.css';
import { SelectBox } from './select-box.tsx';
import type { ShownColumns } from './shown-columns.ts';
import { handleTableKeys } from './table-keys.ts';

/** By id. */
export type Selection = Record<string, true>;
export type SelectionChange = Selection | ((before: Selection) => Selection);

export interface ListTableProps<Row extends { id: number }> {
  list: ListDefinition<Row>;
  state: ListState;
  page: Datatables<Row>;
  shown: ShownColumns;
  selection: Selection;
  onSelect: (change: SelectionChange) => void;
  labelledBy: string;
}

const FEATURES = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** The server filters, sorts and pages; the table manages columns and selection. */
export function useListTable<Row extends { id: number }>(props: ListTableProps<Row>) {
  const { list, page, shown, selection, onSelect } = props;
  const columns = useMemo(() => list.columns.map(({ id }) => ({ id })), [list.columns]);
  return useTable<typeof FEATURES, Row>({
    features: FEATURES,
    columns,
    data: page.data,
    getRowId: ({ id }) => String(id),
    state: { columnVisibility: shown, rowSelection: selection },
    onRowSelectionChange: onSelect,
  });
}

export function ListTable<Row extends { id: number }>(props: ListTableProps<Row>) {
  const { list, state, labelledBy } = props;
  const table = useListTable(props);
  const isSelectable = (list.actions ?? []).length > 0;
  const columnOf = new Map(list.columns.map((column) => [column.id, column]));
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => columnOf.get(id) ?? []);
  const all = (
    <SelectBox
      label={m['office.list.selectAll']()}
      isSelected={table.getIsAllRowsSelected()}
      isPartly={table.getIsSomeRowsSelected()}
      onChange={table.getToggleAllRowsSelectedHandler()}
    />
  );
  return (
    <div className={styles.scroll}>
      {isSelectable && (
        <div className={styles.all}>
          {all}
          <span aria-hidden="true">{m['office.list.selectAll']()}</span>
        </div>
      )}
      <table
        {...TABLE_ROLES.table}
        className={styles.table}
        aria-labelledby={labelledBy}
        onKeyDown={isSelectable ? (event) => handleTableKeys(event, table) : undefined}
      >
        <thead>
          <tr>
            {isSelectable && (
              <th scope="col" className={styles.select}>
                {all}
              </th>
            )}
            {shown.map((column) => (
              <HeadCell key={column.id} column={column} screen={list.screen} state={state} />
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} {...TABLE_ROLES.row} data-selected={row.getIsSelected()}>
              {isSelectable && (
                <td {...TABLE_ROLES.cell} className={styles.select}>
                  <SelectBox
                    label={m['office.list.select']({ name: list.nameOf(row.original) })}
                    isSelected={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {shown.map((column) => (
                <Cell key={column.id} column={column} row={row.original} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: ListColumn<Row>; row: Row }) {
  const words = column.cell(row);
  const content = column.href ? (
    <Link href={column.href(row)}>
      <bdi>{words}</bdi>
    </Link>
  ) : (
    words
  );
  if (column.isName)
    return (
      <th {...TABLE_ROLES.rowHeader} className={styles.name}>
        {content}
      </th>
    );
  return (
    <td
      {...TABLE_ROLES.cell}
      data-empty={content === null || content === false || content === ''}
      data-long={column.isLong}
    >
      <span className={styles.label}>{column.label()}</span>
      {content}
    </td>
  );
}

type HeadCellProps<Row> = { column: ListColumn<Row>; screen: string; state: ListState };

/** Head of a column; a sortable one links to the list in its order. */
function HeadCell<Row>({ column, screen, state }: HeadCellProps<Row>) {
  const { sortBy, label } = column;
  if (sortBy === undefined) return <th scope="col">{label()}</th>;
  const isBy = state.sort.replace(/^-/, '') === sortBy;
  const direction = state.sort.startsWith('-') ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isBy ? direction : undefined}>
      <Link
        href={toListAddress(screen, state, { sort: toNextSort(column, state.sort) })}
        className={styles.head}
        data-direction={isBy ? direction : undefined}
      >
        {label()}
        <Icon name="chevron" size={16} />
      </Link>
    </th>
  );
}
