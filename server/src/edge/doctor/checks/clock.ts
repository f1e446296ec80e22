import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readPostgresClock } from '../../../platform/db/inspect.ts';
import { inBoth, inRome } from '../../../platform/text/bilingual.ts';
import { type Found, fault, fine, type Patient, warning } from '../finding.ts';

/** Seconds that people notice, and at which embargoes and codes end too early or late. */
const SLIGHT = 2;
const GRAVE = 30;

/** Timeout of the system's answer. */
const SYSTEM_MS = 5000;

export async function checkClock(patient: Patient): Promise<Found[]> {
  const isSet = await isSetByTimeServer();
  const adrift = isSet === false ? [warning('doctor_clock_adrift')] : [];
  if (patient.engine === 'postgres') return [...(await compareClocks(patient)), ...adrift];
  if (isSet === true) return [fine('doctor_clock_set')];
  if (adrift.length > 0) return adrift;
  const now = patient.now().toISOString();
  return [fine('doctor_clock_alone', { now: inBoth((language) => inRome(now, language)) })];
}

async function compareClocks({ now, openDb }: Patient): Promise<Found[]> {
  const db = await openDb();
  const before = now().getTime();
  const theirs = await readPostgresClock(db);
  const after = now().getTime();
  // The other clock was read between request and answer.
  const apart = Math.max(before - theirs, theirs - after, 0) / 1000;
  const told = { seconds: Math.round(apart) };
  if (apart >= GRAVE) return [fault('doctor_clock_differs', told)];
  return [apart >= SLIGHT ? warning('doctor_clock_differs', told) : fine('doctor_clock_fine')];
}

/** Null: unknown, as in a container. */
async function isSetByTimeServer(): Promise<boolean | null> {
  const words = ['show', '--property=NTPSynchronized', '--value'];
  try {
    const signal = AbortSignal.timeout(SYSTEM_MS);
    const { stdout } = await promisify(execFile)('timedatectl', words, { signal });
    const said = stdout.trim();
    return said === 'yes' || said === 'no' ? said === 'yes' : null;
  } catch {
    return null;
  }
}
