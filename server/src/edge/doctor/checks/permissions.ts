import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FOR_WEB_SERVER } from '../../../platform/process/data-directory.ts';
import { secretIn } from '../../../platform/process/secrets.ts';
import { type Found, fault, fine, type Patient, warning } from '../finding.ts';

/** Permissions of group and others. */
const OTHERS = 0o077;
/** The web server in front passes through DATA_DIR to the files, but cannot list it. */
const PASSING_GROUP = FOR_WEB_SERVER.folder & 0o010;

export async function checkPermissions({ config }: Patient): Promise<Found[]> {
  const { DATA_DIR, SECRET_KEY, ACCEL_REDIRECT } = config;
  const allowed = ACCEL_REDIRECT === undefined ? 0 : PASSING_GROUP;
  const found = await checkPath(DATA_DIR, { allowed, state: warning, mode: allowed === 0 ? '700' : '710' });
  const secret = secretIn(DATA_DIR);
  if (existsSync(secret)) found.push(...(await checkPath(secret, { allowed: 0, state: fault, mode: '600' })));
  else if (SECRET_KEY === undefined) found.push(fault('doctor_no_secret'));
  return found.length === 0 ? [fine('doctor_permissions_fine')] : found;
}

interface Wanted {
  /** Permissions that others may have. */
  allowed: number;
  state: typeof warning;
  /** Argument of `chmod`. */
  mode: string;
}

async function checkPath(path: string, { allowed, state, mode }: Wanted): Promise<Found[]> {
  const { mode: rights, uid: owner } = await stat(path);
  const user = process.getuid?.() ?? owner;
  const found: Found[] = [];
  if (owner !== user) found.push(warning('doctor_other_owner', { path, owner, user }));
  if ((rights & OTHERS & ~allowed) !== 0) found.push(state('doctor_readable_by_others', { path, mode }));
  return found;
}
