import type { Person } from '@press-room/contract/people';
import type { Permission } from '@press-room/contract/roles';
import { listHolders } from '../../core/account/rights/officers.ts';
import type { Db } from '../../platform/db/db.ts';
import { runPrepared } from '../../platform/db/prepared.ts';
import { conflict } from '../../platform/errors/errors.ts';

/** Whether a press group requires a second person for publishing. */
export const asksForSecondPerson = async (db: Db, group: number): Promise<boolean> => {
  const [row] = await runPrepared(db, 'second person', { group }, (blank) =>
    db
      .selectFrom('press_group')
      .select('four_eyes')
      .where(
        'id',
        '=',
        blank((run) => run.group),
      ),
  );
  return row?.four_eyes === 1;
};

/** All other holders of a permission. */
export async function listOthers(db: Db, permission: Permission, officer: number): Promise<Person[]> {
  const holders = await listHolders(db, permission);
  return holders.filter((holder) => holder.id !== officer);
}

/** Maximum number of named officers. */
const NAMED_MAX = 5;

export const toNames = (people: readonly Person[]): string => {
  const names = people.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim());
  return [...names.slice(0, NAMED_MAX), ...(names.length > NAMED_MAX ? ['…'] : [])].join(', ');
};

/** @throws 409 always, with the officers who may publish instead */
export function refuseAlone(others: readonly Person[]): never {
  if (others.length === 0) throw conflict('written_alone_of_all');
  throw conflict('written_alone', { names: toNames(others) });
}
