import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useSearch } from 'wouter';
import buttons from '../../components/button.module.css';
import { Failure } from '../../components/failure.tsx';
import { Notice } from '../../components/notice.tsx';
import { describeFailure } from '../../lib/describe-failure.ts';
import { ChunkLoadError } from '../../lib/load-screen.ts';
import { storeError } from '../../lib/stored-error.ts';
import { m } from '../../paraglide/messages.js';
import { openReport } from './report-store.ts';

/** Catches errors of a screen, stores and shows them. Another address resets it. */
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

const reload = (): void => location.reload();

/** Replaces a screen that failed, or whose code could not be loaded. */
function ScreenFailure({ error }: { error: unknown }) {
  if (error instanceof ChunkLoadError) {
    return (
      <Notice isAlert level={1} {...describeFailure(error)}>
        <button type="button" className={buttons.button} onClick={reload}>
          {m['errors.reload']()}
        </button>
      </Notice>
    );
  }
  return (
    <Failure level={1} error={error} onRetry={reload}>
      <button type="button" className={buttons.quiet} onClick={openReport}>
        {m['errorReport.open']()}
      </button>
    </Failure>
  );
}
