import type { PressGroup } from '@press-room/contract/press-groups';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import { checkArrival } from '../arrival-check.ts';
import { startPressGroup } from '../features/press-groups/press-group.ts';
import { chooseLocale, type Locale } from '../i18n/locale.ts';
import { signOut, storeSession } from '../lib/auth.ts';
import { navigate, standAt, startNavigation } from '../lib/navigation.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { dismissToast, listToasts } from '../lib/toasts.ts';
import { buildSession, GROUP } from './builders.ts';

type Options = { locale?: Locale; signedIn?: boolean; groups?: readonly PressGroup[] };

let isNavigating = false;

/** Renders the app at an address, with a known press group. */
export function renderApp(
  address: string,
  { locale = 'en', signedIn = false, groups = [GROUP] }: Options = {},
) {
  startPressGroup({ group: groups.length === 0 ? null : GROUP, groups: [...groups] });
  chooseLocale(locale);
  if (signedIn) storeSession(buildSession());
  else signOut();
  for (const toast of listToasts()) dismissToast(toast.id);
  if (!isNavigating) startNavigation(checkArrival);
  isNavigating = true;
  // Simulates a page load: otherwise the previous test's screen stays until the guard has checked this address.
  standAt('');
  navigate(address);
  const user = userEvent.setup();
  return { user, ...render(<App queryClient={createQueryClient()} />) };
}
