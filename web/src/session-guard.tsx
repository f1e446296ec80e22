import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useUser } from './lib/auth.ts';
import { currentAddress } from './lib/navigation.ts';
import { isLoginOnly, toLogin } from './paths.ts';

/** The session may end while a screen for signed-in readers is open: they sign in and come back to the same place. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const user = useUser();
  const [path] = useLocation();
  return user || !isLoginOnly(path) ? children : <Redirect to={toLogin(currentAddress())} replace />;
}
