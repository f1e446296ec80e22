import type { OfficeScreen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';

/** Screens about companies and who works for them, in the order of the menu. */
export const COMPANY_SCREENS = {
  companies: {
    pattern: '/admin/companies',
    access: 'signed-in',
    name: { icon: 'company', label: m['office.companies.title'] },
    menu: 'backOffice',
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
    menu: 'backOffice',
    permission: 'own_company.view',
    load: async () => (await import('./companies/own/own-company-page.tsx')).OwnCompanyPage,
  },
  companyMembers: {
    pattern: '/admin/company-members',
    access: 'signed-in',
    name: { icon: 'users', label: m['office.members.title'] },
    palette: 'members',
    permission: 'company_member.view',
    load: async () => (await import('./companies/members/members-page.tsx')).MembersPage,
  },
  brands: {
    pattern: '/admin/brands',
    access: 'signed-in',
    name: { icon: 'brand', label: m['office.brands.title'] },
    menu: 'backOffice',
    permission: 'brand.view',
    load: async () => (await import('./brands/brands-page.tsx')).BrandsPage,
  },
  brand: {
    pattern: '/admin/brands/:id',
    access: 'signed-in',
    permission: 'brand.view',
    load: async () => (await import('./brands/brand-page.tsx')).BrandPage,
  },
  sectors: {
    pattern: '/admin/sectors',
    access: 'signed-in',
    name: { icon: 'contents', label: m['sectors.all'] },
    menu: 'backOffice',
    permission: 'sector.view',
    load: async () => (await import('./sectors/sectors-page.tsx')).SectorsPage,
  },
  sector: {
    pattern: '/admin/sectors/:id',
    access: 'signed-in',
    permission: 'sector.view',
    load: async () => (await import('./sectors/sector-page.tsx')).SectorPage,
  },
} as const satisfies Record<string, OfficeScreen>;
