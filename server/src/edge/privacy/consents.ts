import { PRIVACY_VERSION } from '@press-room/contract/limits';
import type { ConsentEntry, ConsentPurpose, Consents } from '@press-room/contract/privacy';
import { listConsents } from '../../core/personal-data/consents.ts';
import type { Db } from '../../platform/db/db.ts';

const latest = (history: readonly ConsentEntry[], purpose: ConsentPurpose): ConsentEntry | undefined =>
  history.find((entry) => entry.purpose === purpose);

/** `history` newest first. */
export const toConsents = (history: ConsentEntry[]): Consents => ({
  privacy_version: PRIVACY_VERSION,
  needs_consent: latest(history, 'notice')?.privacy_version !== PRIVACY_VERSION,
  standing: {
    data_processing: latest(history, 'data_processing')?.answer ?? null,
    marketing: latest(history, 'marketing')?.answer ?? null,
  },
  history,
});

export const getConsents = async (db: Db, accountId: number): Promise<Consents> =>
  toConsents(await listConsents(db, accountId));
