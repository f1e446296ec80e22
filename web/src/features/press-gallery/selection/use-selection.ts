import { DOWNLOAD_PICTURES_MAX } from '@press-room/contract/limits';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { useRef, useState } from 'react';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import type { Pictures } from '../use-pictures.ts';
import { EMPTY, type Selection, withoutPictures, withPictures } from './selection.ts';

export type Selecting = {
  selection: Selection;
  /** `isRange`: from the one that was chosen last up to this one. */
  choose: (position: number, isChosen: boolean, isRange: boolean) => void;
  chooseAll: () => void;
  /** Whether all pictures are on their way. */
  isBusy: boolean;
};

/** Pictures chosen in any gallery. A `list` is named so that a range never starts in another one. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>(EMPTY);
  const last = useRef<{ list: string; position: number } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const apply = (pictures: readonly GalleryPicture[], isChosen: boolean) => {
    const change = isChosen ? withPictures : withoutPictures;
    const next = change(selection, pictures);
    if (next.size > DOWNLOAD_PICTURES_MAX)
      showToast('error', m['gallery.selection.tooMany']({ count: DOWNLOAD_PICTURES_MAX }));
    else setSelection(next);
  };
  const collect = async (pictures: Pictures, first: number, end: number, isChosen: boolean) => {
    setIsBusy(true);
    await pictures.collect(first, end).then(
      (found) => apply(found, isChosen),
      (error: unknown) => showToast('error', describeRefusal(error)),
    );
    setIsBusy(false);
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
    chooseAll: () => void collect(pictures, 0, pictures.count - 1, true),
  });
  return { selection, clear: () => setSelection(EMPTY), selectingIn };
}
