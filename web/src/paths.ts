import type { MemberState } from '@press-room/contract/company-members';
import type { ImportKind, ImportTarget } from '@press-room/contract/imports';
import type { GroupName } from '@press-room/contract/roles';
import type { UserState } from '@press-room/contract/users';
import type { Screen } from './lib/screen.ts';
import { ALL_SCREENS, SCREENS, type ScreenName } from './screens.ts';

type Paths = { readonly [Name in ScreenName]: (typeof SCREENS)[Name]['pattern'] };

/** Route patterns of the product (spec 2). */
export const PATHS = Object.fromEntries(
  Object.entries(SCREENS).map(([name, { pattern }]) => [name, pattern]),
) as Paths;

export const toPressRelease = (id: number): string => PATHS.pressRelease.replace(':id', String(id));

/** What readers see of a company. */
export const toCompanyPage = (id: number, page = 1): string =>
  PATHS.companyPage.replace(':id', String(id)) + (page > 1 ? `?page=${page}` : '');

/** The editor of a release. */
export const toOfficePressRelease = (id: number): string => `${PATHS.officePressReleases}/${id}`;

/** What readers took of a release. */
export const toFiguresOfRelease = (id: number): string =>
  `${PATHS.figures}?${new URLSearchParams({ subject: `press_release:${id}`, span: 'quarter' })}`;

/** What releases begin with, or the making of one. */
export const toReleaseTemplate = (id: number | 'new'): string => `${PATHS.releaseTemplates}/${id}`;
export const toReusableAnswer = (id: number | 'new'): string => `${PATHS.reusableAnswers}/${id}`;

export const toMessage = (id: number): string => PATHS.message.replace(':id', String(id));
export const toFailure = (id: number): string => PATHS.failure.replace(':id', String(id));
/** A file of the media library. */
export const toOfficeAsset = (id: number): string => `${PATHS.officeMedia}/${id}`;

/** Applications for events, as the office decides them. */
export const toAccreditation = (id: number): string => PATHS.accreditation.replace(':id', String(id));
export const toAccreditations = (filters: Record<string, string>): string =>
  `${PATHS.accreditations}?${new URLSearchParams(filters)}`;
/** An event at the desk, or the making of one. */
export const toOfficeEvent = (id: number | 'new'): string => `${PATHS.officeEvents}/${id}`;

/** A system of a newsroom that is told what has happened, or the making of one. */
export const toWebhook = (id: number | 'new'): string => `${PATHS.webhooks}/${id}`;

/** A magazine at the desk, or the making of one. */
export const toOfficeMagazine = (id: number | 'new'): string => `${PATHS.officeMagazines}/${id}`;

export const toOfficePressGroup = (id: number | 'new'): string => `${PATHS.officePressGroups}/${id}`;

export const toCompany = (id: number | 'new'): string => `${PATHS.companies}/${id}`;

/** Those that ask to be called otherwise. */
export const toCompaniesAskingForName = (): string => `${PATHS.companies}?name=waiting`;

/** Releases in review that are a company's. */
export const toReviewsOf = (company: number): string =>
  `${PATHS.officePressReleases}?${new URLSearchParams({ status: 'in_review', company: String(company) })}`;

/** People of companies in a state, or those of them whom words find. */
export const toCompanyMembers = (state: MemberState, q?: string): string =>
  `${PATHS.companyMembers}?${new URLSearchParams({ state, ...(q !== undefined && { q }) })}`;

/** A table that was taken in, or the taking in of one. */
export const toImport = (id: number): string => `${PATHS.imports}/${id}`;
export const toNewImport = (target?: ImportTarget): string =>
  target === undefined ? `${PATHS.imports}/new` : `${PATHS.imports}/new?${new URLSearchParams({ target })}`;
/** What it would change, of one kind alone where that is told. */
export const toImportDifferences = (id: number, kind: ImportKind | null = null): string =>
  kind === null
    ? `${toImport(id)}/differences`
    : `${toImport(id)}/differences?${new URLSearchParams({ kind })}`;

