import { afterAll, vi } from 'vitest';
import { closeReport } from '../features/error-report/report-store.ts';
import { setHasSlash } from '../features/shell/palette/shortcut.ts';
import { chooseLocale } from '../i18n/locale.ts';
import { signOut } from '../lib/auth.ts';
import { showLayout } from '../lib/layout.ts';
import { setLocked } from '../lib/locked.ts';
import { standAt } from '../lib/navigation.ts';
import { reportAnswer } from '../lib/online.ts';
import { closeOverlay } from '../lib/overlay.ts';
import { endProgress, getIsProgressing } from '../lib/progress.ts';
import { clearStoredError } from '../lib/stored-error.ts';
import { dismissToast, listToasts } from '../lib/toasts.ts';
import { resetAppearance } from '../theme/appearance.ts';

// Test files of a worker share its modules and its document: each file starts as on a first visit.
vi.useRealTimers();
vi.unstubAllGlobals();
endTimersWithFile();
setLocked(null);
signOut();
chooseLocale('en');
resetAppearance();
showLayout('vertical');
setHasSlash(true);
reportAnswer(null);
closeOverlay();
closeReport();
clearStoredError();
for (const { id } of listToasts()) dismissToast(id);
while (getIsProgressing()) endProgress();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
standAt('');

/** Ends timers and imports with the test file, as a browser does with the page: later ones would find no document. */
function endTimersWithFile(): void {
  const { setTimeout: start } = globalThis;
  const timers: ReturnType<typeof start>[] = [];
  const record = (...parameters: Parameters<typeof start>) => {
    const timer = start(...parameters);
    timers.push(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(record, start);
  afterAll(async () => {
    globalThis.setTimeout = start;
    for (const timer of timers) clearTimeout(timer);
    await vi.dynamicImportSettled();
  });
}
