import type { CheckName } from '@press-room/contract/system';
import type { Config } from '../../platform/config/config.ts';
import { sayReason } from '../../platform/errors/operator-error.ts';
import { checkAddress } from './checks/address.ts';
import { checkBackup } from './checks/backup.ts';
import { checkClock } from './checks/clock.ts';
import { checkConfiguration } from './checks/configuration.ts';
import { checkDatabase } from './checks/database.ts';
import { checkDisk } from './checks/disk.ts';
import { checkMail } from './checks/mail.ts';
import { checkPermissions } from './checks/permissions.ts';
import { checkStorage } from './checks/storage.ts';
import { type Finding, type Found, fault, type Patient } from './finding.ts';
import { checkSender } from './sender/check-sender.ts';
import { explainSilence, takePulse } from './silence.ts';
import { withoutSecrets } from './without-secrets.ts';

interface Check {
  name: CheckName;
  /** Timeout of the check. */
  seconds: number;
  /** Whether it waits for another machine. */
  asksElsewhere?: (config: Config) => boolean;
  /** Skipped if the database does not answer. */
  asksDatabase?: boolean;
  look: (patient: Patient) => Promise<Found[]> | Found[];
}

/** All checks, in the order of the report. */
const CHECKS: readonly Check[] = [
  { name: 'configuration', seconds: 5, look: checkConfiguration },
  { name: 'permissions', seconds: 5, look: checkPermissions },
  { name: 'disk', seconds: 5, look: checkDisk },
  {
    name: 'database',
    seconds: 15,
    asksElsewhere: ({ DATABASE_URL }) => DATABASE_URL !== undefined,
    look: checkDatabase,
  },
  { name: 'clock', seconds: 10, asksDatabase: true, look: checkClock },
  {
    name: 'storage',
    seconds: 20,
    asksElsewhere: ({ STORAGE_URL }) => STORAGE_URL !== undefined,
    look: checkStorage,
  },
  {
    name: 'mail',
    seconds: 15,
    asksElsewhere: ({ SMTP_URL, REPORTS_IMAP_URL }) =>
      SMTP_URL !== undefined || REPORTS_IMAP_URL !== undefined,
    look: checkMail,
  },
  { name: 'sender', seconds: 15, asksElsewhere: () => true, look: checkSender },
  { name: 'address', seconds: 10, asksElsewhere: () => true, look: checkAddress },
  { name: 'backup', seconds: 10, asksDatabase: true, look: checkBackup },
];

async function run(check: Check, patient: Patient): Promise<Finding[]> {
  const { seconds } = check;
  const asksElsewhere = check.asksElsewhere?.(patient.config) ?? false;
  const pulse = takePulse();
  const late = new Promise<Found[]>((resolve) => {
    AbortSignal.timeout(seconds * 1000).addEventListener('abort', () =>
      resolve([explainSilence({ seconds, asksElsewhere, ...pulse.read() })]),
    );
  });
  const found = Promise.resolve()
    .then(() => check.look(patient))
    .catch((error: unknown) => [fault('doctor_failed', { reason: sayReason(error) })]);
  const first = await Promise.race([found, late]);
  pulse.stop();
  return first.map((each) => ({ check: check.name, ...each }));
}

/** Runs all checks in parallel, and returns the results in the order of the list. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const begun = new Map<string, Promise<Finding[]>>();
  for (const check of CHECKS) {
    const before = check.asksDatabase === true ? begun.get('database') : undefined;
    const runOnce = async (): Promise<Finding[]> => {
      const isAway = (await before)?.some(({ state }) => state === 'fault') ?? false;
      return isAway ? [] : run(check, patient);
    };
    begun.set(check.name, runOnce());
  }
  return (await Promise.all(begun.values())).flat().map(withoutSecrets(patient.config));
}
