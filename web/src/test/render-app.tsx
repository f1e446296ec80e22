import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import { refreshSession } from '../features/account/queries.ts';
import { startPressGroup } from '../features/press-groups/press-group.ts';
import { chooseLocale, type Locale } from '../i18n/locale.ts';
import { signOut, storeSession } from '../lib/auth.ts';
import { checkAddress } from '../lib/guard.ts';
import { navigate, startNavigation } from '../lib/navigation.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { dismissToast, listToasts } from '../lib/toasts.ts';
import { buildSession, GROUP } from './builders.ts';

type Options = { locale?: Locale; signedIn?: boolean };

let isNavigating = false;

/** The whole app at an address, with a known press group. */
export function renderApp(address: string, { locale = 'en', signedIn = false }: Options = {}) {
  localStorage.setItem('press_group', JSON.stringify(GROUP));
  startPressGroup();
  chooseLocale(locale);
  if (signedIn) storeSession(buildSession());
  else signOut();
  for (const toast of listToasts()) dismissToast(toast.id);
  if (!isNavigating) startNavigation((wanted, from) => checkAddress(wanted, refreshSession, from));
  isNavigating = true;
  navigate(address);
  const user = userEvent.setup();
  return { user, ...render(<App queryClient={createQueryClient()} />) };
}
