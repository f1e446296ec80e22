import type { Permission } from '@press-room/contract/roles';
import { foldQuery } from '../../../lib/fold.ts';
import { type Audience, isNamedScreen, type NamedScreen } from '../../../lib/screen.ts';
import { ALL_SCREENS } from '../../../screens.ts';
import { MENU } from '../menu/menu-entries.ts';

type Visitor = { isSignedIn: boolean; permissions: readonly Permission[] };

const listedFor = (audience: Audience): NamedScreen[] =>
  ALL_SCREENS.filter(isNamedScreen).filter(({ palette }) => palette === audience);

/** The screens that open for this reader, in the order of the menu. */
export function listScreens({ isSignedIn, permissions }: Visitor): NamedScreen[] {
  const own = listedFor(isSignedIn ? 'members' : 'strangers');
  return [...MENU.flatMap(({ entries }) => entries), ...own, ...listedFor('everyone')].filter(
    ({ access, permission }) =>
      (isSignedIn || access === 'open') && (permission === undefined || permissions.includes(permission)),
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
