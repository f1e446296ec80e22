import type { OfficeScreen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';

/** Screens for mailings, in the order of the menu. */
export const MAILING_SCREENS = {
  mailings: {
    pattern: '/admin/mailings',
    access: 'signed-in',
    name: { icon: 'contact', label: m['office.mailings.title'] },
    menu: 'mailings',
    permission: 'mailing.view',
    load: async () => (await import('./mailings/mailings-page.tsx')).MailingsPage,
  },
  mailing: {
    pattern: '/admin/mailings/:id',
    access: 'signed-in',
    permission: 'mailing.view',
    load: async () => (await import('./mailings/mailing-page.tsx')).MailingPage,
  },
  contactLists: {
    pattern: '/admin/contact-lists',
    access: 'signed-in',
    name: { icon: 'contents', label: m['office.contactLists.title'] },
    menu: 'mailings',
    permission: 'contact_list.view',
    load: async () => (await import('./contacts/lists/lists-page.tsx')).ContactListsPage,
  },
  contactList: {
    pattern: '/admin/contact-lists/:id',
    access: 'signed-in',
    permission: 'contact_list.view',
    load: async () => (await import('./contacts/lists/list-page.tsx')).ContactListPage,
  },
  contacts: {
    pattern: '/admin/contacts',
    access: 'signed-in',
    name: { icon: 'contact', label: m['office.contacts.title'] },
    menu: 'mailings',
    permission: 'contact.view',
    load: async () => (await import('./contacts/list/contacts-page.tsx')).ContactsPage,
  },
  contactDuplicates: {
    pattern: '/admin/contacts/duplicates',
    access: 'signed-in',
    name: { icon: 'copy', label: m['office.contacts.duplicates'] },
    palette: 'members',
    permission: 'contact.view',
    load: async () => (await import('./contacts/duplicates/duplicates-page.tsx')).DuplicatesPage,
  },
  contact: {
    pattern: '/admin/contacts/:id',
    access: 'signed-in',
    permission: 'contact.view',
    load: async () => (await import('./contacts/detail/contact-page.tsx')).ContactPage,
  },
  outlets: {
    pattern: '/admin/outlets',
    access: 'signed-in',
    name: { icon: 'releases', label: m['office.outlets.title'] },
    menu: 'mailings',
    permission: 'outlet.view',
    load: async () => (await import('./contacts/outlets/outlets-page.tsx')).OutletsPage,
  },
  outlet: {
    pattern: '/admin/outlets/:id',
    access: 'signed-in',
    permission: 'outlet.view',
    load: async () => (await import('./contacts/outlets/outlet-page.tsx')).OutletPage,
  },
} as const satisfies Record<string, OfficeScreen>;
