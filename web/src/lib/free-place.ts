/** Possible positions of notices, the default first; the style sheet uses `data-place`. */
const PLACES = ['end', 'middle', 'top'] as const;
const CONTROLS = 'a[href], button, input, select, textarea, summary';
const LOOK_AGAIN_MS = 500;

/**
 * Moves a floating element to the position where it covers the fewest controls, and repeats this as the screen changes.
 */
export function keepFree(element: HTMLElement | null, isShown = true): (() => void) | undefined {
  if (element === null) return undefined;
  if (!isShown) {
    delete element.dataset.place;
    return undefined;
  }
  place(element);
  const again = setInterval(() => place(element), LOOK_AGAIN_MS);
  return () => clearInterval(again);
}

/** Prefers the current position, and does not move under the pointer or the focus. */
function place(element: HTMLElement): void {
  if (element.matches(':hover, :focus-within')) return;
  const controls = [...document.querySelectorAll(CONTROLS)].filter((control) => !element.contains(control));
  const countCovered = (name: string): number => {
    element.dataset.place = name;
    return controls.filter((control) => isOver(element, control)).length;
  };
  let best: string = element.dataset.place ?? PLACES[0];
  let covered = countCovered(best);
  for (const name of PLACES) {
    const count = covered && countCovered(name);
    if (count < covered) [best, covered] = [name, count];
  }
  element.dataset.place = best;
}

function isOver(floating: Element, control: Element): boolean {
  const [one, other] = [floating.getBoundingClientRect(), control.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
