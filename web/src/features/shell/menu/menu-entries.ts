import type { Permission } from '@press-room/contract/roles';
import type { IconName } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';

type MenuEntry = {
  path: string;
  icon: IconName;
  label: () => string;
  /** Shown only to those who hold it. */
  permission?: Permission;
};
type MenuSection = { heading: () => string; entries: readonly MenuEntry[] };

/** The six entries of spec section 2, in their order; after them the back office, for those who work there. */
export const MENU: readonly MenuSection[] = [
  {
    heading: m['shell.menu.news'],
    entries: [{ path: PATHS.home, icon: 'releases', label: m['shell.menu.home'] }],
  },
  {
    heading: m['shell.menu.material'],
    entries: [
      { path: PATHS.pressGallery, icon: 'gallery', label: m['shell.menu.pressGallery'] },
      { path: PATHS.italianMagazine, icon: 'magazine', label: m['shell.menu.italianMagazine'] },
      { path: PATHS.internationalMagazine, icon: 'world', label: m['shell.menu.internationalMagazine'] },
      { path: PATHS.pressKit, icon: 'kit', label: m['shell.menu.pressKit'] },
    ],
  },
  {
    heading: m['shell.menu.office'],
    entries: [{ path: PATHS.contactUs, icon: 'contact', label: m['shell.menu.contactUs'] }],
  },
  {
    heading: m['shell.menu.backOffice'],
    entries: [{ path: PATHS.users, icon: 'users', label: m['shell.menu.users'], permission: 'account.view' }],
  },
];
