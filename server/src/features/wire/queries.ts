import { startOfOfficeDay } from '@press-room/contract/office-clock';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';

/** What programs are told of a release besides what its page shows. */
export interface ReleaseMarks {
  sectors: string[];
  /** When it appeared: what is dated another day than it was put here appeared in the morning of its date. */
  published: string;
}

const sectorsSchema = z.array(z.string());

/** Of releases that somebody may see: nobody is asked here. */
export async function listReleaseMarks(db: Db, ids: readonly number[]): Promise<Map<number, ReleaseMarks>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('press_release')
    .select(['id', 'sectors', 'date', 'visible_from'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, sectors, ...when }) => [
      id,
      { sectors: sectorsSchema.parse(JSON.parse(sectors)), published: toInstant(when) },
    ]),
  );
}

export function toInstant({ date, visible_from }: { date: string; visible_from: string | null }): string {
  const [from, until] = [startOfOfficeDay(date).toISOString(), startOfOfficeDay(date, 1).toISOString()];
  return visible_from !== null && visible_from >= from && visible_from < until ? visible_from : from;
}
