import type { GroupLogo, PressGroup } from '@press-room/contract/press-groups';
import type { AppContext } from '../../core/context.ts';
import type { StoredPressGroup } from '../../core/sites/press-groups.ts';
import type { Db } from '../../platform/db/db.ts';
import { isShowable } from '../assets/readiness.ts';

/** Sufficient for a header on a high-density screen. */
const LOGO_WIDTH = 320;
const LOGO_TYPE = 'image/webp';

/** Groups for readers: a logo is shown as long as the rights of its file allow. */
export async function withLogos(
  context: Pick<AppContext, 'links' | 'now'> & { db: Db },
  groups: readonly StoredPressGroup[],
): Promise<PressGroup[]> {
  const logos = await listLogos(
    context,
    groups.flatMap(({ logo_asset_id }) => logo_asset_id ?? []),
  );
  return groups.map(({ logo_asset_id, ...group }) => ({
    ...group,
    logo: logo_asset_id === null ? null : (logos.get(logo_asset_id) ?? null),
  }));
}

async function listLogos(
  { db, links, now }: Pick<AppContext, 'links' | 'now'> & { db: Db },
  ids: readonly number[],
): Promise<Map<number, GroupLogo>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('asset')
    .innerJoin('asset_rendition as file', 'file.asset_id', 'asset.id')
    .select(['asset.id', 'asset.name', 'asset.alt_en', 'asset.alt_it'])
    .select(['file.sha256', 'file.width', 'file.height'])
    .where('asset.id', 'in', ids)
    .where('file.media_type', '=', LOGO_TYPE)
    .where('file.width', '<=', LOGO_WIDTH)
    .where(isShowable(now()))
    .orderBy('file.width')
    .execute();
  return new Map(
    rows.map(({ id, name, sha256, width, height, alt_en: en, alt_it: it }) => [
      id,
      {
        url: links.media.toPublic({ key: sha256, name, media_type: LOGO_TYPE }),
        width,
        height,
        alt: { en, it },
      },
    ]),
  );
}
