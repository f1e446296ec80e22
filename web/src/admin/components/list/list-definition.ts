import type { ComponentType, ReactNode } from 'react';
import type { RowAction } from '../bulk/bulk-action.ts';

export interface ListColumn<Row> {
  id: string;
  label: () => string;
  cell: (row: Row) => ReactNode;
  /** Where the cell leads; absent: it is not a link. */
  href?: (row: Row) => string;
  /** Sort field of the API; absent: not sortable. */
  sortBy?: string;
  /** The first sort by this column is descending. */
  isDescending?: true;
  /** Name of the row; always visible. */
  isName?: true;
  isHiddenAtFirst?: true;
  /** Long text: has a line of its own in a card. */
  isLong?: true;
}

export interface ListFilter {
  /** Name in the address and in the API. */
  name: string;
  label: string;
  /** Options without the one for "all"; absent: a day such as `2026-03-12`. */
  options?: readonly { value: string; text: string }[];
  /** Search field for long lists; `options` then contains the selected option. */
  Finder?: ComponentType<FinderProps>;
}

export interface FinderProps {
  label: string;
  /** Text of the selected option; absent: all. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

export interface ListDefinition<Row extends { id: number }> {
  /** Path of the API. */
  noun: string;
  /** Address of the screen, which stores the state. It can have further parameters. */
  screen: string;
  /** Parameters of every request, for a list within another record. */
  within?: Readonly<Record<string, string>>;
  /** Must be the same array in each render. */
  columns: readonly ListColumn<Row>[];
  /** Picture of a row in the grid; absent: the list has no grid. */
  tile?: (row: Row) => ReactNode;
  filters?: readonly ListFilter[];
  /** `fields` of the API to search in; empty: the server searches by `q`. */
  search?: { label: string; example: string; fields: readonly string[] };
  actions?: readonly RowAction<Row>[];
  /** Rows per page; default 50. */
  pageLength?: number;
  /** Whether a job still changes the row: the list is polled until then. */
  isInTheMaking?: (row: Row) => boolean;
  nameOf: (row: Row) => string;
  count: (count: number) => string;
  /** Shown if the list is empty without filters. */
  empty: { title: string; text?: string };
}
