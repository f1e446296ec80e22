/** Route patterns of the product (spec 2). */
export const PATHS = {
  home: '/home',
  pressRelease: '/press-release/:id',
  pressGallery: '/press-gallery',
  italianMagazine: '/italian-magazine',
  /** As the table of spec 2 spells it; it leads to the one above. */
  italianMagazineAlias: '/italianMagazine',
  internationalMagazine: '/international-magazine',
  pressKit: '/press-kit',
  contactUs: '/contact-us',
  userProfile: '/account/user-profile',
  userPrivacy: '/account/user-privacy',
  login: '/account/login',
  logout: '/account/logout',
  signUp: '/account/sign-up',
  forgotPassword: '/account/forgot-password',
  resetPassword: '/account/reset-password/:link?',
  verifyAccount: '/account/verify-account/:link?',
  verifyEmail: '/account/verify-email/:link?',
  changePassword: '/account/change-password',
  lockScreen: '/account/lock-screen',
  users: '/admin/users',
  user: '/admin/users/:id',
} as const;

const LOGIN_ONLY: readonly string[] = [
  PATHS.pressGallery,
  PATHS.italianMagazine,
  PATHS.internationalMagazine,
  PATHS.pressKit,
  PATHS.userProfile,
  PATHS.users,
  PATHS.user,
];

export const toPressRelease = (id: number): string => PATHS.pressRelease.replace(':id', String(id));

/** The contact form, about a release. */
export const toContactAbout = (release: number): string =>
  `${PATHS.contactUs}?${new URLSearchParams({ release: String(release) })}`;

export const toUser = (id: number): string => PATHS.user.replace(':id', String(id));

/** Without a link from a mail the screen asks where to send one. */
export const toVerifyAccount = (): string => PATHS.verifyAccount.replace('/:link?', '');

/** Sign-in that comes back to `wanted` afterwards. */
export function toLogin(wanted?: string): string {
  return wanted ? `${PATHS.login}?${new URLSearchParams({ redirect: wanted })}` : PATHS.login;
}

export function toHome(parameters?: URLSearchParams | Record<string, string>): string {
  const search = new URLSearchParams(parameters).toString();
  return search ? `${PATHS.home}?${search}` : PATHS.home;
}

export const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`).test(path);

/** The one address of a screen that has two. */
export function toCanonical(path: string): string {
  if (path === '/') return PATHS.home;
  return matches(PATHS.italianMagazineAlias, path) ? PATHS.italianMagazine : path;
}

export const isLoginOnly = (path: string): boolean => LOGIN_ONLY.some((pattern) => matches(pattern, path));
export const isLogout = (path: string): boolean => matches(PATHS.logout, path);

/** Screens that ask for no sign-in and show nothing of it: links in mails, and the way to sign in as someone else. */
const OPEN_WHILE_LOCKED: readonly string[] = [
  PATHS.lockScreen,
  PATHS.login,
  PATHS.logout,
  PATHS.signUp,
  PATHS.forgotPassword,
  PATHS.resetPassword,
  PATHS.verifyAccount,
  PATHS.verifyEmail,
  PATHS.userPrivacy,
];
export const isOpenWhileLocked = (path: string): boolean =>
  OPEN_WHILE_LOCKED.some((pattern) => matches(pattern, path));

/** The privacy screen asks for the notice in force and then goes on. */
export const toConsent = (next: string): string =>
  `${PATHS.userPrivacy}?${new URLSearchParams({ redirect: next })}`;

/** The address a `redirect` parameter may lead to: a screen of this app, never another site or the sign-in itself. */
export function safeRedirect(wanted: string | null): string {
  const path = wanted?.split('?', 1)[0] ?? '';
  const isScreen = Object.values(PATHS).some((pattern) => matches(pattern, path));
  const isWayOut = [PATHS.login, PATHS.logout, PATHS.lockScreen].some((pattern) => matches(pattern, path));
  return wanted && isScreen && !isWayOut ? wanted : PATHS.home;
}
