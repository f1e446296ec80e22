import { isAdmitted } from '@press-room/contract/account-groups';
import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { lazyScreen } from './components/lazy-screen.tsx';
import { useUser } from './lib/auth.ts';
import { currentAddress } from './lib/navigation.ts';
import { isForPress, isLoginOnly, toLogin } from './paths.ts';

const AwaitingPage = lazyScreen(
  async () => (await import('./features/account/awaiting-page.tsx')).AwaitingPage,
);

/**
 * The session may end while a screen for signed-in readers is open: they sign in and come back to the same place. Who
 * is signed in without being admitted reads how that stands instead of what is kept for the press.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const user = useUser();
  const [path] = useLocation();
  if (!user && isLoginOnly(path)) return <Redirect to={toLogin(currentAddress())} replace />;
  return user && isForPress(path) && !isAdmitted(user.groups) ? <AwaitingPage /> : children;
}
