import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Language } from './reader.ts';
import { settle } from './settled.ts';

/** One scheme per language, so that axe tests both: its results depend on one or the other, never on the combination. */
export const schemeOf = (language: Language): 'light' | 'dark' => (language === 'it' ? 'light' : 'dark');

/** Parsed on every page load: the smaller of its two builds. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that the colour scheme affects. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violations on the current screen, once all requests are done. */
export const expectNoViolations = (page: Page): Promise<void> =>
  expectNothingFound(page, { type: 'tag', values: TAGS });

/** Runs the colour rules only, for a screen that axe has checked in the other scheme. */
export const expectNoPoorColours = (page: Page): Promise<void> =>
  expectNothingFound(page, { type: 'rule', values: COLOUR_RULES });

async function expectNothingFound(page: Page, runOnly: axe.RunOnly): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
  // The loading bar is outside all landmarks.
  await expect(page.locator('[data-running="true"]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(findViolations, runOnly);
  expect(violations.map(({ id, nodes }) => [id, nodes])).toEqual([]);
}

/**
 * Runs in the page. Makes sticky bars static meanwhile: otherwise the scroll position decides which buttons they partly
 * cover, and axe reports those as too small.
 */
async function findViolations(runOnly: axe.RunOnly): Promise<{ id: string; nodes: string[] }[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  const styles = sticky.map(({ style }) => style.cssText);
  for (const { style } of sticky) {
    style.position = 'relative';
    style.inset = 'auto';
  }
  const { violations } = await inPage.run(document, { runOnly, resultTypes: ['violations'] });
  for (const [index, { style }] of sticky.entries()) style.cssText = styles[index] ?? '';
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
