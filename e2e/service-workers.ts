import { expect, type Page } from '@playwright/test';

/** Loads Home and waits until the worker controls the page. */
export async function openWithWorker(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

/** States of the installing, waiting and active workers. */
export const listWorkers = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const workers = Object.entries({ installing, waiting, active });
    return Object.fromEntries(workers.flatMap(([place, worker]) => (worker ? [[place, worker.state]] : [])));
  });

export const isWaiting = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    .catch(() => false);
