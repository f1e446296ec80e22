import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { settle } from './settled.ts';

/** Above the number of stops between two controls in any journey. */
const MOST_PRESSES = 250;
const MOST_TOOLS = 10;

/** Position of a control relative to the focus; `gone`: removed or replaced. */
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

/** Screen of the last walk, by page. */
const walked = new WeakMap<Page, string>();

/** Waits on a new screen, which takes the focus, even from a control that a fast client has focused. */
async function settleWhereNew(page: Page): Promise<void> {
  if (walked.get(page) !== page.url()) await settle(page);
  walked.set(page, page.url());
}

/**
 * Moves the focus by Tab, and by Shift+Tab to controls behind it: a browser without a window has no controls after the
 * end of a page. Returns the place reached.
 */
async function tabUntil(control: Locator, wanted: readonly Place[]): Promise<string> {
  const { keyboard } = control.page();
  // The previous screen remains until the next one is loaded, and can have a control with the same name.
  await expect(control.page().locator('main[aria-busy="true"]')).toHaveCount(0);
  await settleWhereNew(control.page());
  await expect(control).toBeVisible();
  // Keeps the element, because locating it by name takes as long as ten key presses.
  let element: ElementHandle<Node> | undefined;
  let place: Place = 'gone';
  let presses = 0;
  for (; presses < MOST_PRESSES; presses += 1) {
    if (place === 'gone' || wanted.includes(place)) {
      // The control can be replaced meanwhile.
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

/** Focuses the first row of a list, which has one Tab stop for all rows. */
export async function tabToFirst(row: Locator): Promise<void> {
  const list = row.locator('xpath=ancestor::*[@role="grid" or @role="treegrid"][1]');
  const way = await tabUntil(list, ['here', 'within']);
  await row.page().keyboard.press('Home');
  await expect(row, way).toBeFocused();
}

/** Presses the arrow key in a toolbar until this tool has the focus. */
export async function arrowTo(tool: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TOOLS && (await lookFor(tool)) !== 'here'; presses += 1)
    await tool.page().keyboard.press('ArrowRight');
  await expect(tool).toBeFocused();
}

export async function pressOn(control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** Replaces the content of a field by typing. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  for (const key of ['ControlOrMeta+a', 'Delete']) await field.page().keyboard.press(key);
  await field.page().keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Selects an option of a closed select by its first letters, once it exists. */
export async function chooseIn(select: Locator, letters: string): Promise<void> {
  const wanted = new RegExp(`^${letters}`, 'i');
  await expect(select.locator('option').filter({ hasText: wanted })).not.toHaveCount(0);
  await tabTo(select);
  // Typed at once: after a pause of a second, a letter starts a new search.
  await Promise.all(Array.from(letters, (letter) => select.page().keyboard.press(letter)));
  await expect(select.locator('option:checked')).toHaveText(wanted);
}

/** Presses the arrow key on the checked radio button, which moves to the next one and checks it. */
export async function chooseNext(radios: Locator): Promise<void> {
  await tabTo(radios.and(radios.page().locator(':checked')));
  await radios.page().keyboard.press('ArrowRight');
}

/** Text on the clipboard. */
export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
