import type { ComponentType } from 'react';
import { prepareOfficeScreen } from './admin.ts';
import { type LazyScreen, lazyScreen } from './components/lazy-screen.tsx';
import { HomePage } from './features/press-releases/list/home-page.tsx';
import { prepareHome } from './features/press-releases/list/release-results.tsx';
import type { Screen } from './lib/screen.ts';
import { whenRested } from './lib/when-quiet.ts';
import { findScreen } from './paths.ts';
import { ALL_SCREENS, SCREENS } from './screens.ts';

const LAZY: ReadonlyMap<Screen, LazyScreen> = new Map(
  ALL_SCREENS.flatMap((screen) => (screen.load ? [[screen, lazyScreen(screen.load)] as const] : [])),
);

/** Home is part of the first load; other screens are lazy. */
export const ROUTES: readonly { pattern: string; Component: ComponentType }[] = ALL_SCREENS.map((screen) => ({
  pattern: screen.pattern,
  Component: LAZY.get(screen) ?? HomePage,
}));

/** Loads the most likely next screens in the background, so that they open at once, also offline. */
export function preloadScreens(): void {
  const next = [SCREENS.pressRelease, SCREENS.contactUs].map((screen) => LAZY.get(screen));
  for (const screen of next) whenRested(() => void screen?.prepare()?.catch(ignore));
}
// The screen reports the error when it is opened.
const ignore = () => {};

/** Loads the code of the screen at a path; null if it is loaded. */
export function prepareScreen(path: string): Promise<void> | null {
  const screen = findScreen(path);
  const coming = screen === SCREENS.home ? prepareHome() : ((screen && LAZY.get(screen)?.prepare()) ?? null);
  if (screen !== SCREENS.office) return coming;
  return coming === null ? prepareOfficeScreen(path) : goOn(coming, path);
}

async function goOn(office: Promise<void>, path: string): Promise<void> {
  await office;
  await prepareOfficeScreen(path);
}
