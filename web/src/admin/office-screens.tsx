import type { User } from '@press-room/contract/account';
import { rightsAnywhereOf, rightsOf } from '@press-room/contract/roles';
import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { type LazyScreen, lazyScreen } from '../components/lazy-screen.tsx';
import { NotFoundPage } from '../features/shell/not-found-page.tsx';
import { findAmong, type OfficeScreen } from '../lib/screen.ts';
import { listenToPlainFields } from './components/arrivals/plain-fields.ts';
import { toPermitted } from './components/page/permitted.tsx';
import { OFFICE_SCREENS } from './screens.ts';

export { OfficeMenu } from '../features/shell/menu/office-menu.tsx';
export { EditLink } from './edit-link.tsx';

/** The same records as a list, without literal types. */
export const ALL_OFFICE_SCREENS: readonly OfficeScreen[] = Object.values(OFFICE_SCREENS);

export function listPermitted(user: User): OfficeScreen[] {
  const [permissions, general] = [rightsAnywhereOf(user), rightsOf(user)];
  return ALL_OFFICE_SCREENS.filter(({ permission, isForHouse = false }) =>
    (isForHouse ? general : permissions).includes(permission),
  );
}

/** Without the permission of a screen, its address shows a notice. */
const ROUTES: readonly { screen: OfficeScreen; Lazy: LazyScreen }[] = ALL_OFFICE_SCREENS.map((screen) => ({
  screen,
  Lazy: lazyScreen(async () => toPermitted(screen.permission, await screen.load())),
}));

/** The office screen at the current address. */
export function OfficeScreens() {
  useEffect(listenToPlainFields, []);
  return (
    <Switch>
      {ROUTES.map(({ screen: { pattern }, Lazy }) => (
        <Route key={pattern} path={pattern}>
          <Lazy />
        </Route>
      ))}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** Loads the code of the screen at a path; null if it is loaded. */
export function prepareScreen(path: string): Promise<void> | null {
  const wanted = findAmong(ALL_OFFICE_SCREENS, path);
  return ROUTES.find(({ screen }) => screen === wanted)?.Lazy.prepare() ?? null;
}
