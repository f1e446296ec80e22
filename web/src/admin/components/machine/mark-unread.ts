import { m } from '../../../paraglide/messages.js';

/** Marks fields with unreviewed machine-written text. @returns a function that removes the marks */
export function markUnread(areas: readonly HTMLElement[]): () => void {
  for (const area of areas) {
    area.dataset.machine = '';
    area.setAttribute('aria-description', m['office.editor.machine.unread']());
  }
  return () => {
    for (const area of areas) {
      delete area.dataset.machine;
      area.removeAttribute('aria-description');
    }
  };
}
