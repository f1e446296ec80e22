import type { Language } from '@press-room/contract/languages';
import { publicName, toNamed } from '../../../core/companies/names.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import { chooseTitle } from '../../../platform/text/bilingual.ts';

/** Submitted kits of companies, earliest first up to a limit, and their number. */
export async function listKitsInReview(db: Db, language: Language, limit: number) {
  const waiting = db.selectFrom('press_kit').where('press_kit.status', '=', 'in_review');
  const rows = await waiting
    .innerJoin('press_group', 'press_group.id', 'press_kit.press_group_id')
    .leftJoin('company', 'company.id', 'press_kit.company_id')
    .select(['press_kit.id', 'press_kit.title_it', 'press_kit.title_en', 'press_kit.updated_at'])
    .select(['press_group.id as group_id', 'press_group.name as group_name'])
    .select(['press_kit.company_id', publicName.as('company_name')])
    .orderBy('press_kit.updated_at')
    .orderBy('press_kit.id')
    .limit(limit)
    .execute();
  return {
    count: await countRows(waiting),
    rows: rows.map((row) => ({
      id: row.id,
      title: chooseTitle(row, language).title,
      press_group: { id: row.group_id, name: row.group_name },
      updated_at: row.updated_at,
      company: toNamed(row.company_id, row.company_name),
    })),
  };
}
