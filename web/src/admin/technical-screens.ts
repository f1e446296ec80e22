import type { OfficeScreen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';

/** How the press room runs, for who runs it, in the order of the menu. */
export const TECHNICAL_SCREENS = {
  jobs: {
    pattern: '/admin/jobs',
    access: 'signed-in',
    name: { icon: 'contents', label: m['office.jobs.title'] },
    menu: 'backOffice',
    permission: 'job.view',
    load: async () => (await import('./jobs/jobs-page.tsx')).JobsPage,
  },
  webhooks: {
    pattern: '/admin/webhooks',
    access: 'signed-in',
    name: { icon: 'link', label: m['office.webhooks.title'] },
    menu: 'backOffice',
    permission: 'webhook.view',
    load: async () => (await import('./webhooks/webhooks-page.tsx')).WebhooksPage,
  },
  deliveries: {
    pattern: '/admin/deliveries',
    access: 'signed-in',
    name: { icon: 'contents', label: m['office.webhooks.allDeliveries'] },
    palette: 'members',
    permission: 'webhook.view',
    load: async () => (await import('./webhooks/deliveries-page.tsx')).DeliveriesPage,
  },
  webhook: {
    pattern: '/admin/webhooks/:id',
    access: 'signed-in',
    permission: 'webhook.view',
    load: async () => (await import('./webhooks/webhook-page.tsx')).WebhookPage,
  },
  failures: {
    pattern: '/admin/error-reports',
    access: 'signed-in',
    name: { icon: 'alert', label: m['office.failures.title'] },
    menu: 'backOffice',
    permission: 'error_report.view',
    load: async () => (await import('./error-reports/failures-page.tsx')).FailuresPage,
  },
  failure: {
    pattern: '/admin/error-reports/:id',
    access: 'signed-in',
    permission: 'error_report.view',
    load: async () => (await import('./error-reports/failure-page.tsx')).FailurePage,
  },
  system: {
    pattern: '/admin/system',
    access: 'signed-in',
    name: { icon: 'figures', label: m['office.system.title'] },
    menu: 'backOffice',
    permission: 'system.view',
    load: async () => (await import('./system/system-page.tsx')).SystemPage,
  },
  audit: {
    pattern: '/admin/audit',
    access: 'signed-in',
    name: { icon: 'eye', label: m['office.audit.title'] },
    menu: 'backOffice',
    permission: 'audit.view',
    load: async () => (await import('./audit/audit-page.tsx')).AuditPage,
  },
} as const satisfies Record<string, OfficeScreen>;
