import type { OfficePressRelease } from '@press-room/contract/office-press-releases';
import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from '../../../lib/store.ts';
import { fetchDraftKeys, saveRelease } from '../queries.ts';
import { Editing } from './editing.ts';
import type { EditingState } from './editing-state.ts';
import { openShelf } from './keep.ts';

export const EditingContext = createContext<Editing | null>(null);

/** The release that this screen writes. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('no release is open here');
  return editing;
}

/** As it stands on the screen and at the server now. */
export const useEditingState = (): EditingState => useStore(useEditing().store);

interface Opening {
  release: OfficePressRelease;
  person: number;
  isReadOnly: boolean;
}

/** Opens a release for writing; what this browser kept of it comes back. */
export function useNewEditing({ release, person, isReadOnly }: Opening): Editing {
  const [editing] = useState(
    () => new Editing({ release, isReadOnly, send: saveRelease, shelf: openShelf(person, fetchDraftKeys) }),
  );
  useEffect(() => {
    void editing.open();
    const keep = () => void editing.keepNow();
    const retry = () => editing.retry();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    addEventListener('online', retry);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      removeEventListener('online', retry);
      editing.close();
    };
  }, [editing]);
  return editing;
}
