import { GROUP_THEMES } from '@press-room/contract/press-groups';
import { readStoredJson, writeStored } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';

/**
 * Appearance settings with their choices; the first is the default. Each is a `data-…` attribute of the root element
 * for the style sheets. theme.js sets them before the first paint.
 */
export const APPEARANCE = {
  theme: ['system', 'light', 'dark'],
  /** `house`: glaze of the press group. */
  glaze: ['house', ...GROUP_THEMES],
  header: ['porcelain', 'glaze', 'wash', 'night', 'sand', 'celadon'],
  sidebar: ['glaze', 'night', 'slate', 'moss', 'wine', 'umber', 'porcelain'],
  tiles: ['quarters', 'arches', 'triangles', 'diamonds'],
  wall: ['off', 'on'],
  menu: ['auto', 'full', 'mini'],
  direction: ['auto', 'rtl'],
  box: ['off', 'on'],
  motion: ['fadeIn', 'slideInUp', 'slideInRight', 'bounce', 'lightSpeedIn', 'pulse', 'none'],
} as const;

type Choices = typeof APPEARANCE;
type Setting = keyof Choices;
export type Appearance = { [Name in Setting]: Choices[Name][number] };

const KEY = 'appearance';
const SETTINGS = Object.keys(APPEARANCE) as Setting[];

const DEFAULTS = Object.fromEntries(SETTINGS.map((name) => [name, APPEARANCE[name][0]])) as Appearance;

/** Ignores unknown choices: the stored value can be from another version. */
function readAppearance(): Appearance {
  const stored = readStoredJson<Partial<Record<string, string>>>(KEY) ?? {};
  const known = SETTINGS.filter((name) =>
    (APPEARANCE[name] as readonly string[]).includes(stored[name] ?? ''),
  );
  return { ...DEFAULTS, ...Object.fromEntries(known.map((name) => [name, stored[name]])) };
}

const appearanceStore = createStore<Appearance>(readAppearance());

export const useAppearance = (): Appearance => useStore(appearanceStore);
export const getAppearance = (): Appearance => appearanceStore.get();
export const isDefault = (appearance: Appearance): boolean =>
  SETTINGS.every((name) => appearance[name] === DEFAULTS[name]);

/** Applies a choice and stores it on this device. */
export function setAppearance(change: Partial<Appearance>): void {
  const next = { ...appearanceStore.get(), ...change };
  const chosen = SETTINGS.filter((name) => next[name] !== DEFAULTS[name]).map((name) => [name, next[name]]);
  writeStored(KEY, chosen.length === 0 ? null : JSON.stringify(Object.fromEntries(chosen)));
  for (const name of SETTINGS) {
    if (next[name] === DEFAULTS[name]) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = next[name];
  }
  appearanceStore.set(next);
}

export const resetAppearance = (): void => setAppearance(DEFAULTS);
