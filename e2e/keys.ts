import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { settle } from './settled.ts';

/** More stops than any journey has between two controls. */
const MOST_PRESSES = 250;
const MOST_TOOLS = 10;

/** Where a control is, seen from what has the focus; it may be gone, with another one in its place. */
type Place = 'here' | 'within' | 'ahead' | 'behind' | 'gone';

const lookFor = (control: Locator): Promise<Place> => control.evaluate(findPlace);

/** Runs in the page. */
function findPlace(element: Node): Place {
  const { activeElement } = document;
  if (!element.isConnected) return 'gone';
  if (element === activeElement) return 'here';
  if (element.contains(activeElement)) return 'within';
  if (activeElement === null || activeElement === document.body) return 'ahead';
  const following = element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
  return following === 0 ? 'ahead' : 'behind';
}

const nameFocused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');

/** Where each page was walked last. */
const walked = new WeakMap<Page, string>();

/** A screen that has just come takes the focus, from whoever is faster than people too. */
async function settleWhereNew(page: Page): Promise<void> {
  if (walked.get(page) !== page.url()) await settle(page);
  walked.set(page, page.url());
}

/**
 * Goes on by Tab, and back by Shift+Tab from what stands behind: who goes on past the end of a page gets among the
 * browser's own controls, of which there are none without a window. Answers where it led.
 */
async function tabUntil(control: Locator, wanted: readonly Place[]): Promise<string> {
  const { keyboard } = control.page();
  // The screen before stands until the code of the next one has come, and may have a control of the same name.
  await expect(control.page().locator('main[aria-busy="true"]')).toHaveCount(0);
  await settleWhereNew(control.page());
  await expect(control).toBeVisible();
  // To find it by its name takes as long as ten presses: on the way the element itself is asked.
  let element: ElementHandle<Node> | undefined;
  let place: Place = 'gone';
  let presses = 0;
  for (; presses < MOST_PRESSES; presses += 1) {
    if (place === 'gone' || wanted.includes(place)) {
      // Another one may stand in its place by now.
      place = await lookFor(control);
      if (wanted.includes(place)) break;
      element = await control.elementHandle();
    }
    await keyboard.press(place === 'ahead' ? 'Tab' : 'Shift+Tab');
    place = (await element?.evaluate(findPlace)) ?? 'gone';
  }
  return `${presses} times Tab led to ${await nameFocused(control.page())}`;
}

export async function tabTo(control: Locator): Promise<void> {
  const way = await tabUntil(control, ['here']);
  await expect(control, way).toBeFocused();
}

/** Of a list of rows one has the Tab stop, and another one for who comes back; the first is a key away from each. */
export async function tabToFirst(row: Locator): Promise<void> {
  const list = row.locator('xpath=ancestor::*[@role="grid" or @role="treegrid"][1]');
  const way = await tabUntil(list, ['here', 'within']);
  await row.page().keyboard.press('Home');
  await expect(row, way).toBeFocused();
}

/** Goes on with the arrow key from tool to tool of a row, until this one has the focus. */
export async function arrowTo(tool: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TOOLS && (await lookFor(tool)) !== 'here'; presses += 1)
    await tool.page().keyboard.press('ArrowRight');
  await expect(tool).toBeFocused();
}

export async function pressOn(control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** Types over what stands in a field. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  for (const key of ['ControlOrMeta+a', 'Delete']) await field.page().keyboard.press(key);
  await field.page().keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Chooses in a closed select by the first letters of an option, once that is there. */
export async function chooseIn(select: Locator, letters: string): Promise<void> {
  const wanted = new RegExp(`^${letters}`, 'i');
  await expect(select.locator('option').filter({ hasText: wanted })).not.toHaveCount(0);
  await tabTo(select);
  // What each letter chooses is shown at once; a letter that waits a second for that begins another word.
  await Promise.all(Array.from(letters, (letter) => select.page().keyboard.press(letter)));
  await expect(select.locator('option:checked')).toHaveText(wanted);
}

/** Of radio buttons the chosen one has the Tab stop; the arrow goes on to the next, and chooses it. */
export async function chooseNext(radios: Locator): Promise<void> {
  await tabTo(radios.and(radios.page().locator(':checked')));
  await radios.page().keyboard.press('ArrowRight');
}

/** What the browser put on the clipboard. */
export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
