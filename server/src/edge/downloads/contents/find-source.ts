import { findHouse, type HouseConfig } from '../../../core/sites/site.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { DownloadableAsset } from './queries.ts';

/** Source of files without a press group: the common group of the other files, else the press room. */
export async function findSource(
  db: Db,
  config: HouseConfig,
  assets: readonly Pick<DownloadableAsset, 'group_name'>[],
): Promise<string> {
  const [name = null, ...others] = new Set(assets.map(({ group_name }) => group_name));
  if (name !== null && others.length === 0) return name;
  return (await findHouse(db, config))?.name ?? '';
}
