import './theme/fonts.css';
import './theme/tokens.css';
import './theme/glazes.css';
import './theme/own-colours.css';
import './theme/filters.css';
import './theme/base.css';
import './theme/motion.css';
import './theme/print.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { checkArrival } from './arrival-check.ts';
import { keepOffice } from './features/contact/keep-office.ts';
import { startPressGroup } from './features/press-groups/press-group.ts';
import { seedReleases } from './features/press-releases/queries.ts';
import { startLocale } from './i18n/locale.ts';
import { followSession } from './lib/auth.ts';
import { boot } from './lib/boot.ts';
import { followIdle, isIdle } from './lib/idle.ts';
import { keepFocus } from './lib/kept-focus.ts';
import { followLock, lock, lockSession } from './lib/lock.ts';
import { startNavigation } from './lib/navigation.ts';
import { followOffline } from './lib/offline.ts';
import { followConnection, pageKeptAt } from './lib/online.ts';
import { createQueryClient } from './lib/query-client.ts';
import { followRelease } from './lib/release.ts';
import { preloadScreens, prepareScreen } from './routes.tsx';

const arriving = startLocale();
followOffline(() => void keepOffice(queryClient));
followSession();
followLock();
if (isIdle()) lockSession();
followIdle(lock);
followConnection();
keepFocus();
followRelease();
startPressGroup(boot);
startNavigation(checkArrival, prepareScreen);

preloadScreens();

const queryClient = createQueryClient();
if (boot) seedReleases(queryClient, boot, pageKeptAt);

function draw(): void {
  const element = document.getElementById('root');
  if (!element) return;
  // theme.js may have given up on a script that came after all.
  document.getElementById('unloaded')?.setAttribute('hidden', '');
  const root = createRoot(element);
  // As a transition the first drawing is cut into short tasks, so that taps are answered meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} />
      </StrictMode>,
    ),
  );
}

if (arriving) void arriving.then(draw);
else draw();
