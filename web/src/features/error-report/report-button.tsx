import { ErrorBoundary } from 'react-error-boundary';
import { Icon } from '../../components/icon.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { keepFree } from '../../lib/free-place.ts';
import { useStoredError } from '../../lib/stored-error.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { m } from '../../paraglide/messages.js';
import styles from './report-button.module.css';
import { closeReport, openReport, useIsReportOpen } from './report-store.ts';

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** Spec 2: red and afloat while a failure is stored, where it covers no control; it asks before anything is sent. */
export function ReportButton() {
  const error = useStoredError();
  const isOpen = useIsReportOpen();
  if (error === null) return null;
  return (
    <>
      <button
        ref={keepFree}
        type="button"
        className={`${styles.button} no-print`}
        aria-label={m['errorReport.open']()}
        title={m['errorReport.open']()}
        onClick={openReport}
      >
        <Icon name="alert" />
      </button>
      {isOpen && (
        <ErrorBoundary fallback={null} onError={giveUp}>
          <ReportDialog error={error} onClose={closeReport} />
        </ErrorBoundary>
      )}
    </>
  );
}

/** What was to be reported stays stored, and the button with it. */
function giveUp(error: unknown): void {
  closeReport();
  tellFailure(error);
}
