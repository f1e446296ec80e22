import { findAmong, matches, type Screen, toPaths } from './lib/screen.ts';
import { ALL_SCREENS, SCREENS } from './screens.ts';

/** Addresses of the product (spec 2), without those of the office. */
export const PATHS = toPaths(SCREENS);

export const toPressRelease = (id: number): string => PATHS.pressRelease.replace(':id', String(id));

const toPaged =
  (pattern: string) =>
  (id: number, page = 1): string =>
    pattern.replace(':id', String(id)) + (page > 1 ? `?page=${page}` : '');

/** Public page of a company. */
export const toCompanyPage = toPaged(PATHS.companyPage);
/** Page of a sector. */
export const toSectorPage = toPaged(PATHS.sectorPage);
/** Page of an event. */
export const toEventPage = toPaged(PATHS.eventPage);

export const toAppointmentPage = (id: number): string => PATHS.appointmentPage.replace(':id', String(id));

/** Contact form about a release. */
export const toContactAbout = (release: number): string =>
  `${PATHS.contactUs}?${new URLSearchParams({ release: String(release) })}`;

/** Verification screen without a link: it offers to send one. */
export const toVerifyAccount = (): string => PATHS.verifyAccount.replace('/:link?', '');

/** Setup of a second factor, followed by `next`. */
export const toSecondFactor = (next: string): string =>
  `${PATHS.secondFactor}?${new URLSearchParams({ redirect: next })}`;

/** Sign-in, followed by `wanted`. */
export function toLogin(wanted?: string): string {
  return wanted ? `${PATHS.login}?${new URLSearchParams({ redirect: wanted })}` : PATHS.login;
}

export function toHome(parameters?: URLSearchParams | Record<string, string>): string {
  const search = new URLSearchParams(parameters).toString();
  return search ? `${PATHS.home}?${search}` : PATHS.home;
}

/** Screen at a path, including aliases. */
export const findScreen = (path: string): Screen | undefined => findAmong(ALL_SCREENS, path);

/** Main path of a screen with aliases. */
export function toCanonical(path: string): string {
  if (path === '/') return PATHS.home;
  const screen = findScreen(path);
  return screen?.aliases?.some((alias) => matches(alias, path)) ? screen.pattern : path;
}

export const isLoginOnly = (path: string): boolean => findScreen(path)?.access === 'signed-in';
export const isForPress = (path: string): boolean => findScreen(path)?.isForPress === true;
export const isLogout = (path: string): boolean => findScreen(path) === SCREENS.logout;
export const isOpenWhileLocked = (path: string): boolean => findScreen(path)?.isOpenWhileLocked === true;

/** Confirmation of the current privacy notice, followed by `next`. */
export const toConsent = (next: string): string =>
  `${PATHS.userPrivacy}?${new URLSearchParams({ redirect: next })}`;

/** Validates a `redirect` parameter: only screens of this app, never another site or the sign-in form. */
export function safeRedirect(wanted: string | null): string {
  const screen = findScreen(wanted?.split('?', 1)[0] ?? '');
  return wanted && screen && !screen.isWayOut ? wanted : PATHS.home;
}
