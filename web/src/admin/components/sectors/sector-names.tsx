import { namesOfSectors, useSectors } from '../../../features/sectors/sectors.ts';

/** Names of sectors, in a row of a list. */
export function SectorNames({ ids }: { ids: readonly number[] }) {
  const names = namesOfSectors(useSectors(), ids);
  return names.length > 0 && <bdi>{names.join(', ')}</bdi>;
}
