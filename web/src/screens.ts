import type { MenuSection, Screen } from './lib/screen.ts';
import { m } from './paraglide/messages.js';

/** Headings of the menu, in their order (spec 2); those without an entry for this reader are not drawn. */
export const MENU_SECTIONS = {
  news: m['shell.menu.news'],
  material: m['shell.menu.material'],
  office: m['shell.menu.office'],
  backOffice: m['shell.menu.backOffice'],
} as const satisfies Record<MenuSection, () => string>;

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
  // Leads nowhere from within: its address comes with a mail of the press office.
  preview: {
    pattern: '/preview/:token',
    access: 'open',
    isOpenWhileLocked: true,
    load: async () => (await import('./features/press-releases/preview/preview-page.tsx')).PreviewPage,
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
    // As the table of spec 2 spells it.
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
  contactUs: {
    pattern: '/contact-us',
    access: 'open',
    name: { icon: 'contact', label: m['shell.menu.contactUs'] },
    menu: 'office',
    load: async () => (await import('./features/contact/contact-page.tsx')).ContactPage,
  },
  desk: {
    pattern: '/admin',
    access: 'signed-in',
    name: { icon: 'clock', label: m['office.desk.title'] },
    menu: 'backOffice',
    permission: 'desk.view',
    load: async () => (await import('./admin/desk/desk-page.tsx')).DeskPage,
  },
  officePressReleases: {
    pattern: '/admin/press-releases',
    access: 'signed-in',
    name: { icon: 'releases', label: m['shell.menu.officePressReleases'] },
    menu: 'backOffice',
    permission: 'press_release.view',
    load: async () => (await import('./admin/press-releases/list/releases-page.tsx')).ReleasesPage,
  },
  messages: {
    pattern: '/admin/messages',
    access: 'signed-in',
    name: { icon: 'contact', label: m['office.messages.title'] },
    menu: 'backOffice',
    permission: 'message.view',
    load: async () => (await import('./admin/messages/list/messages-page.tsx')).MessagesPage,
  },
  message: {
    pattern: '/admin/messages/:id',
    access: 'signed-in',
    load: async () => (await import('./admin/messages/detail/message-page.tsx')).MessagePage,
  },
  jobs: {
    pattern: '/admin/jobs',
    access: 'signed-in',
    name: { icon: 'contents', label: m['office.jobs.title'] },
    menu: 'backOffice',
    permission: 'job.view',
    load: async () => (await import('./admin/jobs/jobs-page.tsx')).JobsPage,
  },
  failures: {
    pattern: '/admin/error-reports',
    access: 'signed-in',
    name: { icon: 'alert', label: m['office.failures.title'] },
    menu: 'backOffice',
    permission: 'error_report.view',
    load: async () => (await import('./admin/error-reports/failures-page.tsx')).FailuresPage,
  },
  failure: {
    pattern: '/admin/error-reports/:id',
    access: 'signed-in',
    load: async () => (await import('./admin/error-reports/failure-page.tsx')).FailurePage,
  },
  audit: {
    pattern: '/admin/audit',
    access: 'signed-in',
    name: { icon: 'eye', label: m['office.audit.title'] },
    menu: 'backOffice',
    permission: 'audit.view',
    load: async () => (await import('./admin/audit/audit-page.tsx')).AuditPage,
  },
  officeMedia: {
    pattern: '/admin/media',
    access: 'signed-in',
    name: { icon: 'gallery', label: m['shell.menu.officeMedia'] },
    menu: 'backOffice',
    permission: 'asset.view',
    load: async () => (await import('./admin/media/list/media-page.tsx')).MediaPage,
  },
  officeAsset: {
    pattern: '/admin/media/:id',
    access: 'signed-in',
    load: async () => (await import('./admin/media/detail/asset-page.tsx')).AssetPage,
  },
  officeMagazines: {
    pattern: '/admin/magazines',
    access: 'signed-in',
    name: { icon: 'magazine', label: m['shell.menu.officeMagazines'] },
    menu: 'backOffice',
    permission: 'magazine.view',
    load: async () => (await import('./admin/magazines/magazines-page.tsx')).MagazinesPage,
  },
  officeMagazine: {
    pattern: '/admin/magazines/:id',
    access: 'signed-in',
    load: async () => (await import('./admin/magazines/magazine-page.tsx')).MagazinePage,
  },
  officePressGroups: {
    pattern: '/admin/press-groups',
    access: 'signed-in',
    name: { icon: 'world', label: m['shell.menu.officePressGroups'] },
    menu: 'backOffice',
    permission: 'press_group.view',
    load: async () => (await import('./admin/press-groups/groups-page.tsx')).GroupsPage,
  },
  officePressGroup: {
    pattern: '/admin/press-groups/:id',
    access: 'signed-in',
    load: async () => (await import('./admin/press-groups/group-page.tsx')).GroupPage,
  },
  users: {
    pattern: '/admin/users',
    access: 'signed-in',
    name: { icon: 'users', label: m['shell.menu.users'] },
    menu: 'backOffice',
    permission: 'account.view',
    load: async () => (await import('./admin/users/list/users-page.tsx')).UsersPage,
  },
  user: {
    pattern: '/admin/users/:id',
    access: 'signed-in',
    load: async () => (await import('./admin/users/detail/user-page.tsx')).UserPage,
  },
  officePressRelease: {
    pattern: '/admin/press-releases/:id',
    access: 'signed-in',
    load: async () => (await import('./admin/press-releases/page/editor-page.tsx')).ReleaseEditorPage,
  },
  userProfile: {
    pattern: '/account/user-profile',
    access: 'signed-in',
    name: { icon: 'user', label: m['account.profile.link'] },
    palette: 'members',
    load: async () => (await import('./features/account/profile/profile-page.tsx')).ProfilePage,
  },
  changePassword: {
    pattern: '/account/change-password',
    access: 'open',
    name: { icon: 'lock', label: m['account.change.title'] },
    palette: 'members',
    load: async () =>
      (await import('./features/account/password/change-password-page.tsx')).ChangePasswordPage,
  },
  secondFactor: {
    pattern: '/account/second-factor',
    access: 'signed-in',
    name: { icon: 'lock', label: m['account.secondFactor.title'] },
    palette: 'members',
    load: async () =>
      (await import('./features/account/second-factor/second-factor-page.tsx')).SecondFactorPage,
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
    load: async () => (await import('./features/account/sign-up/sign-up-page.tsx')).SignUpPage,
  },
  userPrivacy: {
    pattern: '/account/user-privacy',
    access: 'open',
    isOpenWhileLocked: true,
    name: { icon: 'file', label: m['privacy.manage'] },
    palette: 'everyone',
    load: async () => (await import('./features/privacy/privacy-page.tsx')).PrivacyPage,
  },
  logout: {
    pattern: '/account/logout',
    access: 'open',
    isOpenWhileLocked: true,
    isWayOut: true,
    load: async () => (await import('./features/account/logout-page.tsx')).LogoutPage,
  },
  forgotPassword: {
    pattern: '/account/forgot-password',
    access: 'open',
    isOpenWhileLocked: true,
    load: async () =>
      (await import('./features/account/password/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  resetPassword: {
    pattern: '/account/reset-password/:link?',
    access: 'open',
    isOpenWhileLocked: true,
    load: async () => (await import('./features/account/password/reset-password-page.tsx')).ResetPasswordPage,
  },
  verifyAccount: {
    pattern: '/account/verify-account/:link?',
    access: 'open',
    isOpenWhileLocked: true,
    load: async () => (await import('./features/account/links/verify-account-page.tsx')).VerifyAccountPage,
  },
  verifyEmail: {
    pattern: '/account/verify-email/:link?',
    access: 'open',
    isOpenWhileLocked: true,
    load: async () => (await import('./features/account/links/verify-email-page.tsx')).VerifyEmailPage,
  },
  lockScreen: {
    pattern: '/account/lock-screen',
    access: 'open',
    isOpenWhileLocked: true,
    isWayOut: true,
    load: async () => (await import('./features/account/lock/lock-screen-page.tsx')).LockScreenPage,
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;

/** The same records without their literal types, to look through. */
export const ALL_SCREENS: readonly Screen[] = Object.values(SCREENS);
