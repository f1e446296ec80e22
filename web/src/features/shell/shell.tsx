import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { Toaster } from '../../components/toaster.tsx';
import { useUser } from '../../lib/auth.ts';
import { formatInstant } from '../../lib/format.ts';
import { useIsOnline, useKeptAt } from '../../lib/online.ts';
import { useIsScreenPending } from '../../lib/pending-screen.ts';
import { useIsProgressing } from '../../lib/progress.ts';
import { m } from '../../paraglide/messages.js';
import { Breadcrumb } from './breadcrumb.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import styles from './shell.module.css';
import { UpdateNotice } from './update-notice.tsx';

/** Layout around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const isSignedIn = useUser() !== null;
  const isFetching = useIsFetching() > 0;
  const isPending = useIsScreenPending();
  const isProgressing = useIsProgressing() || isFetching;
  const main = useFocusOnArrival();
  return (
    <div className={styles.frame}>
      <button type="button" className={`${styles.skip} no-print`} onClick={() => main.current?.focus()}>
        {m['shell.skip']()}
      </button>
      <Header>
        <ProgressBar label={m['shell.progress']()} isRunning={isProgressing} />
      </Header>
      <div className={styles.body}>
        <SideMenu isSignedIn={isSignedIn} />
        <div className={styles.column}>
          <OfflineBanner />
          <UpdateNotice />
          <Breadcrumb />
          <main id="main" ref={main} tabIndex={-1} className={styles.main} aria-busy={isPending}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <Toaster label={m['shell.notices']()} dismissLabel={m['shell.dismiss']()} />
    </div>
  );
}

/** Moves the focus to a new screen, like a page load; not for the first one. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const [path] = useLocation();
  const lastPath = useRef(path);
  useEffect(() => {
    // The router reports `/` before the first screen, which may have to wait for the session.
    if (lastPath.current !== '/' && lastPath.current !== path) main.current?.focus({ preventScroll: true });
    lastPath.current = path;
  }, [path]);
  return main;
}

function OfflineBanner() {
  const isOnline = useIsOnline();
  const keptAt = useKeptAt();
  return (
    <div role="status" className="no-print">
      {!isOnline && (
        <p className={styles.offline}>
          {m['shell.offline']()} {keptAt && m['shell.offlineAsOf']({ date: formatInstant(keptAt) })}
        </p>
      )}
    </div>
  );
}
