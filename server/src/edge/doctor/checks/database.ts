import type { Db } from '../../../platform/db/db.ts';
import { compareSteps, readVersion, tryToWrite } from '../../../platform/db/inspect.ts';
import { STEP_NAMES } from '../../../platform/db/migrations/registry.ts';
import { sayReason } from '../../../platform/errors/operator-error.ts';
import { commandLine } from '../../../platform/process/command-line.ts';
import { type Found, fault, fine, type Patient, warning } from '../finding.ts';

export async function checkDatabase(patient: Patient): Promise<Found[]> {
  const { engine, openDb } = patient;
  let db: Db;
  let version: string;
  try {
    db = await openDb();
    version = await readVersion(db, engine);
  } catch (error) {
    return [fault('doctor_database_away', { reason: sayReason(error) })];
  }
  const state = tellSteps(await compareSteps(db, STEP_NAMES));
  if (state?.state === 'fault') return [state];
  try {
    await tryToWrite(db);
  } catch (error) {
    return [fault('doctor_database_read_only', { reason: sayReason(error) })];
  }
  const name = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return [state ?? fine('doctor_database_fine', { engine: name, version })];
}

/** Null: exactly the migrations of this release. */
function tellSteps(state: Awaited<ReturnType<typeof compareSteps>>): Found | null {
  if ('missing' in state)
    return state.missing === 0
      ? null
      : fault('doctor_database_old', { count: state.missing, command: commandLine('db:migrate') });
  const { newer: step, isCompatible } = state;
  return isCompatible ? warning('doctor_database_ahead', { step }) : fault('doctor_database_new', { step });
}
