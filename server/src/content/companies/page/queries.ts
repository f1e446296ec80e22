import { COMPANY_PAGE_PICTURES } from '@press-room/contract/company-pages';
import { accessAt, comesWithTexts, visibleTo } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';
import { isShowable } from '../../assets/readiness.ts';

export async function findCompany(db: Db, id: number) {
  const row = await db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export const listBrands = (db: Db, companyId: number) =>
  db
    .selectFrom('company_brand')
    .innerJoin('brand', 'brand.id', 'company_brand.brand_id')
    .select(['brand.id', 'brand.name'])
    .where('company_brand.company_id', '=', companyId)
    .orderBy('brand.name')
    .orderBy('brand.id')
    .execute();

/** Number of latest releases whose pictures are used. */
const RELEASES = 100;

/** Pictures of a company's latest releases that a reader may see, newest release first. */
export function listCompanyPictures(
  db: Db,
  companyId: number,
  { reader, now }: { reader: ReaderClass; now: Date },
) {
  const releases = db
    .selectFrom('press_release as release')
    .select(['release.id', 'release.date', 'release.hero_asset_id', 'release.languages'])
    .select(accessAt(now).as('access'))
    .where('release.company_id', '=', companyId)
    .where(visibleTo(reader, now))
    .orderBy('release.date', 'desc')
    .orderBy('release.id', 'desc')
    .limit(RELEASES);
  const heroes = db
    .selectFrom(releases.as('release'))
    .innerJoin('asset', 'asset.id', 'release.hero_asset_id')
    .select((eb) => [
      'asset.id',
      'release.id as release',
      'release.date',
      'release.access',
      eb.lit(-1).$castTo<number>().as('at'),
    ])
    .where(isShowable(now));
  const others = db
    .selectFrom(releases.as('release'))
    .innerJoin('press_release_picture as link', 'link.press_release_id', 'release.id')
    .innerJoin('asset', 'asset.id', 'link.asset_id')
    .select(['asset.id', 'release.id as release', 'release.date', 'release.access', 'link.position as at'])
    .where(comesWithTexts())
    .where(isShowable(now));
  return db
    .selectFrom(heroes.unionAll(others).as('shown'))
    .selectAll()
    .orderBy('shown.date', 'desc')
    .orderBy('shown.release', 'desc')
    .orderBy('shown.at')
    .limit(COMPANY_PAGE_PICTURES * 2)
    .execute();
}

/** Public names and cities, in the order of the ids. */
export async function listCompanyNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .select(['id', 'business_name', 'pub_business_name', 'city', 'pub_city'])
    .where('id', 'in', ids)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row === undefined
      ? []
      : [{ id, name: row.pub_business_name || row.business_name, city: row.pub_city || row.city }];
  });
}
