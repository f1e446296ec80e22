import type { AnalyticsSubject, COPY_SUBJECTS } from '@press-room/contract/analytics';
import type { Language } from '@press-room/contract/languages';
import { expressionBuilder } from 'kysely';
import { isShowable } from '../../content/assets/readiness.ts';
import { assetVisibleTo } from '../../content/assets/visibility.ts';
import { visibleTo } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Reader } from '../../platform/http/authentication.ts';

const titleIn = (language: Language) =>
  expressionBuilder<Schema, 'press_release'>()
    .selectFrom('press_release_text as text')
    .select('text.title')
    .whereRef('text.press_release_id', '=', 'press_release.id')
    .where('text.language', '=', language);

/** Names of a subject in both languages, the requested one first. */
function selectWords(db: Db, kind: AnalyticsSubject, [wanted, other]: readonly [Language, Language]) {
  switch (kind) {
    case 'press_release':
      return db.selectFrom(kind).select(['id', titleIn(wanted).as('first'), titleIn(other).as('second')]);
    case 'press_group':
      return db.selectFrom(kind).select(['id', 'name as first', 'name as second']);
    case 'asset':
      return db
        .selectFrom(kind)
        .select(['id', `caption_${wanted} as first`])
        .select((eb) =>
          eb.fn
            .coalesce(eb.fn<string | null>('nullif', [`caption_${other}`, eb.val('')]), 'name')
            .as('second'),
        );
    case 'gallery':
      return db.selectFrom(kind).select(['id', `name_${wanted} as first`, `name_${other} as second`]);
    default:
      return db.selectFrom(kind).select(['id', `title_${wanted} as first`, `title_${other} as second`]);
  }
}

interface Words {
  id: number;
  first: string | null;
  second: string | null;
}

/** Names of subjects; deleted ones have none. */
export async function listNames(
  db: Db,
  kind: AnalyticsSubject,
  { ids, language }: { ids: readonly number[]; language: Language },
): Promise<Map<number, string>> {
  const words = selectWords(db, kind, language === 'it' ? ['it', 'en'] : ['en', 'it']);
  const rows = await db
    .selectFrom(() => words.$castTo<Words>().as('named'))
    .selectAll()
    .where('named.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, first, second }) => [id, first || second || '']));
}

function selectVisible(
  db: Db,
  kind: (typeof COPY_SUBJECTS)[number],
  { reader, now }: { reader: Reader; now: Date },
) {
  switch (kind) {
    case 'asset':
      return db.selectFrom(kind).select('asset.id').where(isShowable(now)).where(assetVisibleTo(reader, now));
    case 'magazine':
      return db
        .selectFrom(kind)
        .select('magazine.id')
        .where(visibleTo(reader, now, kind));
    default:
      return db.selectFrom(`${kind} as release`).select('release.id').where(visibleTo(reader, now));
  }
}

/** Whether a reader can see the record from which a copy was reported. */
export async function isVisibleSubject(
  db: Db,
  { kind, id }: { kind: (typeof COPY_SUBJECTS)[number]; id: number },
  view: { reader: Reader; now: Date },
): Promise<boolean> {
  const query = selectVisible(db, kind, view);
  const row = await db
    .selectFrom(() => query.$castTo<{ id: number }>().as('seen'))
    .select('seen.id')
    .where('seen.id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
