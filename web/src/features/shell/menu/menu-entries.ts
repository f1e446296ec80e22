import { isNamedScreen, type NamedScreen, type Screen } from '../../../lib/screen.ts';
import { MENU_SECTIONS } from '../../../screens.ts';

type MenuSection = { heading: () => string; entries: readonly NamedScreen[] };

/** The six entries of spec section 2, in their order; after them the back office, for those who work there. */
export const toMenu = (screens: readonly Screen[]): readonly MenuSection[] =>
  Object.entries(MENU_SECTIONS).map(([section, heading]) => ({
    heading,
    entries: screens.filter(isNamedScreen).filter(({ menu }) => menu === section),
  }));
