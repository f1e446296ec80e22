import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from '../../../lib/store.ts';
import { fetchDraftKeys, saveRelease } from '../queries.ts';
import { Editing } from './editing.ts';
import type { EditingState } from './editing-state.ts';
import { openShelf } from './keep.ts';

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('no release is open here');
  return editing;
}

/** Whole state, for the save status. Components that show the release select parts, below. */
export const useEditingState = (): EditingState => useStore(useEditing().store);

/** One part of the state: only its own changes cause a render. */
function usePart<Name extends keyof EditingState>(name: Name): EditingState[Name] {
  const { store } = useEditing();
  return useSyncExternalStore(store.subscribe, () => store.get()[name]);
}

/** Release on the server. */
export const useSaved = (): OfficePressRelease => usePart('saved');
/** Release as shown on the screen. */
export const useShown = (): OfficePressRelease => usePart('shown');
export const useErrors = (): EditingState['errors'] => usePart('errors');

interface Opening {
  release: OfficePressRelease;
  person: number;
  isReadOnly: boolean;
}

/** Opens a release for editing, and restores the draft stored in this browser. */
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
