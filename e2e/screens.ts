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

/** Of everybody. */
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

/** Of a signed-in reader. */
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

/** Of the press office. */
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
  // The last of two pages: all that a row may hold, a third as often.
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
  // Few: all that a row may hold, seldom.
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

/** For who runs the press room. */
export const GLOBAL_SCREENS = toScreens({
  system: '/admin/system',
});

/** Of a company's own press office. */
export const COMPANY_SCREENS = toScreens({
  'own company': '/admin/company',
});

/** The smallest resource of the site: for its origin without a screen. */
export const LIGHTEST = '/favicon.svg';

/**
 * A page load of its own, to the end: a change of the hash alone would leave the last screen standing for a moment. By
 * way of the lightest page of the site: a blank one belongs to none, and each way back would take a new process.
 */
export async function openFresh(page: Page, { path }: Screen): Promise<void> {
  await page.goto(LIGHTEST);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
}

/** A screen that nothing else looks like. */
const NOWHERE = '/#/nowhere';

/**
 * The same without a page load, for series of screens: a load takes as long as the checks. Goes through a screen that
 * does not exist, so that no part of the previous one is reused. The next Tab reaches the first control.
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

/** Nothing is wider than the window, once all widths have been updated. */
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
