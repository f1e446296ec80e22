import type { Language } from '@press-room/contract/languages';
import { createContext, useContext } from 'react';
import type { Store } from '../../../lib/store.ts';

/** Which language a narrow screen shows. */
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
  sectors: 'facts',
  embargo_until: 'when',
  expires_at: 'when',
  publish_at: 'publish',
  hero: 'pictures',
  pictures: 'pictures',
  attachments: 'attachments',
  contacts: 'contacts',
};

export const toPanelId = (id: string): string => `panel-${id}`;

const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

/** Leads to a field by its name on the wire: shows its language, opens its panel and puts the focus there. */
export function jumpTo(field: string, shown: Store<Language>): void {
  const [, language] = field.split('.');
  if (language === 'it' || language === 'en') shown.set(language);
  const panel = document.getElementById(toPanelId(PANEL_OF[field] ?? ''));
  if (panel instanceof HTMLDetailsElement) panel.open = true;
  // What was hidden or not drawn until now is there with the next drawing.
  setTimeout(() => {
    const control =
      document.querySelector<HTMLElement>(`[name="${field}"], [data-name="${field}"]`) ??
      panel?.querySelector<HTMLElement>(`:scope > div :is(${FOCUSABLE})`) ??
      panel?.querySelector<HTMLElement>('summary');
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, 50);
}
