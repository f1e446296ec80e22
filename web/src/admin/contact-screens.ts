import type { OfficeScreen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';

/** The people that the press office writes to. */
export const CONTACT_SCREENS = {
  contacts: {
    pattern: '/admin/contacts',
    access: 'signed-in',
    name: { icon: 'contact', label: m['office.contacts.title'] },
    menu: 'people',
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
    menu: 'people',
    permission: 'outlet.view',
    load: async () => (await import('./contacts/outlets/outlets-page.tsx')).OutletsPage,
  },
  outlet: {
    pattern: '/admin/outlets/:id',
    access: 'signed-in',
    permission: 'outlet.view',
    load: async () => (await import('./contacts/outlets/outlet-page.tsx')).OutletPage,
  },
  contactLists: {
    pattern: '/admin/contact-lists',
    access: 'signed-in',
    name: { icon: 'contents', label: m['office.contactLists.title'] },
    menu: 'people',
    permission: 'contact_list.view',
    load: async () => (await import('./contacts/lists/lists-page.tsx')).ContactListsPage,
  },
  contactList: {
    pattern: '/admin/contact-lists/:id',
    access: 'signed-in',
    permission: 'contact_list.view',
    load: async () => (await import('./contacts/lists/list-page.tsx')).ContactListPage,
  },
} as const satisfies Record<string, OfficeScreen>;
