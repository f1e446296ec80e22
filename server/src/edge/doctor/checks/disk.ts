import { statfs } from 'node:fs/promises';
import type { Language } from '@press-room/contract/languages';
import { inBoth, localeOf } from '../../../platform/text/bilingual.ts';
import { type Found, fault, fine, type Patient, warning } from '../finding.ts';

/** Space needed by the database and its temporary files. */
const LEAST = 200e6;

const toGigabytes = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    bytes / 1e9,
  );

export async function checkDisk({ config }: Patient): Promise<Found[]> {
  const { bavail, bsize } = await statfs(config.DATA_DIR);
  const free = bavail * bsize;
  const told = { free: inBoth((language) => toGigabytes(free, language)) };
  if (free < LEAST) return [fault('doctor_disk_full', told)];
  const isLow = free < 2 * config.UPLOAD_MAX_MB * 1e6;
  return [isLow ? warning('doctor_disk_low', told) : fine('doctor_disk_fine', told)];
}
