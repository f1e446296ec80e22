import buttons from '../../components/button.module.css';
import { Failure } from '../../components/failure.tsx';
import { Notice } from '../../components/notice.tsx';
import { describeFailure } from '../../lib/describe-failure.ts';
import { ChunkLoadError } from '../../lib/load-screen.ts';
import { m } from '../../paraglide/messages.js';
import { openReport } from './report-store.ts';

const reload = (): void => location.reload();

/** In place of a screen that broke, or whose code did not come. */
export function ScreenFailure({ error }: { error: unknown }) {
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
