import type { KeyboardEvent } from 'react';
import { handleListKeys, type Selectable } from '../list/table-keys.ts';

/** How many stand beside each other. */
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

/** As in a table, along the lines too. */
export const handleGridKeys = (event: KeyboardEvent<HTMLElement>, rows: Selectable): void =>
  handleListKeys(event, rows, { row: 'li', boxes: 'li > label > input[type="checkbox"]', stepOf });
