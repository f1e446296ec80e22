import './theme/fonts.css';
import './theme/tokens.css';
import './theme/glazes.css';
import './theme/own-colours.css';
import './theme/filters.css';
import './theme/base.css';
import './theme/motion.css';
import './theme/print.css';
import { readPage } from '@press-room/contract/pages';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { checkArrival } from './arrival-check.ts';
import { keepOffice } from './features/contact/keep-office.ts';
import { startPressGroup } from './features/press-groups/press-group.ts';
import { seedHome } from './features/press-releases/queries.ts';
import { followLocale, startLocale } from './i18n/locale.ts';
import { followSession } from './lib/auth.ts';
import { boot } from './lib/boot.ts';
import { ageOf, seedAnswers } from './lib/carried-answers.ts';
import { followIdle, isIdle } from './lib/idle.ts';
import { keepFocus } from './lib/kept-focus.ts';
import { followLock, lock, lockSession } from './lib/lock.ts';
import { leavePage, readAddress, startNavigation } from './lib/navigation.ts';
import { followOffline } from './lib/offline.ts';
import { followConnection, pageKeptAt } from './lib/online.ts';
import { createQueryClient } from './lib/query-client.ts';
import { followRelease } from './lib/release.ts';
import { preloadScreens, prepareScreen } from './routes.tsx';

const page = readPage(location.pathname);
const arriving = startLocale(page?.language);
if (page) followLocale(leavePage);
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
if (boot) {
  const age = ageOf(pageKeptAt);
  seedHome(queryClient, boot, age);
  seedAnswers(queryClient, boot.answers, age);
}

function draw(): void {
  const element = document.getElementById('root');
  if (!element) return;
  // theme.js may have given up on a script that came after all.
  document.getElementById('unloaded')?.setAttribute('hidden', '');
  const app = (
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>
  );
  // As a transition the first drawing is cut into short tasks, so that taps are answered meanwhile.
  startTransition(() => {
    // What the server drew for a reader without session and choices is drawn anew for others, in its place.
    if (element.hasChildNodes()) hydrateRoot(element, app, { onRecoverableError: ignore });
    else createRoot(element).render(app);
  });
}
const ignore = (): void => {};

const preparing = page && prepareScreen(readAddress().path);
if (preparing) void Promise.all([arriving, preparing.catch(ignore)]).then(draw);
else if (arriving) void arriving.then(draw);
else draw();
