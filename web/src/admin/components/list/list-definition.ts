import type { ComponentType, ReactNode } from 'react';
import type { RowAction } from '../bulk/bulk-action.ts';

export interface ListColumn<Row> {
  id: string;
  label: () => string;
  cell: (row: Row) => ReactNode;
  /** The server's field to order by; absent: it cannot be ordered. */
  sortBy?: string;
  /** The first sort by this column is descending. */
  isDescending?: true;
  /** Names its row and is always there. */
  isName?: true;
  isHiddenAtFirst?: true;
  /** Many words: in a card it has a line of its own. */
  isLong?: true;
}

export interface ListFilter {
  /** In the address, and as a parameter to the server. */
  name: string;
  label: string;
  /** Without the one for "all"; absent: it is a day, as `2026-03-12`. */
  options?: readonly { value: string; text: string }[];
  /** Where there are too many to list: finds them by words; `options` has the one that is chosen. */
  Finder?: ComponentType<FinderProps>;
}

export interface FinderProps {
  label: string;
  /** In words; absent: all. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

export interface ListDefinition<Row extends { id: number }> {
  /** Path of the API. */
  noun: string;
  /** Address of the screen, where its state is kept; it may have parameters of its own. */
  screen: string;
  /** Parameters of every request, where the list is a part of something. */
  within?: Readonly<Record<string, string>>;
  fields: Readonly<Record<keyof Row & string, true>>;
  /** The same array at each drawing. */
  columns: readonly ListColumn<Row>[];
  /** How a row looks as a picture among others; absent: the list is a table only. */
  tile?: (row: Row) => ReactNode;
  filters?: readonly ListFilter[];
  /** `fields` are the server's; none: it takes the words as `q`. */
  search?: { label: string; example: string; fields: readonly string[] };
  actions?: readonly RowAction<Row>[];
  /** Rows of a page; absent: 50. */
  pageLength?: number;
  /** Whether jobs still change a row: the list is asked again until they are done. */
  isInTheMaking?: (row: Row) => boolean;
  nameOf: (row: Row) => string;
  count: (count: number) => string;
  /** Shown if the list is empty without filters. */
  empty: { title: string; text?: string };
}
