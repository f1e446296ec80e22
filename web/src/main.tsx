import './theme/fonts.css';
import './theme/tokens.css';
import './theme/glazes.css';
import './theme/own-colours.css';
import './theme/filters.css';
import './theme/base.css';
import './theme/motion.css';
import './theme/print.css';
import { readPage } from '@press-room/contract/pages';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { checkArrival } from './arrival-check.ts';
import { keepOffice } from './features/contact/keep-office.ts';
import { startPressGroup } from './features/press-groups/press-group.ts';
import { followLocale, startLocale } from './i18n/locale.ts';
import { followSession, getUser } from './lib/auth.ts';
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
const frame = document.documentElement.dataset;
const root = document.getElementById('root');
/** Whether the server rendered the content of this address. */
const isDrawn = root?.hasChildNodes() && frame.elsewhere === undefined;
const queryClient = createQueryClient();
// Requests that fail before the app is rendered are repeated when the connection is back.
queryClient.mount();

/** Starts in several tasks, between which the browser can answer taps. */
async function start(): Promise<void> {
  const arriving = startLocale(page?.language);
  if (page) followLocale(leavePage);
  followOffline(() => void keepOffice(queryClient));
  followSession();
  followLock();
  if (isIdle()) lockSession();
  followIdle(lock);
  await pause();
  followConnection();
  keepFocus();
  followRelease();
  startPressGroup(boot);
  startNavigation(checkArrival, prepareScreen);
  preloadScreens();
  void import('./features/press-groups/follow-statement.ts').then((each) => each.followStatements(), ignore);
  await pause();
  if (boot) seedAnswers(queryClient, boot.answers, ageOf(pageKeptAt));
  const preparing = page || isDrawn ? prepareScreen(readAddress().path) : null;
  await Promise.all([arriving, preparing?.catch(ignore)]);
  draw();
}
const ignore = (): void => {};
/** Resolves in the next task. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function draw(): void {
  if (!root) return;
  // theme.js may have given up on a script that arrived later.
  document.getElementById('unloaded')?.setAttribute('hidden', '');
  const isTakenOver = isDrawn && !getUser();
  const app = (
    <StrictMode>
      <App queryClient={queryClient} />
      {!isTakenOver && <Drawn />}
    </StrictMode>
  );
  if (!isDrawn) root.replaceChildren();
  delete frame.elsewhere;
  // A transition splits the first render into short tasks, so that taps are answered.
  startTransition(() => {
    // Replaces the server's content for signed-in users, and hydrates it for others.
    if (isTakenOver) hydrateRoot(root, app, { onRecoverableError: ignore });
    else createRoot(root).render(app);
  });
  // Hydration is requested: React handles taps.
  if (isTakenOver) tellDrawn();
}

const tellDrawn = (): void => void dispatchEvent(new Event('drawn'));

/** Signals that the app has replaced the server's content. */
function Drawn(): null {
  useEffect(tellDrawn, []);
  return null;
}

void start();
