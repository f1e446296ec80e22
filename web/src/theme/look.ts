import { readStored, writeStored } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';

/** `system` follows the device. theme.js applies the stored choice before the first paint. */
export const LOOKS = ['system', 'light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

const LOOK_KEY = 'theme';
const stored = readStored(LOOK_KEY);
const lookStore = createStore<Look>(LOOKS.find((look) => look === stored) ?? 'system');

export const useLook = (): Look => useStore(lookStore);

export function chooseLook(look: Look): void {
  const root = document.documentElement;
  if (look === 'system') delete root.dataset.theme;
  else root.dataset.theme = look;
  writeStored(LOOK_KEY, look === 'system' ? null : look);
  lookStore.set(look);
}
