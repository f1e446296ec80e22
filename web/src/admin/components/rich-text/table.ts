import type { Attributes } from '@tiptap/core';
import { TableCell } from '@tiptap/extension-table/cell';
import { TableHeader } from '@tiptap/extension-table/header';
import { TableRow } from '@tiptap/extension-table/row';
import { Table } from '@tiptap/extension-table/table';

/** Column or row span of a cell, written only above 1. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
  renderHTML: ({ [name]: count }: Record<string, unknown>) => (count === 1 ? {} : { [name]: count }),
});

const cellAttributes = (): Attributes => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // Required by the library's tables; the width depends on the reader's screen.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

export const TABLE = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableCell.extend({ content: 'block+', addAttributes: cellAttributes }),
  TableHeader.extend({
    content: 'block+',
    addAttributes: () => ({ ...cellAttributes(), scope: { default: null } }),
  }),
];
