/**
 * The focus is never nowhere: a control that was off while something was sent takes it back; where the control has
 * gone, the heading of what is left around it takes it.
 */
export function keepFocus(): void {
  /** The control that has the focus, and what lies around it. */
  let path: readonly EventTarget[] = [];
  addEventListener('focusin', (event) => {
    path = event.composedPath();
  });
  const forget = () => {
    path = [];
  };
  // Who presses beside every control wants to leave it, and so does who puts a phone's keyboard away.
  addEventListener('pointerdown', forget);
  /** Whether a control has just lost the focus, and it is not known yet whether it was left or went. */
  let isOpen = false;
  const settle = () => {
    if (!isOpen && document.activeElement === document.body) findHeir(path)?.focus({ preventScroll: true });
  };
  addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || !isUsable(target)) return;
    isOpen = true;
    setTimeout(() => {
      isOpen = false;
      const isLeft = document.activeElement === document.body && document.hasFocus();
      if (isLeft && target === path[0] && isUsable(target)) forget();
      else requestAnimationFrame(settle);
    });
  });
  // Later than the screens themselves, which may know a better place.
  new MutationObserver(() => requestAnimationFrame(settle)).observe(document.body, {
    attributeFilter: ['disabled'],
    childList: true,
    subtree: true,
  });
}

/** Neither gone nor off: what loses the focus then was left. */
const isUsable = (control: EventTarget | null): boolean =>
  control instanceof HTMLElement && control.isConnected && !control.matches(':disabled');

function findHeir([control, ...around]: readonly EventTarget[]): HTMLElement | null {
  if (!(control instanceof HTMLElement)) return null;
  if (control.isConnected) return control.matches(':disabled') ? null : control;
  for (const element of around) {
    if (!(element instanceof HTMLElement) || !element.isConnected) continue;
    if (element === document.body) break;
    const heir = element.matches('[tabindex]') ? element : element.querySelector<HTMLElement>(HEADINGS);
    // Where the whole screen is left of it, that screen.
    if (heir && !element.querySelector('main')) return withTabIndex(heir);
  }
  return document.querySelector('main');
}

const HEADINGS = 'h1, h2, h3, h4';

function withTabIndex(element: HTMLElement): HTMLElement {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  return element;
}
