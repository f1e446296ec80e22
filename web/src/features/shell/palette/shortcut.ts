import { useEffect } from 'react';
import { openOverlay } from '../../../lib/overlay.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

const KEY = 'slash_key';
const slashStore = createStore(readStored(KEY) !== 'off');

/** Whether `/` alone opens the search; speech users can switch it off (WCAG 2.1.4). */
export const useHasSlash = (): boolean => useStore(slashStore);

export function setHasSlash(hasSlash: boolean): void {
  writeStored(KEY, hasSlash ? null : 'off');
  slashStore.set(hasSlash);
}

const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Ctrl-K, Cmd-K and `/` open the search, except in text fields and modal dialogs. */
export function useSearchShortcut(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn]);
}

function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isShortcut(event) || isTyping(event) || isUnderDialog()) return;
  event.preventDefault();
  openOverlay('search');
}

/** Shift is ignored: many keyboards need it for `/`. */
function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && slashStore.get();
}

const isTyping = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing || (target instanceof Element && target.closest(FIELDS) !== null);

/** The state of a dialog that was just closed may be outdated: the DOM decides. */
const isUnderDialog = (): boolean => document.querySelector('dialog:modal') !== null;
