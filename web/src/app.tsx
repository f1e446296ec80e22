import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Router, Switch, useLocation } from 'wouter';
import { ScreenSkeleton } from './components/screen-skeleton.tsx';
import { ReportButton } from './features/error-report/report-button.tsx';
import { ScreenFailure } from './features/error-report/screen-failure.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { Shell } from './features/shell/shell.tsx';
import { useLocale } from './i18n/locale.ts';
import { LateParts } from './late-parts.tsx';
import { toHref, useHashPath, useHashSearch } from './lib/navigation.ts';
import { storeError } from './lib/stored-error.ts';
import { SCREEN_PATHS, SCREENS } from './routes.tsx';

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router hook={useHashPath} searchHook={useHashSearch} hrefs={toHref}>
        <Screens />
      </Router>
    </QueryClientProvider>
  );
}

function Screens() {
  // Messages are plain functions: a change of language draws everything again from here.
  useLocale();
  const [path] = useLocation();
  return (
    <>
      <Shell screens={SCREEN_PATHS}>
        <LateParts screens={SCREEN_PATHS} />
        <ErrorBoundary
          resetKeys={[path]}
          onError={(error) => storeError(error)}
          fallbackRender={({ error }) => <ScreenFailure error={error} />}
        >
          <Suspense fallback={<ScreenSkeleton />}>
            <Switch>
              {SCREENS.map(({ path: pattern, Component }) => (
                <Route key={pattern} path={pattern}>
                  <Component />
                </Route>
              ))}
              <Route>
                <NotFoundPage />
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <ReportButton />
    </>
  );
}
