import type { Language } from '@press-room/contract/languages';
import type { Db } from '../../../platform/db/db.ts';
import { padIds, runPrepared } from '../../../platform/db/prepared.ts';

/** Texts as sanitised HTML. */
export function listBodies(
  db: Db,
  language: Language,
  ids: readonly number[],
): Promise<{ id: number; body: string }[]> {
  const values = { language, ids: padIds(ids) };
  return runPrepared(db, `found bodies ${values.ids.length}`, values, (blank) =>
    db
      .selectFrom('press_release_text')
      .select(['press_release_id as id', 'body'])
      .where(
        'press_release_id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      )
      .where(
        'language',
        '=',
        blank((run) => run.language),
      ),
  );
}
