import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';

/** Decided before an instant, or found before it and still pending. */
const selectOld = (db: Db, before: string) =>
  db
    .selectFrom('clipping_proposal')
    .where((eb) =>
      eb.or([
        eb('decided_at', '<', before),
        eb.and([eb('state', '=', 'waiting'), eb('found_at', '<', before)]),
      ]),
    );

export const countOldProposals = (db: Db, before: string): Promise<number> =>
  countRows(selectOld(db, before));

/** The daily cleanup removes their PDFs. */
export const deleteOldProposals = (trx: Db, before: string): Promise<unknown> =>
  trx.deleteFrom('clipping_proposal').where('id', 'in', selectOld(trx, before).select('id')).execute();
