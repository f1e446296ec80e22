import { UNDO_SECONDS } from '@press-room/contract/undo';
import { dismissToast, showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';

let forget = () => {};

/** Says what was done and offers to take it back, with the button of the notice or Ctrl+Z, until it leaves. */
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
  const offer = { text: m['office.undo.button'](), keys: 'Control+Z', run };
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

/** There the keys take back what was typed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, input:not([type="checkbox"], [type="radio"])'));
