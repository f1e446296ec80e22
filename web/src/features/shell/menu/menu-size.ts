import { useLayout } from '../../../lib/layout.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { setAppearance, useAppearance } from '../../../theme/appearance.ts';

/** Below this width the menu is collapsed by default; must match tokens.css. */
const ROOMY = '(min-width: 1440px)';

/** Whether the menu is collapsed: by layout, by choice, or for lack of space. */
export function useIsMenuMini(): boolean {
  const { menu } = useAppearance();
  const isWide = useMedia(ROOMY, true);
  return useLayout() === 'mini' || (menu === 'auto' ? !isWide : menu === 'mini');
}

export const toggleMenu = (isMini: boolean): void => setAppearance({ menu: isMini ? 'mini' : 'full' });
