import { useSyncExternalStore } from 'react';
import { useLayout } from '../../../lib/layout.ts';
import { setAppearance, useAppearance } from '../../../theme/appearance.ts';

/** Below this width the menu starts small; tokens.css has the same number. */
const ROOMY = '(min-width: 1440px)';

const isRoomy = (): boolean => window.matchMedia?.(ROOMY).matches ?? true;

function followRoom(listener: () => void): () => void {
  const query = window.matchMedia?.(ROOMY);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the menu is small: in its own layout, by choice, or for want of room. */
export function useIsMenuMini(): boolean {
  const { menu } = useAppearance();
  const isWide = useSyncExternalStore(followRoom, isRoomy);
  return useLayout() === 'mini' || (menu === 'auto' ? !isWide : menu === 'mini');
}

export const toggleMenu = (isMini: boolean): void => setAppearance({ menu: isMini ? 'mini' : 'full' });
