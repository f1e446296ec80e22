import type { KeyboardEvent } from 'react';

/** What the keys need of the table. */
interface Selectable {
  toggleAllRowsSelected: (value?: boolean) => void;
  getIsSomeRowsSelected: () => boolean;
  getIsAllRowsSelected: () => boolean;
}

/** Those that select; what a row holds may have boxes of its own. */
const BOXES = 'tbody td:first-child input[type="checkbox"]';

/** Arrows go from row to row, with Shift they select on the way; Ctrl+A selects the page, Escape nothing. */
export function handleTableKeys(event: KeyboardEvent<HTMLTableElement>, table: Selectable): void {
  const { key, shiftKey, currentTarget } = event;
  if (key === 'a' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    table.toggleAllRowsSelected(true);
  } else if (key === 'Escape' && (table.getIsSomeRowsSelected() || table.getIsAllRowsSelected())) {
    event.preventDefault();
    table.toggleAllRowsSelected(false);
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>(BOXES)];
    const row = (event.target as Element).closest('tr');
    const at = boxes.findIndex((box) => row?.contains(box));
    const next = boxes[at + (key === 'ArrowDown' ? 1 : -1)];
    if (!next || (at < 0 && key === 'ArrowUp')) return;
    event.preventDefault();
    next.focus();
    if (!shiftKey) return;
    for (const box of [boxes[at], next]) if (box && !box.checked) box.click();
  }
}
