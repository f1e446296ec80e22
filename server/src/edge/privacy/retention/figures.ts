import { FIGURE_MONTHS, FIGURE_QUERY_MONTHS } from '@press-room/contract/limits';
import { addMonths } from '../../../core/personal-data/retention-rules.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  countOldAnalytics,
  countOldQueries,
  deleteOldAnalytics,
  deleteOldQueries,
} from '../../analytics/queries.ts';
import { countOldDownloads, deleteOldDownloads } from '../../downloads/queries.ts';
import { doNoted } from './noted.ts';
import type { RetentionStep } from './retention-step.ts';

/** Anonymous statistics that are too old for comparisons. */
export async function planFigures(db: Db, now: Date): Promise<RetentionStep[]> {
  const dayBefore = (months: number): string => addMonths(now, -months).toISOString().slice(0, 10);
  const [figures, queries] = [dayBefore(FIGURE_MONTHS), dayBefore(FIGURE_QUERY_MONTHS)];
  const steps = [
    {
      count: await countOldAnalytics(db, figures),
      what: 'figures',
      months: FIGURE_MONTHS,
      remove: (trx: Db) => deleteOldAnalytics(trx, figures),
    },
    {
      count: await countOldQueries(db, queries),
      what: 'searches without result',
      months: FIGURE_QUERY_MONTHS,
      remove: (trx: Db) => deleteOldQueries(trx, queries),
    },
    {
      count: await countOldDownloads(db, figures),
      what: 'download records without a name',
      months: FIGURE_MONTHS,
      remove: (trx: Db) => deleteOldDownloads(trx, figures),
    },
  ];
  return steps
    .filter(({ count }) => count > 0)
    .map(({ count, what, months, remove }) => {
      const note = { action: 'delete', subject: `${count} ${what}`, reason: `older than ${months} months` };
      return { ...note, run: ({ database }) => doNoted(database, note, now, remove) };
    });
}
