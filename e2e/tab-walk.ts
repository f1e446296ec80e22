import { expect, type Page } from '@playwright/test';

/** More presses than any screen has stops: who gets there has met a trap. */
const MOST_PRESSES = 700;
/** Results are requested once per batch: each request costs as much as a key press. */
const PRESSES_AT_ONCE = 10;

/** Presses Tab from the top to the end of the screen: every control is reached, visibly focused, and in visual order. */
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

/** Runs in the page: cells are filled when they become visible, more slowly than a program presses keys. */
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
  /** How far around a control the sign of its focus may be. */
  const NEAR = 4;
  const met: Element[] = [];
  /** How controls look without the focus. */
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
  /** Up and back at once is an unexpected order; to the next column the focus goes up and forward. */
  const isBefore = (next: Element, last: Element): boolean => {
    const [a, b] = [next.getBoundingClientRect(), last.getBoundingClientRect()];
    if (last.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING) return true;
    return a.bottom <= b.top && a.right <= b.left && next.closest(LANDMARKS) === last.closest(LANDMARKS);
  };
  const compositeOf = (control: Element): Element | null =>
    control.closest('[role="toolbar"], [role="grid"], [role="treegrid"]');
  const isOneStop = (control: Element): boolean =>
    met.includes(control) ||
    // Of a toolbar one tool, of a grid or tree one row: arrows lead to the others.
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

  /** After a press of Tab. */
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
  // The key is released after its effect; if it leaves the page, no event arrives.
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
