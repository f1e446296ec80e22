import { BASKET_DOCUMENTS_MAX, BASKET_ITEMS_MAX } from '@press-room/contract/limits';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { useRef, useState } from 'react';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { formatNumber } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import type { Pictures } from '../use-pictures.ts';
import { EMPTY, type Selection, withoutPictures, withPictures } from './selection.ts';

export type Selecting = {
  selection: Selection;
  /** `isRange`: selects from the last selected position to this one. */
  choose: (position: number, isChosen: boolean, isRange: boolean) => void;
  chooseAll: () => void;
  /** Whether all pictures are being loaded. */
  isBusy: boolean;
};

/** Selection across galleries. `list` identifies the list, so that a range stays within it. */
export function useSelection() {
  const { selection, apply, applyLater, clear } = useChosen();
  const last = useRef<{ list: string; position: number } | null>(null);
  const [running, setRunning] = useState(0);
  const isBusy = running > 0;

  const collect = async (pictures: Pictures, first: number, end: number, isChosen: boolean) => {
    if (isChosen && end - first >= BASKET_ITEMS_MAX) {
      refuse();
      return;
    }
    const applyFound = applyLater();
    setRunning((count) => count + 1);
    await pictures.collect(first, end).then(
      (found) => applyFound(found, isChosen),
      (error: unknown) => showToast('error', describeRefusal(error)),
    );
    setRunning((count) => count - 1);
  };
  const selectingIn = (list: string, pictures: Pictures): Selecting => ({
    selection,
    isBusy,
    choose: (position, isChosen, isRange) => {
      const from = isRange && last.current?.list === list ? last.current.position : position;
      last.current = { list, position };
      const picture = pictures.at(position);
      if (from === position && picture) apply([picture], isChosen);
      else void collect(pictures, Math.min(from, position), Math.max(from, position), isChosen);
    },
    chooseAll: () => {
      if (!isBusy) void collect(pictures, 0, pictures.count - 1, true);
    },
  });
  return { selection, clear, selectingIn };
}

/** Selected pictures. Readers can change the selection while others are loading. */
function useChosen() {
  const [selection, setSelection] = useState<Selection>(EMPTY);
  const newest = useRef(selection);
  const clearings = useRef(0);
  const store = (next: Selection) => {
    newest.current = next;
    setSelection(next);
  };
  const apply = (pictures: readonly GalleryPicture[], isChosen: boolean) => {
    const change = isChosen ? withPictures : withoutPictures;
    const next = change(newest.current, pictures);
    if (next.size > BASKET_ITEMS_MAX) refuse();
    else store(next);
  };
  /** Call before loading pictures; the returned function adds them, except pictures that were deselected meanwhile. */
  const applyLater = (): typeof apply => {
    const [before, clearing] = [newest.current, clearings.current];
    const isWanted = ({ id }: GalleryPicture) => !before.has(id) || newest.current.has(id);
    return (found, isChosen) => {
      if (clearing === clearings.current) apply(found.filter(isWanted), isChosen);
    };
  };
  const clear = () => {
    clearings.current += 1;
    store(EMPTY);
  };
  return { selection, apply, applyLater, clear };
}

const refuse = (): void => {
  showToast(
    'error',
    m['basket.full']({
      items: formatNumber(BASKET_ITEMS_MAX),
      documents: formatNumber(BASKET_DOCUMENTS_MAX),
    }),
  );
};
