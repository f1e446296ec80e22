import { expect, type Page } from '@playwright/test';
import { readTexts } from './reader.ts';

const ARABIC = readTexts('ar');
/** English messages of the interface that differ in Arabic. */
const ENGLISH_SENTENCES = Object.entries(readTexts('en')).flatMap(([key, text]) =>
  typeof text === 'string' && !text.includes('{') && text !== ARABIC[key] ? [text] : [],
);

/** Expects the interface in Arabic, from right to left, without English texts. */
export async function expectArabic(page: Page, name: string): Promise<void> {
  const words = await page.evaluate(listWordsOfInterface);
  expect(
    words.filter((word) => ENGLISH_SENTENCES.includes(word)),
    name,
  ).toEqual([]);
  await expect(page.getByRole('main'), name).toContainText(/\p{Script=Arabic}/u);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

/** Runs in the page. Lists texts in the interface's language, not those of the content. */
function listWordsOfInterface(): string[] {
  const isInterface = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'ar';
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || !isInterface(element)) continue;
    if (node !== element) words.push(node.textContent ?? '');
    else
      for (const name of ['aria-label', 'title', 'placeholder']) words.push(element.getAttribute(name) ?? '');
  }
  return words.map((word) => word.trim());
}
