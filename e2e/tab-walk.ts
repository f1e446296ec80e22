import { expect, type Page } from '@playwright/test';

/** Above the number of stops on any screen: reaching it means a keyboard trap. */
const MOST_PRESSES = 700;
/** Reads results in batches: each request takes as long as a key press. */
const PRESSES_AT_ONCE = 10;

/**
 * Presses Tab from the start to the end of the screen: every control is reached in visual order, with visible focus.
 */
export async function walkThrough(page: Page, name: string): Promise<void> {
  const walk = await page.evaluateHandle(startWalk);
  for (let presses = 0; presses < MOST_PRESSES; presses += PRESSES_AT_ONCE) {
    for (let press = 0; press < PRESSES_AT_ONCE; press += 1) await page.keyboard.press('Tab');
    await page.waitForFunction(isFilled);
    if (await walk.evaluate((steps) => steps.isThrough())) break;
  }
  const { stops, ...faults } = await walk.evaluate((steps) => steps.finish());
  expect(stops, `stops of ${name}`).toBeGreaterThan(10);
  expect(faults, name).toEqual({ isTrapped: false, missed: [], unseen: [], disordered: [] });
}

/** Runs in the page. Cells fill when they become visible, more slowly than a program presses keys. */
function isFilled(): boolean {
  return [...document.querySelectorAll('[data-waiting]')].every((cell) => {
    const { top, bottom } = cell.getBoundingClientRect();
    return bottom < 0 || top > innerHeight * 1.5;
  });
}

/** Runs in the page. */
function startWalk() {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const LANDMARKS = 'header, nav, main, footer, dialog';
  /** Maximum distance of a focus indicator from its control, in pixels. */
  const NEAR = 4;
  const met: Element[] = [];
  /** Appearance of controls without focus. */
  const unlit = new Map<Element, string>();
  const faults = {
    isTrapped: true,
    missed: [] as string[],
    unseen: [] as string[],
    disordered: [] as string[],
  };

  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent;
    const name = words.trim() || element.getAttribute('name') || element.className;
    return `${element.tagName.toLowerCase()} ${name.slice(0, 60)}`;
  };
  /** Visible effects of the focus: styles of the control, its pseudo-elements, its label, and its surroundings. */
  const lookOf = (control: Element): string => {
    const around = [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])];
    for (let above = control.parentElement; above && around.length <= NEAR; above = above.parentElement)
      around.push(above);
    if (control.nextElementSibling) around.push(control.nextElementSibling);
    const looks = around.flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, part);
        return outlineStyle === 'none' ? boxShadow : [outlineWidth, outlineColor, boxShadow].join(' ');
      }),
    );
    return JSON.stringify(looks);
  };
  /** Whether the next control is up and back, which is an unexpected order. Up and forward is the next column. */
  const isBefore = (next: Element, last: Element): boolean => {
    const [a, b] = [next.getBoundingClientRect(), last.getBoundingClientRect()];
    if (last.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING) return true;
    return a.bottom <= b.top && a.right <= b.left && next.closest(LANDMARKS) === last.closest(LANDMARKS);
  };
  const compositeOf = (control: Element): Element | null =>
    control.closest('[role="toolbar"], [role="grid"], [role="treegrid"]');
  const isOneStop = (control: Element): boolean =>
    met.includes(control) ||
    // One tool of a toolbar or one row of a grid or tree is a stop: arrow keys reach the others.
    (compositeOf(control) !== null && met.some((other) => compositeOf(other) === compositeOf(control))) ||
    // The checked radio button represents the group.
    (control instanceof HTMLInputElement &&
      control.type === 'radio' &&
      met.some((other) => other instanceof HTMLInputElement && other.name === control.name));
  const learn = (): void => {
    for (const control of document.querySelectorAll(CONTROLS))
      if (!unlit.has(control)) unlit.set(control, lookOf(control));
  };
  const isThere = (control: Element): boolean =>
    control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled, [type="hidden"]');

  /** Records the focus after a press of Tab. */
  const note = (): void => {
    const control = document.activeElement;
    const last = met.at(-1);
    if (!faults.isTrapped || control === last) return;
    if (!control || control === document.body || control === met[0]) {
      faults.isTrapped = false;
      return;
    }
    if (last && isBefore(control, last)) faults.disordered.push(`${nameOf(last)} → ${nameOf(control)}`);
    if (met.includes(control)) return;
    met.push(control);
    if (lookOf(control) === unlit.get(control)) faults.unseen.push(nameOf(control));
    learn();
  };

  learn();
  // On keyup, after the effect of the key; no event arrives if the focus leaves the page.
  addEventListener('keyup', note, { capture: true });
  return {
    isThrough: (): boolean => {
      if (document.activeElement === document.body) note();
      return !faults.isTrapped;
    },
    finish() {
      removeEventListener('keyup', note, { capture: true });
      const controls = [...document.querySelectorAll(CONTROLS)].filter(isThere);
      faults.missed = controls.filter((control) => !isOneStop(control)).map(nameOf);
      return { ...faults, stops: met.length };
    },
  };
}