export const toBrand = (id: number | 'new'): string => `${PATHS.brands}/${id}`;

export const toOfficePressKit = (id: number | 'new'): string => `${PATHS.officePressKits}/${id}`;

/** A branch of the gallery tree at the desk; null: none is open. */
export const toOfficeBranch = (id: number | null): string =>
  id === null ? PATHS.officeGalleryTree : `${PATHS.officeGalleryTree}?branch=${id}`;

/** A gallery at the desk, or the making of one on a branch. */
export const toOfficeGallery = (id: number): string => `${PATHS.officeGalleryTree}/${id}`;
export const toNewOfficeGallery = (branch: number): string =>
  `${PATHS.officeGalleryTree}/new?branch=${branch}`;

/** The contact form, about a release. */
export const toContactAbout = (release: number): string =>
  `${PATHS.contactUs}?${new URLSearchParams({ release: String(release) })}`;

/** The accounts that wait for something. */
export const toUsers = (state: UserState): string => `${PATHS.users}?${new URLSearchParams({ state })}`;
export const toUsersIn = (group: GroupName): string => `${PATHS.users}?${new URLSearchParams({ group })}`;
export const toUsersOf = (company: number): string =>
  `${PATHS.users}?${new URLSearchParams({ company: String(company) })}`;
export const toUser = (id: number): string => PATHS.user.replace(':id', String(id));

export const toUserRights = (id: number): string => PATHS.userRights.replace(':id', String(id));

/** What an account did. */
export const toAudit = (by: number): string => `${PATHS.audit}?${new URLSearchParams({ by: String(by) })}`;

/** Without a link from a mail the screen asks where to send one. */
export const toVerifyAccount = (): string => PATHS.verifyAccount.replace('/:link?', '');

/** The screen that sets a second factor up, and then goes on. */
export const toSecondFactor = (next: string): string =>
  `${PATHS.secondFactor}?${new URLSearchParams({ redirect: next })}`;

/** Sign-in that comes back to `wanted` afterwards. */
export function toLogin(wanted?: string): string {
  return wanted ? `${PATHS.login}?${new URLSearchParams({ redirect: wanted })}` : PATHS.login;
}

export function toHome(parameters?: URLSearchParams | Record<string, string>): string {
  const search = new URLSearchParams(parameters).toString();
  return search ? `${PATHS.home}?${search}` : PATHS.home;
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`).test(path);

/** The screen at a path, under whichever spelling. */
export const findScreen = (path: string): Screen | undefined =>
  ALL_SCREENS.find(({ pattern, aliases = [] }) =>
    [pattern, ...aliases].some((spelling) => matches(spelling, path)),
  );

/** The one address of a screen that has two. */
export function toCanonical(path: string): string {
  if (path === '/') return PATHS.home;
  const screen = findScreen(path);
  return screen?.aliases?.some((alias) => matches(alias, path)) ? screen.pattern : path;
}

export const isLoginOnly = (path: string): boolean => findScreen(path)?.access === 'signed-in';
export const isForPress = (path: string): boolean => findScreen(path)?.isForPress === true;
export const isLogout = (path: string): boolean => findScreen(path) === SCREENS.logout;
export const isOpenWhileLocked = (path: string): boolean => findScreen(path)?.isOpenWhileLocked === true;

/** The privacy screen asks for the notice in force and then goes on. */
export const toConsent = (next: string): string =>
  `${PATHS.userPrivacy}?${new URLSearchParams({ redirect: next })}`;

/** The address a `redirect` parameter may lead to: a screen of this app, never another site or the sign-in itself. */
export function safeRedirect(wanted: string | null): string {
  const screen = findScreen(wanted?.split('?', 1)[0] ?? '');
  return wanted && screen && !screen.isWayOut ? wanted : PATHS.home;
}
