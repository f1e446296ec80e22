/**
 * Keeps the focus: a control that was disabled during a request gets it back; if the control was removed, the heading
 * of its surroundings gets it.
 */
export function keepFocus(): void {
  /** Focused control with its ancestors. */
  let path: readonly EventTarget[] = [];
  addEventListener('focusin', (event) => {
    path = event.composedPath();
  });
  const forget = () => {
    path = [];
  };
  // A press outside of controls moves the focus on purpose, and so does closing a phone's keyboard.
  addEventListener('pointerdown', forget);
  /** Whether a control has just lost the focus, and the reason is not known yet. */
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
  // After the screen, which may move the focus itself.
  new MutationObserver(() => requestAnimationFrame(settle)).observe(document.body, {
    attributeFilter: ['disabled'],
    childList: true,
    subtree: true,
  });
}

/** Neither removed nor disabled: a usable control that loses the focus was left by the reader. */
const isUsable = (control: EventTarget | null): boolean =>
  control instanceof HTMLElement && control.isConnected && !control.matches(':disabled');

function findHeir([control, ...around]: readonly EventTarget[]): HTMLElement | null {
  if (!(control instanceof HTMLElement)) return null;
  if (control.isConnected) return control.matches(':disabled') ? null : control;
  for (const element of around) {
    if (!(element instanceof HTMLElement) || !element.isConnected) continue;
    if (element === document.body) break;
    const heir = element.matches('[tabindex]') ? element : element.querySelector<HTMLElement>(HEADINGS);
    // Not if the whole screen was replaced: then the new screen gets the focus.
    if (heir && !element.querySelector('main')) return withTabIndex(heir);
  }
  return document.querySelector('main');
}

const HEADINGS = 'h1, h2, h3, h4';

function withTabIndex(element: HTMLElement): HTMLElement {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  return element;
}
