import { useLayoutEffect, useState } from 'react';
import { createStore, useStore } from './store.ts';

/** Parts of the screen with unsaved changes, with their cleanup when the reader leaves anyway. */
const holds = new Map<symbol, () => void>();
/** Open question with the action to run if the reader leaves; null: none. */
const questionStore = createStore<{ hold: symbol; goOn: () => void } | null>(null);

/** True without unsaved changes; otherwise asks the reader, and `goOn` runs on confirmation. */
export function mayLeave(goOn: () => void): boolean {
  const hold = [...holds.keys()].at(-1);
  if (hold !== undefined) questionStore.set({ hold, goOn });
  return hold === undefined;
}

export function answerLeave(isLeaving: boolean): void {
  const question = questionStore.get();
  questionStore.set(null);
  if (!isLeaving || question === null) return;
  for (const onLeave of holds.values()) onLeave();
  question.goOn();
}

export interface LeaveHold {
  /** Whether the question is open for this hold. */
  isAsked: boolean;
  /** Releases the hold at once after a save, before the next render. */
  letGo: () => void;
}

/** Asks before readers leave a screen with unsaved changes; `LeaveDialog` shows the question. */
export function useHold(isDirty: boolean, onLeave: () => void = doNothing): LeaveHold {
  const [hold] = useState(() => Symbol('hold'));
  const question = useStore(questionStore);
  useLayoutEffect(() => {
    if (!isDirty) return;
    holds.set(hold, doNothing);
    addEventListener('beforeunload', holdUnload);
    return () => release(hold);
  }, [isDirty, hold]);
  useLayoutEffect(() => {
    if (holds.has(hold)) holds.set(hold, onLeave);
  });
  return { isAsked: question?.hold === hold, letGo: () => release(hold) };
}

/** Releases all holds, because the edited record was deleted. */
export function letAllGo(): void {
  for (const hold of holds.keys()) release(hold);
}

function release(hold: symbol): void {
  holds.delete(hold);
  if (questionStore.get()?.hold === hold) questionStore.set(null);
  if (holds.size === 0) removeEventListener('beforeunload', holdUnload);
}

function doNothing(): void {
  // Discards the input with the screen.
}

function holdUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
