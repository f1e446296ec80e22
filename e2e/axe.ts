import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Language } from './reader.ts';

/** One scheme a language, so that axe sees both: what it finds follows from the one or the other, never from the pair. */
export const schemeOf = (language: Language): 'light' | 'dark' => (language === 'it' ? 'light' : 'dark');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the screen as it stands, once nothing is being fetched any more: nothing. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page })
    // There are no frames of other sites, which alone need the slower way.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
