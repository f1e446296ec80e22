import type { Language } from '@press-room/contract/languages';
import { createContext, useContext } from 'react';
import type { Store } from '../../../lib/store.ts';

/** Language shown on a narrow screen. */
export const ShownLanguageContext = createContext<Store<Language> | null>(null);

export function useShownLanguage(): Store<Language> {
  const store = useContext(ShownLanguageContext);
  if (!store) throw new Error('no release is open here');
  return store;
}

const PANEL_OF: Readonly<Record<string, string>> = {
  press_group: 'facts',
  date: 'facts',
  access: 'facts',
  event: 'facts',
  sectors: 'facts',
  embargo_until: 'when',
  expires_at: 'when',
  publish_at: 'publish',
  hero: 'pictures',
  pictures: 'pictures',
  attachments: 'attachments',
  contacts: 'contacts',
  boilerplates: 'boilerplates',
  review: 'review',
};

export const toPanelId = (id: string): string => `panel-${id}`;

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]';
const PAUSE_MS = 50;
/**
 * Maximum number of retries: an opened panel may load code and files first, and texts render once the browser is idle.
 */
const MOST_PAUSES = 40;

/**
 * Moves the focus to a field, named as in the API, or to one of its files. Shows its language and opens its panel
 * first.
 */
export function jumpTo(field: string, shown: Store<Language>, file?: number): void {
  const [, language] = field.split('.');
  if (language === 'it' || language === 'en') shown.set(language);
  const panel = document.getElementById(toPanelId(PANEL_OF[field] ?? ''));
  if (panel instanceof HTMLDetailsElement) panel.open = true;
  const find = (): HTMLElement | null | undefined => {
    if (file === undefined)
      return document.querySelector<HTMLElement>(`[name="${field}"], [data-name="${field}"]`);
    const link = panel?.querySelector<HTMLElement>(`[data-file="${file}"] a[href]`);
    // In a list with arrow keys the focus is on the row, or the list passes it to its first row.
    return link?.closest<HTMLElement>('[role="row"]') ?? link;
  };
  const isLate = file !== undefined || language !== undefined;
  const seek = (pauses: number): void => {
    const found = find();
    if (!found && isLate && pauses < MOST_PAUSES) {
      setTimeout(() => seek(pauses + 1), PAUSE_MS);
      return;
    }
    const control =
      found ??
      panel?.querySelector<HTMLElement>(`:scope > div :is(${FOCUSABLE})`) ??
      panel?.querySelector<HTMLElement>('summary');
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  };
  // Newly shown elements exist after the next render.
  setTimeout(() => seek(0), PAUSE_MS);
}
