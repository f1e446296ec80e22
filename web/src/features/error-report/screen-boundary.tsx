import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useSearch } from 'wouter';
import { storeError } from '../../lib/stored-error.ts';
import { ScreenFailure } from './screen-failure.tsx';

/** Instead of a white page: what breaks inside is stored and said, and another address is another attempt. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <ErrorBoundary
      resetKeys={[path, search]}
      onError={(error) => storeError(error)}
      fallbackRender={({ error }) => <ScreenFailure error={error} />}
    >
      {children}
    </ErrorBoundary>
  );
}
