import { listMigrations } from '../../db/client.ts';
import type { Db } from '../../db/database.ts';
import { listTakenSteps, readVersion, tryToWrite } from '../../db/inspect.ts';
import { type Found, fault, fine, type Patient } from '../finding.ts';
import { sayReason } from '../reason.ts';

export async function checkDatabase({ engine, openDb }: Patient): Promise<Found[]> {
  let db: Db;
  let version: string;
  try {
    db = await openDb();
    version = await readVersion(db, engine);
  } catch (error) {
    return [fault('doctor_database_away', { reason: sayReason(error) })];
  }
  const behind = await compareSteps(db, await listMigrations(engine));
  if (behind !== null) return [behind];
  try {
    await tryToWrite(db);
  } catch (error) {
    return [fault('doctor_database_read_only', { reason: sayReason(error) })];
  }
  const name = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return [fine('doctor_database_fine', { engine: name, version })];
}

/** Null: it has taken every step of this release, and none besides. */
async function compareSteps(db: Db, known: readonly string[]): Promise<Found | null> {
  const taken = await listTakenSteps(db);
  const newer = taken.findLast((name) => !known.includes(name));
  if (newer !== undefined) return fault('doctor_database_new', { step: newer });
  const count = known.filter((name) => !taken.includes(name)).length;
  return count === 0 ? null : fault('doctor_database_old', { count });
}
