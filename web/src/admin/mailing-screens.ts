import type { OfficeScreen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';

/** Messages of the press office to many. */
export const MAILING_SCREENS = {
  mailings: {
    pattern: '/admin/mailings',
    access: 'signed-in',
    name: { icon: 'contact', label: m['office.mailings.title'] },
    menu: 'people',
    permission: 'mailing.view',
    load: async () => (await import('./mailings/mailings-page.tsx')).MailingsPage,
  },
  mailing: {
    pattern: '/admin/mailings/:id',
    access: 'signed-in',
    permission: 'mailing.view',
    load: async () => (await import('./mailings/mailing-page.tsx')).MailingPage,
  },
} as const satisfies Record<string, OfficeScreen>;
