import { isNamedScreen, type NamedScreen } from '../../../lib/screen.ts';
import { ALL_SCREENS, MENU_SECTIONS } from '../../../screens.ts';

type MenuSection = { heading: () => string; entries: readonly NamedScreen[] };

/** The six entries of spec section 2, in their order; after them the back office, for those who work there. */
export const MENU: readonly MenuSection[] = Object.entries(MENU_SECTIONS).map(([section, heading]) => ({
  heading,
  entries: ALL_SCREENS.filter(isNamedScreen).filter(({ menu }) => menu === section),
}));
