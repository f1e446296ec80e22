import type { BasketContent, OwnBasket } from '@press-room/contract/baskets';
import { type Baskets, buildBasket, currentOf, type LocalBasket } from '../../../lib/kept-baskets.ts';

type Content = Omit<BasketContent, 'items'> & Pick<LocalBasket, 'items'>;

export const toContent = ({ name, note, items }: Content): BasketContent => ({
  name,
  note,
  items: [...items],
});
export const isSame = (one: Content, other: Content): boolean =>
  JSON.stringify(toContent(one)) === JSON.stringify(toContent(other));

const toLocal = ({ key, id, version, ...content }: OwnBasket): LocalBasket => ({
  ...toContent(content),
  key,
  id,
  version,
  isChanged: false,
});

export interface Merged extends Baskets {
  /** Number of baskets changed here and elsewhere: both versions are kept. */
  conflicts: number;
}

/** Merges local baskets with those of the server; `nameCopy` names the local version if both are kept. */
export function mergeBaskets(
  kept: Baskets,
  stored: readonly OwnBasket[],
  nameCopy: (name: string) => string,
): Merged {
  const there = new Map(stored.map((each) => [each.key, each]));
  const pairs = kept.baskets.map((local) => {
    const found = there.get(local.key);
    // Another tab may have a newer answer.
    const isOlder = found?.id === local.id && found.version < local.version;
    return { local, merged: isOlder ? [local] : mergeOne(local, found, nameCopy) };
  });
  const here = new Set(kept.baskets.map(({ key }) => key));
  const added = stored.filter(({ key }) => !here.has(key)).map(toLocal);
  const baskets = [...pairs.flatMap(({ merged }) => merged), ...added];
  const open = pairs.find(({ local }) => local.key === currentOf(kept).key)?.merged.at(-1);
  return {
    // The basket in use stays selected.
    current: open?.key ?? added.at(-1)?.key ?? kept.current,
    baskets,
    conflicts: pairs.filter(({ merged }) => merged.length > 1).length,
  };
}

/** Empty: deleted. Two: both are kept, the local one second. */
export function mergeOne(
  local: LocalBasket,
  there: OwnBasket | undefined,
  nameCopy: (name: string) => string,
): LocalBasket[] {
  const { version, isChanged, isDeleted = false, sent } = local;
  if (there === undefined) {
    if (isDeleted || (version > 0 && !isChanged)) return [];
    if (version === 0) return [local];
    // Deleted elsewhere and changed here: the changes are kept as a new basket.
    return [{ ...buildBasket(local), isChanged: true }];
  }
  const { id } = there;
  if (id === local.id && there.version === version) return [local];
  // Version 1 is this browser's upload, whose answer was lost.
  if (version === 0 && there.version === 1) return [{ ...local, id, version: 1 }];
  if (!isDeleted && isSame(local, there)) return [toLocal(there)];
  // The server accepted the last upload, but its answer was lost.
  if (sent !== undefined && isSame(sent, there)) return [{ ...local, id, version: there.version }];
  if (isDeleted || !isChanged) return [toLocal(there)];
  return [toLocal(there), { ...buildBasket({ ...local, name: nameCopy(local.name) }), isChanged: true }];
}
