import type { OfficeScreen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';

/** Screens for contacts and companies, in the order of the menu. */
export const PEOPLE_SCREENS = {
  users: {
    pattern: '/admin/users',
    access: 'signed-in',
    name: { icon: 'users', label: m['users.title'] },
    menu: 'people',
    permission: 'account.view',
    load: async () => (await import('./users/list/users-page.tsx')).UsersPage,
  },
  invitations: {
    pattern: '/admin/users/invitations',
    access: 'signed-in',
    name: { icon: 'plus', label: m['users.invitations.title'] },
    menu: 'people',
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
  companies: {
    pattern: '/admin/companies',
    access: 'signed-in',
    name: { icon: 'company', label: m['office.companies.title'] },
    menu: 'people',
    permission: 'company.view',
    load: async () => (await import('./companies/companies-page.tsx')).CompaniesPage,
  },
  company: {
    pattern: '/admin/companies/:id',
    access: 'signed-in',
    permission: 'company.view',
    load: async () => (await import('./companies/company-page.tsx')).CompanyPage,
  },
  ownCompany: {
    pattern: '/admin/company',
    access: 'signed-in',
    name: { icon: 'company', label: m['office.own.title'] },
    menu: 'people',
    permission: 'own_company.view',
    load: async () => (await import('./companies/own/own-company-page.tsx')).OwnCompanyPage,
  },
  brands: {
    pattern: '/admin/brands',
    access: 'signed-in',
    name: { icon: 'brand', label: m['office.brands.title'] },
    menu: 'people',
    permission: 'brand.view',
    load: async () => (await import('./brands/brands-page.tsx')).BrandsPage,
  },
  brand: {
    pattern: '/admin/brands/:id',
    access: 'signed-in',
    permission: 'brand.view',
    load: async () => (await import('./brands/brand-page.tsx')).BrandPage,
  },
  companyMembers: {
    pattern: '/admin/company-members',
    access: 'signed-in',
    name: { icon: 'users', label: m['office.members.title'] },
    menu: 'people',
    permission: 'company_member.view',
    load: async () => (await import('./companies/members/members-page.tsx')).MembersPage,
  },
  accreditations: {
    pattern: '/admin/accreditations',
    access: 'signed-in',
    name: { icon: 'user', label: m['office.fair.office.title'] },
    menu: 'people',
    permission: 'accreditation.view',
    load: async () => (await import('./accreditations/list/accreditations-page.tsx')).AccreditationsPage,
  },
  accreditation: {
    pattern: '/admin/accreditations/:id',
    access: 'signed-in',
    permission: 'accreditation.view',
    load: async () =>
      (await import('./accreditations/detail/accreditation-page.tsx')).AccreditationDetailPage,
  },
  checkIn: {
    pattern: '/admin/door',
    access: 'signed-in',
    name: { icon: 'check', label: m['office.fair.checkIn.title'] },
    menu: 'people',
    permission: 'accreditation.check',
    load: async () => (await import('./check-in/check-in-page.tsx')).CheckInPage,
  },
} as const satisfies Record<string, OfficeScreen>;
