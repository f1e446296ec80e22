import { readStored, writeStored } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

const MENU_KEY = 'menu';
/** Below this width the menu starts small; tokens.css has the same number. */
const ROOMY = '(min-width: 1200px)';

const miniStore = createStore(readStored(MENU_KEY) === null ? !isRoomy() : readStored(MENU_KEY) === 'mini');

function isRoomy(): boolean {
  return window.matchMedia?.(ROOMY).matches ?? true;
}

export const useIsMenuMini = (): boolean => useStore(miniStore);

export function toggleMenu(isMini: boolean): void {
  const size = isMini ? 'mini' : 'full';
  document.documentElement.dataset.menu = size;
  writeStored(MENU_KEY, size);
  miniStore.set(isMini);
}
