import { useLayoutEffect, useState } from 'react';
import { createStore, useStore } from './store.ts';

/** What on the screen has unsaved changes, with what becomes of them when the reader leaves all the same. */
const holds = new Map<symbol, () => void>();
/** Who asks, and what happens when the reader decides to leave after all; null while nobody is asked. */
const questionStore = createStore<{ asker: symbol; goOn: () => void } | null>(null);

/** True when nothing keeps the reader; else they are asked, and `goOn` runs when they say so. */
export function mayLeave(goOn: () => void): boolean {
  const asker = [...holds.keys()].at(-1);
  if (asker !== undefined) questionStore.set({ asker, goOn });
  return asker === undefined;
}

export function answerLeave(isLeaving: boolean): void {
  const question = questionStore.get();
  questionStore.set(null);
  if (!isLeaving || question === null) return;
  for (const onLeave of holds.values()) onLeave();
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
  return { isAsked: question?.asker === hold, letGo: () => release(hold) };
}

/** For who has removed what was written on: nothing of it can be saved any more. */
export function letAllGo(): void {
  for (const hold of holds.keys()) release(hold);
}

function release(hold: symbol): void {
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
