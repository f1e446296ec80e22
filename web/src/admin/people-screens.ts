import type { OfficeScreen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';

/** Who works with the press room, and what they may do. */
export const PEOPLE_SCREENS = {
  users: {
    pattern: '/admin/users',
    access: 'signed-in',
    name: { icon: 'users', label: m['shell.menu.users'] },
    menu: 'backOffice',
    permission: 'account.view',
    load: async () => (await import('./users/list/users-page.tsx')).UsersPage,
  },
  roles: {
    pattern: '/admin/roles',
    access: 'signed-in',
    name: { icon: 'lock', label: m['users.roles.title'] },
    palette: 'members',
    permission: 'account.view',
    load: async () => (await import('./users/roles/roles-page.tsx')).RolesPage,
  },
  invitations: {
    pattern: '/admin/users/invitations',
    access: 'signed-in',
    name: { icon: 'contact', label: m['users.invitations.title'] },
    palette: 'members',
    permission: 'account.invite',
    load: async () => (await import('./users/invitations/invitations-page.tsx')).InvitationsPage,
  },
  newInvitation: {
    pattern: '/admin/users/invitations/new',
    access: 'signed-in',
    permission: 'account.invite',
    load: async () => (await import('./users/invitations/invite-page.tsx')).InvitePage,
  },
  user: {
    pattern: '/admin/users/:id',
    access: 'signed-in',
    permission: 'account.view',
    load: async () => (await import('./users/detail/user-page.tsx')).UserPage,
  },
  userRights: {
    pattern: '/admin/users/:id/rights',
    access: 'signed-in',
    permission: 'account.view',
    load: async () => (await import('./users/rights/rights-page.tsx')).RightsPage,
  },
} as const satisfies Record<string, OfficeScreen>;
