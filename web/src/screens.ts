import { loadOffice, useOfficeScreens } from './admin.ts';
import type { MenuSection, Screen } from './lib/screen.ts';
import { m } from './paraglide/messages.js';

/** Headings of the public menu, in their order (spec 2). */
export const MENU_SECTIONS = {
  news: m['shell.menu.news'],
  material: m['shell.menu.material'],
  office: m['shell.menu.office'],
} as const satisfies Record<MenuSection, () => string>;

/** Root of the office. */
export const OFFICE_ROOT = '/admin';

/** Loads screens whose chunk names are not part of the first load. */
const loadRare = async () => (await import('./rare-screens.ts')).RARE_SCREENS;

export const SCREENS = {
  home: {
    pattern: '/home',
    access: 'open',
    name: { icon: 'releases', label: m['shell.menu.home'] },
    menu: 'news',
  },
  pressRelease: {
    pattern: '/press-release/:id',
    access: 'open',
    load: async () =>
      (await import('./features/press-releases/detail/press-release-page.tsx')).PressReleasePage,
  },
  companyPage: {
    pattern: '/company/:id',
    access: 'open',
    load: async () => (await import('./features/companies/company-page.tsx')).CompanyPage,
  },
  sectorPage: {
    pattern: '/sector/:id',
    access: 'open',
    load: async () => (await import('./features/sectors/sector-page.tsx')).SectorPage,
  },
  eventPage: {
    pattern: '/event/:id',
    access: 'open',
    load: async () => (await import('./features/events/event-page.tsx')).EventPage,
  },
  appointmentPage: {
    pattern: '/appointment/:id',
    access: 'open',
    load: async () => (await import('./features/agenda/appointment-page.tsx')).AppointmentPage,
  },
  // Not linked in the app: its address is sent in a mail of the press office.
  preview: {
    pattern: '/preview/:token',
    access: 'open',
    isOpenWhileLocked: true,
    load: async () => (await loadRare()).preview(),
  },
  pressGallery: {
    pattern: '/press-gallery',
    access: 'signed-in',
    isForPress: true,
    name: { icon: 'gallery', label: m['shell.menu.pressGallery'] },
    menu: 'material',
    load: async () => (await import('./features/press-gallery/press-gallery-page.tsx')).PressGalleryPage,
  },
  italianMagazine: {
    pattern: '/italian-magazine',
    // Spelling in the table of spec 2.
    aliases: ['/italianMagazine'],
    access: 'signed-in',
    isForPress: true,
    name: { icon: 'magazine', label: m['shell.menu.italianMagazine'] },
    menu: 'material',
    load: async () => (await import('./features/magazines/list/magazines-page.tsx')).ItalianMagazinePage,
  },
  internationalMagazine: {
    pattern: '/international-magazine',
    access: 'signed-in',
    isForPress: true,
    name: { icon: 'world', label: m['shell.menu.internationalMagazine'] },
    menu: 'material',
    load: async () =>
      (await import('./features/magazines/list/magazines-page.tsx')).InternationalMagazinePage,
  },
  pressKit: {
    pattern: '/press-kit',
    access: 'signed-in',
    isForPress: true,
    name: { icon: 'kit', label: m['shell.menu.pressKit'] },
    menu: 'material',
    load: async () => (await import('./features/press-kit/press-kit-page.tsx')).PressKitPage,
  },
  basket: {
    pattern: '/basket',
    access: 'open',
    name: { icon: 'basket', label: m['basket.title'] },
    menu: 'material',
    load: async () => (await import('./features/basket/basket-page.tsx')).BasketPage,
  },
  contactUs: {
    pattern: '/contact-us',
    access: 'open',
    name: { icon: 'contact', label: m['shell.menu.contactUs'] },
    menu: 'office',
    load: async () => (await import('./features/contact/contact-page.tsx')).ContactPage,
  },
  // The office defines its screens below this path.
  office: {
    pattern: `${OFFICE_ROOT}/*?`,
    access: 'signed-in',
    load: async () => (await loadOffice()).OfficeScreens,
  },
  userProfile: {
    pattern: '/account/user-profile',
    access: 'signed-in',
    name: { icon: 'user', label: m['account.profile.link'] },
    palette: 'members',
    load: async () => (await loadRare()).userProfile(),
  },
  changePassword: {
    pattern: '/account/change-password',
    access: 'open',
    name: { icon: 'lock', label: m['account.change.title'] },
    palette: 'members',
    load: async () => (await loadRare()).changePassword(),
  },
  secondFactor: {
    pattern: '/account/second-factor',
    access: 'signed-in',
    name: { icon: 'lock', label: m['account.secondFactor.title'] },
    palette: 'members',
    load: async () => (await loadRare()).secondFactor(),
  },
  privateFeeds: {
    pattern: '/account/feeds',
    access: 'signed-in',
    isForPress: true,
    name: { icon: 'feed', label: m['account.feeds.title'] },
    palette: 'members',
    load: async () => (await loadRare()).privateFeeds(),
  },
  desk: {
    pattern: '/account/desk',
    access: 'signed-in',
    name: { icon: 'user', label: m['account.desk.title'] },
    palette: 'members',
    load: async () => (await loadRare()).desk(),
  },
  ownAccreditation: {
    pattern: '/account/accreditation',
    access: 'signed-in',
    name: { icon: 'user', label: m['account.eventAccreditation'] },
    palette: 'members',
    load: async () => (await loadRare()).ownAccreditation(),
  },
  login: {
    pattern: '/account/login',
    access: 'open',
    isOpenWhileLocked: true,
    isWayOut: true,
    name: { icon: 'user', label: m['account.login.link'] },
    palette: 'strangers',
    load: async () => (await import('./features/account/login-page.tsx')).LoginPage,
  },
  signUp: {
    pattern: '/account/sign-up',
    access: 'open',
    isOpenWhileLocked: true,
    name: { icon: 'user', label: m['account.signUp.link'] },
    palette: 'strangers',
    load: async () => (await loadRare()).signUp(),
  },
  userPrivacy: {
    pattern: '/account/user-privacy',
    access: 'open',
    isOpenWhileLocked: true,
    name: { icon: 'file', label: m['privacy.manage'] },
    palette: 'everyone',
    load: async () => (await loadRare()).userPrivacy(),
  },
  logout: {
    pattern: '/account/logout',
    access: 'open',
    isOpenWhileLocked: true,
    isWayOut: true,
    load: async () => (await loadRare()).logout(),
  },
  forgotPassword: {
    pattern: '/account/forgot-password',
    access: 'open',
    isOpenWhileLocked: true,
    load: async () => (await loadRare()).forgotPassword(),
  },
  resetPassword: {
    pattern: '/account/reset-password/:link?',
    access: 'open',
    isOpenWhileLocked: true,
    load: async () => (await loadRare()).resetPassword(),
  },
  verifyAccount: {
    pattern: '/account/verify-account/:link?',
    access: 'open',
    isOpenWhileLocked: true,
    load: async () => (await loadRare()).verifyAccount(),
  },
  // Not linked in the app: its address is sent in a mail of the press office.
  invitation: {
    pattern: '/account/invitation/:link?',
    access: 'open',
    isOpenWhileLocked: true,
    load: async () => (await loadRare()).invitation(),
  },
  verifyEmail: {
    pattern: '/account/verify-email/:link?',
    access: 'open',
    isOpenWhileLocked: true,
    load: async () => (await loadRare()).verifyEmail(),
  },
  lockScreen: {
    pattern: '/account/lock-screen',
    access: 'open',
    isOpenWhileLocked: true,
    isWayOut: true,
    load: async () => (await loadRare()).lockScreen(),
  },
} as const satisfies Record<string, Screen>;

/** The same records as a list, without literal types. */
export const ALL_SCREENS: readonly Screen[] = Object.values(SCREENS);

/** All screens, including those of the office for its users. */
export const useScreens = (): readonly Screen[] => [...ALL_SCREENS, ...useOfficeScreens()];
