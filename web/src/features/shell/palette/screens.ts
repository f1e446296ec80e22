import { foldQuery } from '../../../lib/fold.ts';
import { markWords } from '../../../lib/mark-words.ts';
import { type Audience, isNamedScreen, type NamedScreen, type Screen } from '../../../lib/screen.ts';
import { m } from '../../../paraglide/messages.js';
import type { OptionGroup } from './options.ts';

/** Screens that the reader can open, in the order of the menu. */
export function listScreens(screens: readonly Screen[], isSignedIn: boolean): NamedScreen[] {
  const named = screens.filter(isNamedScreen);
  const listedFor = (audience: Audience) => named.filter(({ palette }) => palette === audience);
  const own = listedFor(isSignedIn ? 'members' : 'strangers');
  const inMenu = named.filter(({ menu }) => menu);
  return [...inMenu, ...own, ...listedFor('everyone')].filter(
    ({ access }) => isSignedIn || access === 'open',
  );
}

/** Whether every searched word is the beginning of a word in the name. */
export function isNamed(name: string, q: string): boolean {
  const words = toWords(name);
  return toWords(q).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

const toWords = (text: string): string[] =>
  foldQuery(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Buttons of a screen that the palette offers too. */
const COMMAND = 'button[data-command="tell"]';
const COMMANDS_MAX = 5;

/** Commands of the current screen: e-mail alerts for it, and for named parts of it. */
export function listCommands(typed: string): OptionGroup[] {
  const name = m['alerts.button']();
  const buttons = [...document.querySelectorAll<HTMLElement>(COMMAND)];
  const [whole] = buttons.filter(({ dataset }) => dataset.about === undefined);
  const parts = buttons.filter(({ dataset: { about } }) => about !== undefined);
  const options = [...(whole ? [whole] : []), ...parts]
    .filter(({ dataset: { about = '' } }) => isNamed(`${name} ${about}`, typed))
    .slice(0, COMMANDS_MAX)
    .map((button, at) => ({
      key: `tell-${at}`,
      href: location.hash.slice(1),
      // After the palette has returned the focus.
      run: () => setTimeout(() => button.click()),
      icon: 'feed' as const,
      title: markWords(name, typed),
      facts: button.dataset.about === undefined ? [] : [button.dataset.about],
    }));
  return options.length === 0 ? [] : [{ name: 'commands', heading: m['search.group.commands'](), options }];
}
