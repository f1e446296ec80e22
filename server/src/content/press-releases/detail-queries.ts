import type { Language } from '@press-room/contract/languages';
import { comesWithTexts, runForReader, selectAccess } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import { runPrepared } from '../../platform/db/prepared.ts';
import { isShowable } from '../assets/readiness.ts';
import { type IssuerRow, issuerColumns } from './issuer.ts';
import {
  RECORD_COLUMNS,
  type ReleaseFilter,
  type ReleaseRecord,
  releaseBaseSet,
  shown,
  shownTexts,
  withTexts,
} from './queries.ts';

export interface ReleaseDetail extends ReleaseRecord, IssuerRow {
  company_id: number | null;
  company_name: string | null;
  group_name: string;
  dateline: string;
  body: string;
  brand_id: number | null;
  brand_name: string | null;
  event_id: number | null;
  event_it: string | null;
  event_en: string | null;
  hall: string;
  stand: string;
  updated_at: string;
  /** Copyright of the hero picture. */
  copyright: string | null;
  rights: string | null;
  /** Related rows, requested only if there are any. */
  picture_links: number;
  attachment_links: number;
}

/** One release with all its own columns, in one statement; null: the reader may not see it. */
export async function findReleaseDetail(
  db: Db,
  { reader, now, id }: Pick<ReleaseFilter, 'reader' | 'now'> & { id: number },
  language: Language,
): Promise<ReleaseDetail | null> {
  const values = { id, now: now.toISOString() };
  const shape = `release detail ${language}`;
  const rows = await runForReader(db, { reader, shape, values }, (blank, sight) =>
    withTexts(
      releaseBaseSet(db, {
        reader: sight,
        now: blank((run) => run.now),
      }),
      language,
    )
      .leftJoin('asset', (join) =>
        join.onRef('asset.id', '=', 'release.hero_asset_id').on(isShowable(blank((run) => run.now))),
      )
      .where(
        'release.id',
        '=',
        blank((run) => run.id),
      )
      .leftJoin('company', 'company.id', 'release.company_id')
      .leftJoin('brand', 'brand.id', 'release.brand_id')
      .leftJoin('event', 'event.id', 'release.event_id')
      .select(RECORD_COLUMNS)
      .select(selectAccess(blank((run) => run.now)))
      .select(issuerColumns())
      .select(['release.brand_id', 'brand.name as brand_name', 'release.hall', 'release.stand'])
      .select(['event.id as event_id', 'event.name_it as event_it', 'event.name_en as event_en'])
      .select(shownTexts())
      .select([
        shown('dateline').$castTo<string>().as('dateline'),
        shown('body').$castTo<string>().as('body'),
      ])
      .select(['release.contacts', 'release.boilerplates', 'release.updated_at'])
      .select(['asset.copyright', `asset.rights_${language} as rights`])
      .select((eb) => [
        eb
          .selectFrom('press_release_picture as link')
          .whereRef('link.press_release_id', '=', 'release.id')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('picture_links'),
        eb
          .selectFrom('press_release_attachment as link')
          .whereRef('link.press_release_id', '=', 'release.id')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('attachment_links'),
      ]),
  );
  return rows[0] ?? null;
}

export interface PlacedPicture {
  id: number;
  copyright: string;
  rights: string;
}

/** Visible pictures besides the hero picture, in order; duplicates are possible. */
export function listPlacedPictures(
  db: Db,
  releaseId: number,
  language: Language,
  now: Date,
): Promise<PlacedPicture[]> {
  const values = { releaseId, now: now.toISOString() };
  return runPrepared(db, `release pictures ${language}`, values, (blank) =>
    db
      .selectFrom('press_release_picture as link')
      .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
      .innerJoin('asset', 'asset.id', 'link.asset_id')
      .select(['asset.id', 'asset.copyright', `asset.rights_${language} as rights`])
      .where(
        'link.press_release_id',
        '=',
        blank((run) => run.releaseId),
      )
      .where(comesWithTexts())
      .where(isShowable(blank((run) => run.now)))
      .orderBy('link.position'),
  );
}
