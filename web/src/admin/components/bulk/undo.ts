import { UNDO_SECONDS } from '@press-room/contract/undo';
import { dismissToast, showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';

let forget = () => {};

/** Reports an action and offers undo, by the button of the notice or Ctrl+Z, until the notice disappears. */
export function offerUndo(text: string, undo: () => void): void {
  forget();
  const run = () => {
    forget();
    undo();
  };
  const handleKey = (event: KeyboardEvent) => {
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || isTyping(event.target)) return;
    event.preventDefault();
    run();
  };
  const offer = {
    text: hasKeys() ? m['office.undo.button']() : m['office.undo.short'](),
    keys: 'Control+Z',
    run,
  };
  const toast = showToast('success', text, { offer, milliseconds: UNDO_SECONDS * 1000 });
  addEventListener('keydown', handleKey);
  const timer = setTimeout(() => forget(), UNDO_SECONDS * 1000);
  forget = () => {
    removeEventListener('keydown', handleKey);
    clearTimeout(timer);
    dismissToast(toast);
    forget = () => {};
  };
}

/** A phone shows no shortcut. */
const hasKeys = (): boolean => !window.matchMedia?.('(pointer: coarse)').matches;

/** In text fields the shortcut undoes typing. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, input:not([type="checkbox"], [type="radio"])'));
