import { m } from '../../paraglide/messages.js';

export type Step = {
  title: () => string;
  text: () => string;
  /** Selectors of the target: the first visible match is used. */
  targets: readonly string[];
};

const STEPS = {
  menu: { title: m['tour.menu.title'], text: m['tour.menu.text'], targets: ['[data-tour="menu"]'] },
  menuSignedIn: {
    title: m['tour.menu.title'],
    text: m['tour.menu.signedIn'],
    targets: ['[data-tour="menu"]'],
  },
  search: { title: m['tour.search.title'], text: m['tour.search.text'], targets: ['[data-tour="search"]'] },
  language: {
    title: m['tour.language.title'],
    text: m['tour.language.text'],
    targets: ['[data-tour="language"]'],
  },
  // On other screens, the link to Home.
  releases: {
    title: m['tour.releases.title'],
    text: m['tour.releases.text'],
    targets: ['[data-tour="releases"] article h3', '[data-tour="home"]'],
  },
  look: { title: m['tour.look.title'], text: m['tour.look.text'], targets: ['[data-tour="look"]'] },
  profile: {
    title: m['tour.profile.title'],
    text: m['tour.profile.text'],
    targets: ['[data-tour="profile"]'],
  },
} satisfies Record<string, Step>;

/** Five steps; the first and the last depend on the sign-in state. */
export const listSteps = (isSignedIn: boolean): readonly Step[] => [
  isSignedIn ? STEPS.menuSignedIn : STEPS.menu,
  STEPS.search,
  STEPS.language,
  STEPS.releases,
  isSignedIn ? STEPS.profile : STEPS.look,
];

export function findTarget({ targets }: Step): Element | null {
  const candidates = targets.flatMap((selector) => [...document.querySelectorAll(selector)]);
  return candidates.find((element) => element.checkVisibility()) ?? null;
}
