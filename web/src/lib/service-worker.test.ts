import { PRESS_RELEASE_YEARS_PATH } from '@press-room/contract/press-releases';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseLocale } from '../i18n/locale.ts';
import { toAnswerKey } from '../service-worker/routing.ts';
import { fakeApi } from '../test/fake-api.ts';
import { getJson } from './api.ts';
import type { WorkerMessage } from './kept-caches.ts';
import { startWorker } from './service-worker.ts';

class Timing {
  readonly name: string = new URL(PRESS_RELEASE_YEARS_PATH, location.href).href;
  readonly initiatorType = 'fetch';
}

afterEach(() => {
  vi.unstubAllGlobals();
  chooseLocale('en');
});

/** Fakes the browser's service workers; returns the first message after a takeover. */
async function takeOver(): Promise<WorkerMessage | undefined> {
  const told: WorkerMessage[] = [];
  const events = new EventTarget();
  const registration = { addEventListener: vi.fn(), waiting: null, update: vi.fn() };
  const workers: Record<string, unknown> = {
    controller: null,
    addEventListener: events.addEventListener.bind(events),
    register: async () => registration,
  };
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true, serviceWorker: workers });
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  vi.stubGlobal('performance', { getEntriesByType: () => [new Timing()] });
  await startWorker();
  workers.controller = { postMessage: (message: WorkerMessage) => told.push(message) };
  events.dispatchEvent(new Event('controllerchange'));
  return told[0];
}

it.each(['it', 'ar'] as const)(
  'what was shown before in %s is kept as it is asked for after',
  async (locale) => {
    chooseLocale(locale);
    const calls = fakeApi({ [`GET ${PRESS_RELEASE_YEARS_PATH}`]: {} });
    await getJson(PRESS_RELEASE_YEARS_PATH);
    const message = await takeOver();
    const shown = message?.type === 'shown' ? message : undefined;
    const url = shown?.shown[0]?.address ?? '';
    const kept = toAnswerKey({ url, headers: new Headers({ 'Accept-Language': shown?.language ?? '' }) });
    expect(kept).toBe(toAnswerKey({ url, headers: calls[0]?.headers ?? new Headers() }));
  },
);

it('activates a worker of this build that was installed before the listener', async () => {
  fakeApi({ 'GET /release.json': { release: '' } });
  const installing = new EventTarget();
  const postMessage = vi.fn();
  const registration = {
    addEventListener: vi.fn(),
    installing,
    waiting: null as { postMessage: typeof postMessage } | null,
    update: vi.fn(),
  };
  const serviceWorker = { controller: null, addEventListener: vi.fn(), register: async () => registration };
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true, serviceWorker });
  await startWorker();
  registration.waiting = { postMessage };
  installing.dispatchEvent(new Event('statechange'));
  await waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'take-over' }));
});
