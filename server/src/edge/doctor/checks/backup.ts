import { commandLine } from '../../../platform/process/command-line.ts';
import { inBoth, onRome } from '../../../platform/text/bilingual.ts';
import { findLastBackup, wasEverVerified } from '../../backup/last-backup.ts';
import { type Found, fault, fine, type Patient, warning } from '../finding.ts';

const DAY_MS = 86_400_000;
const OLD_DAYS = 2;

export async function checkBackup({ now, openDb }: Patient): Promise<Found[]> {
  const db = await openDb();
  const last = await findLastBackup(db);
  if (last === null) return [warning('doctor_backup_never', { command: commandLine('backup', '--to …') })];
  const found: Found[] = [];
  const days = Math.floor((now().getTime() - Date.parse(last.made_at)) / DAY_MS);
  if (days >= OLD_DAYS) found.push(warning('doctor_backup_old', { days, command: commandLine('backup') }));
  if (last.missing_files > 0) found.push(fault('doctor_backup_incomplete', { count: last.missing_files }));
  if (!(await wasEverVerified(db)))
    found.push(warning('doctor_backup_unread', { command: commandLine('restore', '--verify') }));
  const { made_at, target } = last;
  if (found.length > 0) return found;
  return [fine('doctor_backup_fine', { made_at: inBoth((language) => onRome(made_at, language)), target })];
}
