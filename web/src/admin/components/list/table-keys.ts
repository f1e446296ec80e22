import type { KeyboardEvent } from 'react';

/** Selection as needed by the keyboard shortcuts. */
export interface Selectable {
  toggleAllRowsSelected: (value?: boolean) => void;
  getIsSomeRowsSelected: () => boolean;
  getIsAllRowsSelected: () => boolean;
}

/** Arrangement of the rows on the screen. */
export interface Layout {
  row: string;
  /** Checkboxes for the selection; a row can contain other checkboxes. */
  boxes: string;
  /** Number of rows that a key moves; undefined for other keys. */
  stepOf: (key: string, rows: readonly Element[]) => number | undefined;
}

const TABLE: Layout = {
  row: 'tr',
  boxes: 'tbody td:first-child input[type="checkbox"]',
  stepOf: (key) => ({ ArrowDown: 1, ArrowUp: -1 })[key],
};

export const handleTableKeys = (event: KeyboardEvent<HTMLElement>, table: Selectable): void =>
  handleListKeys(event, table, TABLE);

/** Arrows move between rows, with Shift they select; Ctrl+A selects the page, Escape clears the selection. */
export function handleListKeys(
  event: KeyboardEvent<HTMLElement>,
  list: Selectable,
  { row: selector, boxes: boxSelector, stepOf }: Layout,
): void {
  const { key, shiftKey, currentTarget } = event;
  if (key === 'a' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    list.toggleAllRowsSelected(true);
    return;
  }
  if (key === 'Escape' && (list.getIsSomeRowsSelected() || list.getIsAllRowsSelected())) {
    event.preventDefault();
    list.toggleAllRowsSelected(false);
    return;
  }
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>(boxSelector)];
  const step = stepOf(key, boxes);
  if (step === undefined) return;
  const row = (event.target as Element).closest(selector);
  const at = boxes.findIndex((box) => row?.contains(box));
  const to = at + step;
  const next = boxes[to];
  if (!next || (at < 0 && step < 0)) return;
  event.preventDefault();
  next.focus();
  if (!shiftKey) return;
  for (const box of boxes.slice(Math.max(0, Math.min(at, to)), Math.max(at, to) + 1))
    if (!box.checked) box.click();
}
