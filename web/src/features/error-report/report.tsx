import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { useStoredError } from '../../lib/stored-error.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { closeReport, useIsReportOpen } from './report-store.ts';

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** Asks before anything is sent. */
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

/** What was to be reported stays stored, and the button with it. */
function giveUp(error: unknown): void {
  closeReport();
  tellFailure(error);
}
