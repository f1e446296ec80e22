import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Router, Switch, useLocation } from 'wouter';
import { Failure } from './components/failure.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { Shell } from './features/shell/shell.tsx';
import { useLocale } from './i18n/locale.ts';
import { toHref, useHashPath, useHashSearch } from './lib/navigation.ts';
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
    <Shell screens={SCREEN_PATHS}>
      <ErrorBoundary
        resetKeys={[path]}
        fallbackRender={({ error }) => <Failure error={error} onRetry={() => location.reload()} />}
      >
        <Suspense fallback={null}>
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
  );
}
