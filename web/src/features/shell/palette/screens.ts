import { foldQuery } from '../../../lib/fold.ts';
import { markWords } from '../../../lib/mark-words.ts';
import { type Audience, isNamedScreen, type NamedScreen, type Screen } from '../../../lib/screen.ts';
import { m } from '../../../paraglide/messages.js';
import type { OptionGroup } from './options.ts';

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

/** Marks the button of a screen that the palette offers, too. */
const COMMAND = 'button[data-command="tell"]';

/** What the screen below can do as a whole: news by e-mail, where one button offers it. */
export function listCommands(typed: string): OptionGroup[] {
  const [button, ...others] = document.querySelectorAll<HTMLElement>(COMMAND);
  const name = m['alerts.button']();
  // Of a list in which each row has such a button, none is of the screen.
  if (button === undefined || others.length > 0 || !isNamed(name, typed)) return [];
  return [
    {
      name: 'commands',
      heading: m['search.group.commands'](),
      options: [
        {
          key: 'tell',
          href: location.hash.slice(1),
          // After the palette has given the focus back.
          run: () => setTimeout(() => button.click()),
          icon: 'feed',
          title: markWords(name, typed),
          facts: [],
        },
      ],
    },
  ];
}
