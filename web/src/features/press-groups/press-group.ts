import type { Datatables } from '@press-room/contract/datatables';
import { PRESS_GROUP_PATH, type PressGroup } from '@press-room/contract/press-groups';
import { siteName } from '../../config.ts';
import { getJson } from '../../lib/api.ts';
import { boot } from '../../lib/boot.ts';
import { readStoredJson, writeStored } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { storeError } from '../../lib/stored-error.ts';

const GROUP_KEY = 'press_group';

/** `unknown` while it is looked up, `none` when the lookup failed or found nothing. */
export type CurrentGroup = PressGroup | 'unknown' | 'none';

const groupStore = createStore<CurrentGroup>('unknown');

export const useCurrentGroup = (): CurrentGroup => useStore(groupStore);

/** The group, once it is known. */
export function usePressGroup(): PressGroup | null {
  const group = useCurrentGroup();
  return typeof group === 'string' ? null : group;
}

/** Spec 4: the group is loaded when none is saved. What the page itself carries wins over a saved one. */
export function startPressGroup(): void {
  const known = boot?.group ?? readStoredJson<PressGroup>(GROUP_KEY);
  if (known) saveGroup(known);
  else void loadPressGroup();
}

export async function loadPressGroup(): Promise<void> {
  groupStore.set('unknown');
  try {
    const answer = await getJson<Datatables<PressGroup>>(PRESS_GROUP_PATH, groupSearch(siteName()));
    const first = answer.data[0];
    if (first) saveGroup(first);
    else groupStore.set('none');
  } catch (error) {
    // Spec 8: nothing else is shown of it.
    storeError(error);
    groupStore.set('none');
  }
}

function saveGroup(group: PressGroup): void {
  writeStored(GROUP_KEY, JSON.stringify(group));
  document.documentElement.dataset.house = group.theme;
  groupStore.set(group);
}

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
    keep: 'theme,tagline',
  };
}
