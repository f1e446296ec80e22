import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any journey has between two controls. */
const MOST_PRESSES = 250;
const MOST_TOOLS = 10;
/** A control has fewer places for the focus, such as the parts of a date. */
const MOST_PLACES = 8;

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

const nameFocused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');

/** Goes on with the Tab key, or back with `Shift+Tab`, until the control has the focus. */
export async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  const page = control.page();
  let presses = 0;
  let places = 0;
  let last = '';
  for (; presses < MOST_PRESSES && !(await hasFocus(control)); presses += 1) {
    await page.keyboard.press(key);
    const focused = await nameFocused(page);
    places = focused === last ? places + 1 : 0;
    last = focused;
    // Behind a page come the browser's own controls: without a window there are none, and the focus may not come back.
    if (places > 0 && places % MOST_PLACES === 0) await page.bringToFront();
  }
  await expect(control, `${presses} times ${key} led to ${last}`).toBeFocused();
}

/** Goes on with the arrow key from tool to tool of a row, until this one has the focus. */
export async function arrowTo(tool: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TOOLS && !(await hasFocus(tool)); presses += 1)
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
