import type { OfficeScreen } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';
import { CONTENT_SCREENS } from './content-screens.ts';
import { MAILING_SCREENS } from './mailing-screens.ts';
import { MESSAGE_SCREENS } from './message-screens.ts';
import { MONITORING_SCREENS } from './monitoring-screens.ts';
import { PEOPLE_SCREENS } from './people-screens.ts';
import { SETTINGS_SCREENS } from './settings-screens.ts';

/** Screens of the back office, in the order of its menu. */
export const OFFICE_SCREENS = {
  desk: {
    pattern: '/admin',
    access: 'signed-in',
    name: { icon: 'clock', label: m['office.desk.title'] },
    menu: 'today',
    permission: 'desk.view',
    load: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
  },
  officeCalendar: {
    pattern: '/admin/calendar',
    access: 'signed-in',
    name: { icon: 'calendar', label: m['office.calendar.title'] },
    menu: 'today',
    permission: 'desk.view',
    load: async () => (await import('./calendar/calendar-page.tsx')).CalendarPage,
  },
  crises: {
    pattern: '/admin/crises',
    access: 'signed-in',
    name: { icon: 'alert', label: m['office.crises.title'] },
    menu: 'today',
    permission: 'crisis.view',
    load: async () => (await import('./crises/crises-page.tsx')).CrisesPage,
  },
  crisis: {
    pattern: '/admin/crises/:id',
    access: 'signed-in',
    permission: 'crisis.view',
    load: async () => (await import('./crises/crisis-page.tsx')).CrisisPage,
  },
  ...MESSAGE_SCREENS,
  ...CONTENT_SCREENS,
  ...MAILING_SCREENS,
  ...MONITORING_SCREENS,
  ...PEOPLE_SCREENS,
  figures: {
    pattern: '/admin/figures',
    access: 'signed-in',
    name: { icon: 'figures', label: m['office.figures.title'] },
    menu: 'statistics',
    permission: 'figure.view',
    load: async () => (await import('./analytics/analytics-page.tsx')).AnalyticsPage,
  },
  report: {
    pattern: '/admin/report',
    access: 'signed-in',
    name: { icon: 'figures', label: m['office.report.title'] },
    menu: 'statistics',
    permission: 'figure.view',
    load: async () => (await import('./analytics/report/report-page.tsx')).ReportPage,
  },
  ...SETTINGS_SCREENS,
} as const satisfies Record<string, OfficeScreen>;
