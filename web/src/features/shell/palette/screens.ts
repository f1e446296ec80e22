import type { Permission } from '@press-room/contract/roles';
import type { IconName } from '../../../components/icon.tsx';
import { foldQuery } from '../../../lib/fold.ts';
import { m } from '../../../paraglide/messages.js';
import { isLoginOnly, PATHS } from '../../../paths.ts';
import { MENU } from '../menu/menu-entries.ts';

type ScreenEntry = { path: string; icon: IconName; label: () => string; permission?: Permission };
type Visitor = { isSignedIn: boolean; permissions: readonly Permission[] };

const OF_MEMBERS: readonly ScreenEntry[] = [
  { path: PATHS.userProfile, icon: 'user', label: m['account.profile.link'] },
  { path: PATHS.changePassword, icon: 'lock', label: m['account.change.title'] },
];
const OF_STRANGERS: readonly ScreenEntry[] = [
  { path: PATHS.login, icon: 'user', label: m['account.login.link'] },
  { path: PATHS.signUp, icon: 'user', label: m['account.signUp.link'] },
];
const OF_ALL: readonly ScreenEntry[] = [
  { path: PATHS.userPrivacy, icon: 'file', label: m['privacy.manage'] },
];

/** The screens that open for this reader, in the order of the menu. */
export function listScreens({ isSignedIn, permissions }: Visitor): ScreenEntry[] {
  const own = isSignedIn ? OF_MEMBERS : OF_STRANGERS;
  return [...MENU.flatMap(({ entries }) => entries), ...own, ...OF_ALL].filter(
    ({ path, permission }) =>
      (isSignedIn || !isLoginOnly(path)) && (permission === undefined || permissions.includes(permission)),
  );
}

/** Whether each word that is looked for begins a word of the name. */
export function isNamed(name: string, q: string): boolean {
  const words = toWords(name);
  return toWords(q).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

const toWords = (text: string): string[] =>
  foldQuery(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
