import { withReadOnlyConnection } from '../../database.ts';
import { latest } from '../ledger.ts';
import type { Room } from '../room.ts';

/** Every write of a release raises its version by one and adds one entry. */
export async function listAuditFaults(room: Room): Promise<string[]> {
  const entries = await withReadOnlyConnection(room.place, (db) =>
    db
      .selectFrom('audit_entry')
      .select((eb) => ['subject', eb.fn.countAll<number | string>().as('entries')])
      .where((eb) => eb.or([eb('subject', 'like', 'press_release:%'), eb('subject', 'like', 'asset:%')]))
      .groupBy('subject')
      .execute(),
  );
  const counts = new Map(entries.map((each) => [each.subject, Number(each.entries)]));
  const releases = room.ledger.all().flatMap((chronicle) => {
    const version = latest(chronicle)?.state.version;
    const found = counts.get(`press_release:${chronicle.id}`) ?? 0;
    return version === undefined || found === version
      ? []
      : [
          `release ${chronicle.id} (${chronicle.mark}) has version ${version} and ${found} entries in the audit`,
        ];
  });
  const files = [...room.causes.files.values()].flatMap(({ id }) => {
    const found = counts.get(`asset:${id}`) ?? 0;
    return found === 1 ? [] : [`asset ${id} was made once and has ${found} entries in the audit`];
  });
  return [...releases, ...files];
}
