import { foldQuery } from '../../../lib/fold.ts';
import { type Audience, isNamedScreen, type NamedScreen, type Screen } from '../../../lib/screen.ts';

/** Those of some screens that open for this reader, in the order of the menu. */
export function listScreens(screens: readonly Screen[], isSignedIn: boolean): NamedScreen[] {
  const named = screens.filter(isNamedScreen);
  const listedFor = (audience: Audience) => named.filter(({ palette }) => palette === audience);
  const own = listedFor(isSignedIn ? 'members' : 'strangers');
  const inMenu = named.filter(({ menu }) => menu);
  return [...inMenu, ...own, ...listedFor('everyone')].filter(
    ({ access }) => isSignedIn || access === 'open',
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
