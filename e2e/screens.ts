import { expect, type Page } from '@playwright/test';
import { settle } from './settled.ts';

/** Width of a small phone. */
export const PHONE = 390;

export interface Screen {
  name: string;
  path: string;
}

const toScreens = (paths: Record<string, string>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path: `/#${path}` }));

/** Public screens. */
export const OPEN_SCREENS = toScreens({
  home: '/home',
  search: '/home?q=smalto',
  'nothing found': '/home?q=xyzzy',
  company: '/company/1',
  release: '/press-release/67',
  'missing release': '/press-release/999999',
  'ended preview': '/preview/unknown',
  'empty basket': '/basket',
  contact: '/contact-us',
  'sign in': '/account/login',
  'sign up': '/account/sign-up',
  'forgotten password': '/account/forgot-password',
  'new password': '/account/reset-password/user_id=1&timestamp=1999999999&signature=x',
  'refused link': '/account/verify-account/user_id=1&timestamp=1999999999&signature=x',
  'refused invitation': '/account/invitation/user_id=1&timestamp=1999999999&signature=x',
  privacy: '/account/user-privacy',
  'not found': '/nowhere',
});

/** Screens for signed-in readers. */
export const READER_SCREENS = toScreens({
  'press gallery': '/press-gallery',
  'gallery search': '/press-gallery?q=smalto',
  'Italian magazines': '/italian-magazine',
  'no magazine': '/italian-magazine?year=1999&month=2',
  'international magazines': '/international-magazine',
  'press kit': '/press-kit',
  'change password': '/account/change-password/',
  'two-step sign-in': '/account/second-factor',
  profile: '/account/user-profile',
  'own accreditation': '/account/accreditation',
  'own feeds': '/account/feeds',
  'own desk': '/account/desk',
  'own privacy': '/account/user-privacy',
});

/** Screens of the office. */
export const OFFICE_SCREENS = toScreens({
  accounts: '/admin/users',
  account: '/admin/users/1',
  roles: '/admin/roles',
  invitations: '/admin/users/invitations',
  'new invitation': '/admin/users/invitations/new',
  'rights of an account': '/admin/users/2/rights',
  companies: '/admin/companies',
  company: '/admin/companies/1',
  'company press contacts': '/admin/company-members',
  imports: '/admin/imports',
  'new import': '/admin/imports/new?target=company',
  brands: '/admin/brands',
  brand: '/admin/brands/1',
  desk: '/admin',
  calendar: '/admin/calendar',
  messages: '/admin/messages',
  figures: '/admin/figures',
  report: '/admin/report?span=year',
  'figures of searches': '/admin/figures?by=query&span=year',
  jobs: '/admin/jobs',
  media: '/admin/media',
  collections: '/admin/media/collections',
  collection: '/admin/media/collections/1',
  'new collection': '/admin/media/collections/new',
  magazines: '/admin/magazines',
  // Last of two pages: rows with every element, but a third of them.
  releases: '/admin/press-releases?sort=date&page=2',
  'time line of a release': '/admin/press-releases/64/timeline',
  'no such release': '/admin/press-releases?q=xyzzy',
  'gallery tree': '/admin/gallery?branch=1',
  gallery: '/admin/gallery/1',
  'press kit at the desk': '/admin/press-kits/1',
  templates: '/admin/press-releases/templates',
  'new template': '/admin/press-releases/templates/new',
  'reusable answers': '/admin/messages/answers',
  'new reusable answer': '/admin/messages/answers/new',
  'prepared baskets': '/admin/messages/baskets',
  'new prepared basket': '/admin/messages/baskets/new',
  accreditations: '/admin/accreditations',
  events: '/admin/events',
  'new event': '/admin/events/new',
  webhooks: '/admin/webhooks',
  'new webhook': '/admin/webhooks/new',
  deliveries: '/admin/deliveries',
  checkIn: '/admin/door',
  'press groups': '/admin/press-groups',
  'press group': '/admin/press-groups/1',
  // Few rows, with every element.
  contacts: '/admin/contacts?stopped=yes',
  contact: '/admin/contacts/1',
  'contact duplicates': '/admin/contacts/duplicates',
  outlets: '/admin/outlets?q=tv',
  outlet: '/admin/outlets/1',
  'contact lists': '/admin/contact-lists',
  'contact list': '/admin/contact-lists/1',
  'new contact list': '/admin/contact-lists/new',
  mailings: '/admin/mailings',
  'sent mailing': '/admin/mailings/1',
  'draft of a mailing': '/admin/mailings/2',
});

/** Screens for administrators. */
export const GLOBAL_SCREENS = toScreens({
  system: '/admin/system',
});

/** Screens for a company's press office. */
export const COMPANY_SCREENS = toScreens({
  'own company': '/admin/company',
});

/** Smallest resource of the site: gives the page its origin without a screen. */
export const LIGHTEST = '/favicon.svg';

/**
 * Opens a screen with a page load: a changed hash alone would leave the previous screen for a moment. Goes through the
 * lightest resource of the site: a blank page has another origin, and each return would start a new process.
 */
export async function openFresh(page: Page, { path }: Screen): Promise<void> {
  await page.goto(LIGHTEST);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
}

/** Address without a screen. */
const NOWHERE = '/#/nowhere';

/**
 * Opens a screen without a page load, which takes as long as the checks. Goes through an unknown address, so that no
 * part of the previous screen is reused. The next Tab focuses the first control.
 */
export async function openNext(page: Page, screen: Screen): Promise<void> {
  if (!page.url().includes('/#/') || screen.path === NOWHERE) return openFresh(page, screen);
  for (const path of [NOWHERE, screen.path]) {
    await page.evaluate(markHeadings);
    await page.goto(path);
    await expect(page.locator('h1:not([data-left])')).toBeVisible();
  }
  await settle(page);
  await page.evaluate(goToTop);
}

/** Runs in the page. */
function markHeadings(): void {
  for (const heading of document.querySelectorAll<HTMLElement>('h1')) heading.dataset.left = '';
}

/** Runs in the page. */
function goToTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  window.scrollTo(0, 0);
}

/** Expects nothing wider than the window, after the layout has settled. */
export const expectNoOverflow = (page: Page, name = 'the screen'): Promise<void> =>
  expect
    .poll(() => page.evaluate(measureOverflow), `how much ${name} is wider than its window`)
    .toBeLessThanOrEqual(0);

/** The same on a phone, and back at the width of the journey. */
export async function expectNoOverflowOnPhone(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  if (viewport === null) throw new Error('This page has no width of its own');
  await page.setViewportSize({ ...viewport, width: PHONE });
  await expectNoOverflow(page);
  await page.setViewportSize(viewport);
}

/** Runs in the page. */
const measureOverflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
