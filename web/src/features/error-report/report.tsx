import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { useStoredError } from '../../lib/stored-error.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { closeReport, useIsReportOpen } from './report-store.ts';

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** Asks for confirmation before a report is sent. */
export function Report() {
  const error = useStoredError();
  const isOpen = useIsReportOpen();
  if (error === null || !isOpen) return null;
  return (
    <ErrorBoundary fallback={null} onError={giveUp}>
      <ReportDialog error={error} onClose={closeReport} />
    </ErrorBoundary>
  );
}

/** If the dialog fails, the error remains stored and the button visible. */
function giveUp(error: unknown): void {
  closeReport();
  tellFailure(error);
}
