import type { Permission } from '@press-room/contract/roles';
import type { ComponentType } from 'react';
import { type LazyScreen, lazyScreen } from './components/lazy-screen.tsx';
import { HomePage } from './features/press-releases/list/home-page.tsx';
import type { Screen } from './lib/screen.ts';
import { whenQuiet } from './lib/when-quiet.ts';
import { findScreen } from './paths.ts';
import { ALL_SCREENS, SCREENS } from './screens.ts';

/** Who may not see a screen is told so in its place, wherever the address came from. */
function permittedOnly(permission: Permission, load: NonNullable<Screen['load']>) {
  return async (): Promise<ComponentType> => {
    const [{ toPermitted }, Page] = await Promise.all([import('./admin/office/page/permitted.tsx'), load()]);
    return toPermitted(permission, Page);
  };
}

const LAZY: ReadonlyMap<Screen, LazyScreen> = new Map(
  ALL_SCREENS.flatMap((screen) => {
    const { load, permission } = screen;
    if (!load) return [];
    return [[screen, lazyScreen(permission ? permittedOnly(permission, load) : load)] as const];
  }),
);

/** Home is in the first load, the others come on demand. */
export const ROUTES: readonly { pattern: string; Component: ComponentType }[] = ALL_SCREENS.map((screen) => ({
  pattern: screen.pattern,
  Component: LAZY.get(screen) ?? HomePage,
}));

/** Fetches the likeliest next screens while the reader reads, so that they open at once and also without a line. */
export function preloadScreens(): void {
  const next = [SCREENS.pressRelease, SCREENS.contactUs].map((screen) => LAZY.get(screen));
  const prepare = () => {
    for (const screen of next) void screen?.prepare()?.catch(ignore);
  };
  addEventListener('load', () => setTimeout(() => whenQuiet(prepare), PRELOAD_DELAY_MS));
}
const PRELOAD_DELAY_MS = 1500;
// The screen itself says so when it is really wanted and cannot be fetched.
const ignore = () => {};

/** Fetches the code of the screen at a path; null when it is there. */
export function prepareScreen(path: string): Promise<void> | null {
  const screen = findScreen(path);
  return (screen && LAZY.get(screen)?.prepare()) ?? null;
}
