import type { Boot, CarriedAnswer } from '@press-room/contract/boot';
import type { Language } from '@press-room/contract/languages';
import { type Page, screenOf } from '@press-room/contract/pages';
import { type Query, QueryClient } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import { renderToString } from 'react-dom/server';
import { OFFICE_SCREENS } from './admin/screens.ts';
import { App } from './app.tsx';
import { carryGroups } from './features/press-groups/press-group.ts';
import { drawIn } from './i18n/locale.ts';
import { type Ask, askThrough } from './lib/api.ts';
import { statusOf } from './lib/api-error.ts';
import { splitLayout } from './lib/layout.ts';
import { MISSING, standAt } from './lib/navigation.ts';
import { parseWith } from './lib/parse-html.ts';
import { findAmong } from './lib/screen.ts';
import { prepareScreen } from './routes.tsx';
import { ALL_SCREENS } from './screens.ts';

parseWith((html) => parseHTML(`<html><body>${html}</body></html>`).document.body);

/** A rendered page: its HTML, and the answers that its screen requested. */
interface Drawn {
  html: string;
  answers: CarriedAnswer[];
}

/** Whether the app has a screen at a path after the hash, in any layout. */
export function isScreen(path: string): boolean {
  const plain = splitLayout(path).path;
  return plain === '/' || findAmong([...ALL_SCREENS, ...Object.values(OFFICE_SCREENS)], plain) !== undefined;
}

/** Maximum number of renders: an answer can cause further requests. */
const ROUNDS = 4;

/**
 * Renders a page for an anonymous reader. It renders, runs the requests of the screen through `ask`, and renders again
 * until no request is open. Each render is synchronous, because the stores are global. @throws the error of a failed
 * call, except permanent refusals
 */
export async function draw(
  page: Page | { kind: 'missing'; language: Language },
  boot: Omit<Boot, 'answers'>,
  ask: Ask,
): Promise<Drawn> {
  const address = page.kind === 'missing' ? MISSING : screenOf(page);
  await prepareScreen(address);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const cache = queries.getQueryCache();
  let html = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    drawIn(boot.language);
    carryGroups(boot);
    standAt(address);
    askThrough(ask);
    html = renderToString(<App queryClient={queries} />);
    const open = cache.getAll().filter(isOpen);
    if (open.length === 0) break;
    await Promise.allSettled(open.map((query) => query.fetch()));
  }
  const failed = cache.getAll().find(({ state }) => state.error !== null && !isRefusal(state.error));
  // The page would be cached with a temporary error.
  if (failed !== undefined) throw failed.state.error;
  return { html, answers: cache.getAll().flatMap(toAnswer) };
}

/** Refusals that a screen shows as content, such as a withdrawn release. */
function isRefusal(error: Error): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && status !== 429;
}

const isOpen = ({ state, options }: Query): boolean =>
  state.status === 'pending' && !('enabled' in options && options.enabled === false);

const toAnswer = ({ state, queryKey }: Query): CarriedAnswer[] =>
  state.status === 'success'
    ? [{ key: [...queryKey] as CarriedAnswer['key'], answer: state.data as CarriedAnswer['answer'] }]
    : [];
