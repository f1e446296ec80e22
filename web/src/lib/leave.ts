import { useLayoutEffect, useState } from 'react';
import { createStore, useStore } from './store.ts';

/** Something on the screen that has unsaved changes. */
interface Hold {
  /** What becomes of them when the reader leaves all the same. */
  onLeave: () => void;
}

const holds = new Set<Hold>();
/** Who asks, and what happens when the reader decides to leave after all; null while nobody is asked. */
const questionStore = createStore<{ asker: Hold; goOn: () => void } | null>(null);

/** True when nothing keeps the reader; else they are asked, and `goOn` runs when they say so. */
export function mayLeave(goOn: () => void): boolean {
  const asker = [...holds].at(-1);
  if (asker !== undefined) questionStore.set({ asker, goOn });
  return asker === undefined;
}

export function answerLeave(isLeaving: boolean): void {
  const question = questionStore.get();
  questionStore.set(null);
  if (!isLeaving || question === null) return;
  for (const { onLeave } of [...holds]) onLeave();
  question.goOn();
}

export interface LeaveHold {
  /** Whether it is this one that asks. */
  isAsked: boolean;
  /** For who leaves because all is saved, before that is drawn. */
  letGo: () => void;
}

/** Holds readers on this screen while something on it has unsaved changes; `LeaveDialog` asks them. */
export function useHold(isDirty: boolean, onLeave: () => void = doNothing): LeaveHold {
  const [hold] = useState<Hold>(() => ({ onLeave }));
  const question = useStore(questionStore);
  useLayoutEffect(() => {
    hold.onLeave = onLeave;
  }, [hold, onLeave]);
  useLayoutEffect(() => {
    if (!isDirty) return;
    holds.add(hold);
    addEventListener('beforeunload', holdUnload);
    return () => release(hold);
  }, [isDirty, hold]);
  return { isAsked: question?.asker === hold, letGo: () => release(hold) };
}

/** For who has removed what was written on: nothing of it can be saved any more. */
export function letAllGo(): void {
  for (const hold of [...holds]) release(hold);
}

function release(hold: Hold): void {
  holds.delete(hold);
  if (questionStore.get()?.asker === hold) questionStore.set(null);
  if (holds.size === 0) removeEventListener('beforeunload', holdUnload);
}

function doNothing(): void {
  // What was typed goes with the screen.
}

function holdUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
