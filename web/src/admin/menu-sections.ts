import type { OfficeSection, Screen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';

/**
 * Groups of the office's menu, in their order. The `menu` of a screen names its group; a group with one screen is a
 * link.
 */
export const OFFICE_SECTIONS = {
  today: { icon: 'clock', label: m['office.desk.title'] },
  messages: { icon: 'contact', label: m['office.messages.title'] },
  content: { icon: 'magazine', label: m['office.menu.content'] },
  mailings: { icon: 'share', label: m['office.menu.mailings'] },
  monitoring: { icon: 'copy', label: m['office.menu.monitoring'] },
  people: { icon: 'users', label: m['office.menu.people'] },
  statistics: { icon: 'figures', label: m['office.figures.title'] },
  settings: { icon: 'settings', label: m['office.menu.settings'] },
} as const satisfies Record<OfficeSection, Required<Screen>['name']>;
