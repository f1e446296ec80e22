import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Router, Switch } from 'wouter';
import { Report } from './features/error-report/report.tsx';
import { ScreenBoundary } from './features/error-report/screen-boundary.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { Shell } from './features/shell/shell.tsx';
import { useLocale } from './i18n/locale.ts';
import { LazyComponents } from './lazy-components.tsx';
import { toLinkHref, useHashPath, useHashSearch } from './lib/navigation.ts';
import { ROUTES } from './routes.tsx';
import { SessionGuard } from './session-guard.tsx';

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
  // Messages are plain functions: a change of language draws everything again from here.
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
