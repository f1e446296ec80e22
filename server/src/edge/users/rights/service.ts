import type { GroupName } from '@press-room/contract/account-groups';
import type { Rights, RightsChange } from '@press-room/contract/rights';
import { type Holder, type Permission, rightsOf } from '@press-room/contract/roles';
import { keepAdministrator } from '../../../core/account/rights/administrators.ts';
import { claimAccount, getRights, setDirect, setGroups } from '../../../core/account/rights/queries.ts';
import { announceReader } from '../../../core/announcements/readers.ts';
import { overtaken } from '../../../core/audit/last-change.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { requireSubject } from '../subject.ts';

type RightsContext = Pick<AppContext, 'database' | 'now'>;

/** Officers assign only rights that they have. @throws 403 naming a missing one */
function requireHeld(officer: Holder, permissions: readonly Permission[]): void {
  const held = rightsOf(officer);
  const missing = permissions.filter((permission) => !held.includes(permission));
  if (missing.length === 0) return;
  const parameters = { permissions: missing.join(', ') };
  throw new AppError(403, { detail: { key: 'right_not_held', parameters }, facts: { missing } });
}

/** Sets the groups and direct rights of an account. @throws 400, 403, 404, 409, 412 with the current rights */
export const changeRights = (
  { database, now }: RightsContext,
  { id, version, officer }: Write,
  change: RightsChange,
): Promise<Rights> =>
  database.db.transaction().execute((trx) =>
    keepAdministrator(trx, async () => {
      await requireSubject(trx, { officer, accountId: id });
      const isClaimed = await claimAccount(trx, id, version);
      const current = await getRights(trx, id);
      if (!isClaimed) throw await overtaken(trx, { subject: `user_account:${id}`, officer, current });
      const fields = await writeRights(trx, { id, officer, current, change, at: now() });
      await recordAudit(trx, { by: officer.id, action: 'change_rights', about: id, fields }, now());
      return getRights(trx, id);
    }),
  );

interface RightsWrite {
  id: number;
  officer: Officer;
  current: Rights;
  change: RightsChange;
  at: Date;
}

/** Returns added (+) and removed (-) rights by name, for the audit log: they are no personal data. */
async function writeRights(
  trx: Db,
  { id, officer, current, change: { groups, permissions }, at }: RightsWrite,
): Promise<string[]> {
  const group = differ(current.groups, groups);
  const direct = differ(
    current.direct.map(({ permission }) => permission),
    permissions,
  );
  requireHeld(officer, [...rightsOf({ groups: toNamed([...group.added, ...group.removed]) })]);
  requireHeld(officer, rightsOf({ groups: [], permissions: [...direct.added, ...direct.removed] }));
  if (groups) {
    await setGroups(trx, id, groups);
    if (group.added.length > 0) await announceReader(trx, id, at);
  }
  if (permissions) await setDirect(trx, id, permissions, { by: officer.id, at });
  return [...toSigns('group', group), ...toSigns('permission', direct)];
}

interface Difference {
  added: readonly string[];
  removed: readonly string[];
}

const differ = (
  before: readonly string[],
  after: readonly (GroupName | Permission)[] | undefined,
): Difference => ({
  added: (after ?? []).filter((name) => !before.includes(name)),
  removed: after === undefined ? [] : before.filter((name) => !after.some((kept) => kept === name)),
});

const toNamed = (names: readonly string[]) => names.map((name) => ({ name }));

const toSigns = (kind: string, { added, removed }: Difference): string[] => [
  ...added.map((name) => `${kind}:+${name}`),
  ...removed.map((name) => `${kind}:-${name}`),
];
