import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Icon } from '../../components/icon.tsx';
import { useStoredError } from '../../lib/stored-error.ts';
import { m } from '../../paraglide/messages.js';
import styles from './report-button.module.css';
import { closeReport, openReport, useIsReportOpen } from './report-store.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Spec 2: red and afloat while a failure is stored; it asks before anything is sent. */
export function ReportButton() {
  const error = useStoredError();
  const isOpen = useIsReportOpen();
  if (error === null) return null;
  return (
    <>
      <button
        type="button"
        className={`${styles.button} no-print`}
        aria-label={m['errorReport.open']()}
        title={m['errorReport.open']()}
        onClick={openReport}
      >
        <Icon name="alert" />
      </button>
      {isOpen && (
        <ErrorBoundary fallback={null} onError={closeReport}>
          <Suspense fallback={null}>
            <ReportDialog error={error} onClose={closeReport} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
