import type { Boot } from '@press-room/contract/boot';
import type { Datatables } from '@press-room/contract/datatables';
import { PRESS_GROUP_PATH, type PressGroup } from '@press-room/contract/press-groups';
import { siteName } from '../../config.ts';
import { getJson } from '../../lib/api.ts';
import { readStored, readStoredJson, writeStored } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { storeError } from '../../lib/stored-error.ts';

const GROUP_KEY = 'press_group';
/** Id of the press group that the reader selected instead of the site's own. */
const CHOICE_KEY = 'press_group_choice';

/** `unknown` while loading, `none` after a failure, `empty` if there is no press group yet. */
export type CurrentGroup = PressGroup | 'unknown' | 'none' | 'empty';
/** Press groups in the page's embedded data. */
type Carried = Pick<Boot, 'group' | 'groups'>;

const groupStore = createStore<CurrentGroup>('unknown');
const houseStore = createStore<readonly PressGroup[]>([]);
let siteGroup: PressGroup | null = null;

/** Sets the press groups of a server-rendered page, for readers without a selection. */
export function carryGroups({ group, groups }: Carried): void {
  groupStore.set(group ?? 'empty');
  houseStore.set(groups);
}

export const useCurrentGroup = (): CurrentGroup => useStore(groupStore);
/** All press groups of the organisation. */
export const usePressGroups = (): readonly PressGroup[] => useStore(houseStore);

/** Current press group; null until it is known. */
export const usePressGroup = (): PressGroup | null => toKnown(useCurrentGroup());
export const getPressGroup = (): PressGroup | null => toKnown(groupStore.get());

const toKnown = (group: CurrentGroup): PressGroup | null => (typeof group === 'string' ? null : group);

/**
 * Spec 4: the group is loaded if none is saved. The embedded group overrides a saved one, unless the reader chose that
 * one and it still exists.
 */
export function startPressGroup(carried: Carried | null): void {
  siteGroup = carried?.group ?? null;
  houseStore.set(carried?.groups ?? []);
  if (carried?.groups.length === 0) {
    forgetGroup();
    return;
  }
  const chosen = carried && findGroup(readStored(CHOICE_KEY));
  const known = chosen ?? siteGroup ?? readStoredJson<PressGroup>(GROUP_KEY);
  if (known) saveGroup(known);
  else void loadPressGroup();
  if (!carried) void loadHouse();
}

/** Switches to another group of the organisation, or back to the site's own. */
export function choosePressGroup(group: PressGroup): void {
  writeStored(CHOICE_KEY, group.id === siteGroup?.id ? null : String(group.id));
  saveGroup(group);
}

/** Switches to the press group named in an address; returns the address without it, null if there is none. */
export function followGroupIn({ path, search }: { path: string; search: string }): string | null {
  const parameters = new URLSearchParams(search);
  const named = parameters.get(GROUP_PARAMETER);
  if (named === null) return null;
  const group = findGroup(named);
  if (group) choosePressGroup(group);
  parameters.delete(GROUP_PARAMETER);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Adds a press group to an address of the app. */
export const inGroup = (address: string, group: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}${GROUP_PARAMETER}=${group}`;
const GROUP_PARAMETER = 'press_group';

const findGroup = (id: string | null): PressGroup | undefined =>
  houseStore.get().find((group) => String(group.id) === id);

export async function loadPressGroup(): Promise<void> {
  groupStore.set('unknown');
  try {
    const answer = await getJson<Datatables<PressGroup>>(PRESS_GROUP_PATH, groupSearch(siteName()));
    const first = answer.data[0];
    if (first) saveGroup(first);
    else forgetGroup();
  } catch (error) {
    // Spec 8 shows nothing else for this error.
    storeError(error);
    groupStore.set('none');
  }
}

/**
 * Loads the press groups if the page has none embedded, as in development. Without an answer the menu has no other
 * groups.
 */
async function loadHouse(): Promise<void> {
  try {
    const { data } = await getJson<Datatables<PressGroup>>(PRESS_GROUP_PATH, {
      format: 'datatables',
      keep: KEPT,
    });
    houseStore.set(data);
  } catch (error) {
    storeError(error);
  }
}

/**
 * Resets the saved press group in an installation without content: it is from another installation at the same address.
 */
function forgetGroup(): void {
  for (const key of [GROUP_KEY, CHOICE_KEY]) writeStored(key, null);
  groupStore.set('empty');
}

function saveGroup(group: PressGroup): void {
  writeStored(GROUP_KEY, JSON.stringify(group));
  wearLook(group);
  groupStore.set(group);
}

/** Same effect as theme.js, which runs before the first paint. */
function wearLook({ theme, colours }: PressGroup): void {
  const { dataset, style } = document.documentElement;
  dataset.house = theme;
  delete dataset.ownColours;
  // Groups stored by an older version have no colours.
  if (!colours) return;
  dataset.ownColours = '';
  style.setProperty('--own-light', colours.light);
  style.setProperty('--own-dark', colours.dark);
}

/** Additional fields of the answer. */
const KEPT = 'theme,colours,logo,tagline';

/** The column filters of spec section 7. */
function groupSearch(name: string): Record<string, string> {
  return {
    format: 'datatables',
    'columns[0][data]': 'id',
    'columns[0][name]': 'id',
    'columns[0][searchable]': 'true',
    'columns[0][orderable]': 'true',
    'columns[0][search][regex]': 'false',
    'columns[1][data]': 'name',
    'columns[1][name]': 'name',
    'columns[1][searchable]': 'true',
    'columns[1][orderable]': 'true',
    'columns[1][search][value]': name,
    'columns[1][search][regex]': 'false',
    keep: KEPT,
  };
}
