import { isAdmitted } from '@press-room/contract/account-groups';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { lazyComponent } from './components/lazy-component.tsx';
import { ScreenSkeleton } from './components/screen-skeleton.tsx';
import { Report } from './features/error-report/report.tsx';
import { ScreenBoundary } from './features/error-report/screen-boundary.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { Shell } from './features/shell/shell.tsx';
import { useLocale } from './i18n/locale.ts';
import { LazyComponents } from './lazy-components.tsx';
import { useUser } from './lib/auth.ts';
import { currentAddress, toLinkHref, useHashPath, useHashSearch } from './lib/navigation.ts';
import { isForPress, isLoginOnly, toLogin } from './paths.ts';
import { ROUTES } from './routes.tsx';

const AwaitingPage = lazyComponent<{ children: ReactNode }>(
  async () => (await import('./features/account/awaiting-page.tsx')).AwaitingPage,
  <ScreenSkeleton />,
);

/**
 * Handles a session that ends on a screen for signed-in readers: they sign in and return to the same place. Signed-in
 * readers without accreditation see its state instead of press-only screens.
 */
function SessionGuard({ children }: { children: ReactNode }) {
  const user = useUser();
  const [path] = useLocation();
  if (!user && isLoginOnly(path)) return <Redirect to={toLogin(currentAddress())} replace />;
  return user && isForPress(path) && !isAdmitted(user.groups) ? (
    <AwaitingPage>{children}</AwaitingPage>
  ) : (
    children
  );
}

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router hook={useHashPath} searchHook={useHashSearch} hrefs={toLinkHref}>
        <Screens />
      </Router>
    </QueryClientProvider>
  );
}

function Screens() {
  // Messages are plain functions: a change of language re-renders everything from here.
  useLocale();
  return (
    <>
      <ScreenBoundary>
        <Shell>
          <LazyComponents />
          <ScreenBoundary>
            <SessionGuard>
              <Switch>
                {ROUTES.map(({ pattern, Component }) => (
                  <Route key={pattern} path={pattern}>
                    <Component />
                  </Route>
                ))}
                <Route>
                  <NotFoundPage />
                </Route>
              </Switch>
            </SessionGuard>
          </ScreenBoundary>
        </Shell>
      </ScreenBoundary>
      <Report />
    </>
  );
}
