import { useLayoutEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** What happens when the reader decides to leave after all; null while nobody is asked. */
const questionStore = createStore<(() => void) | null>(null);
let isHeld = false;

export const useLeaveQuestion = (): (() => void) | null => useStore(questionStore);

/** True when nothing keeps the reader; else they are asked, and `goOn` runs when they say so. */
export function mayLeave(goOn: () => void): boolean {
  if (isHeld) questionStore.set(goOn);
  return !isHeld;
}

export function answerLeave(isLeaving: boolean): void {
  const goOn = questionStore.get();
  questionStore.set(null);
  if (isLeaving) goOn?.();
}

/** Holds readers on this screen while it has unsaved changes. */
export function useHold(isDirty: boolean): void {
  useLayoutEffect(() => {
    if (!isDirty) return;
    isHeld = true;
    addEventListener('beforeunload', holdUnload);
    return () => {
      isHeld = false;
      questionStore.set(null);
      removeEventListener('beforeunload', holdUnload);
    };
  }, [isDirty]);
}

function holdUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
