import { ALERT_MEDIA } from '@press-room/contract/alerts';
import type { Language } from '@press-room/contract/languages';
import { z } from 'zod';
import type { Telling } from '../../core/personal-data/telling.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import { toText } from '../../platform/text/messages.ts';
import { describeFilter } from './filter.ts';
import { findAlert } from './queries.ts';

const TOLD_TABLES = ['alert_told', 'alert_returned', 'alert_told_medium'] as const;
const mediumSchema = z.enum(ALERT_MEDIA);

/** Owner of the personal data. */
export interface Owner {
  emails: readonly string[];
  contacts: readonly number[];
}

const listIdsOf = async (db: Db, { emails, contacts }: Owner): Promise<number[]> => {
  const rows = await db
    .selectFrom('alert')
    .select('id')
    // With a part of an `or` that is false, SQLite scans the whole table.
    .where((eb) =>
      eb.or([
        ...(emails.length === 0 ? [] : [eb('email', 'in', emails)]),
        ...(contacts.length === 0 ? [] : [eb('contact_id', 'in', contacts)]),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id: alert }) => alert);
};

/** Alerts and their sent releases, for the privacy export. */
export async function listAlertsOf(db: Db, owner: Owner) {
  const alerts = [];
  for (const id of await listIdsOf(db, owner)) {
    const alert = await findAlert(db, id);
    if (alert === null) continue;
    const { contact_id: _contact, version: _version, ...told } = alert;
    const about = async (language: Language) => describeFilter(db, alert, { language });
    alerts.push({ ...told, about: { it: await about('it'), en: await about('en') } });
  }
  return alerts;
}

/** Releases sent to a person, by alert or mailing, newest first. */
export async function listToldOf(db: Db, { contacts }: Owner) {
  if (contacts.length === 0) return [];
  return db
    .selectFrom('alert_told')
    .select(['press_release_id', 'at', 'earlier_at'])
    .where('contact_id', 'in', contacts)
    .orderBy('at', 'desc')
    .orderBy('press_release_id')
    .execute();
}

/** Releases in alerts to a person that were refused or returned, newest first. */
export async function listReturnedOf(db: Db, { contacts }: Owner) {
  if (contacts.length === 0) return [];
  return db
    .selectFrom('alert_returned')
    .select(['press_release_id', 'at'])
    .where('contact_id', 'in', contacts)
    .orderBy('at', 'desc')
    .orderBy('press_release_id')
    .execute();
}

/** Galleries, magazines and kits sent to a person by alert, newest first. */
export async function listToldMediaOf(db: Db, { contacts }: Owner) {
  if (contacts.length === 0) return [];
  return db
    .selectFrom('alert_told_medium')
    .select(['kind', 'medium_id', 'at'])
    .where('contact_id', 'in', contacts)
    .orderBy('at', 'desc')
    .orderBy('kind')
    .orderBy('medium_id')
    .execute();
}

interface AlertData {
  alerts: Awaited<ReturnType<typeof listAlertsOf>>;
  told_releases: Awaited<ReturnType<typeof listToldOf>>;
  returned_releases: Awaited<ReturnType<typeof listReturnedOf>>;
  told_media: Awaited<ReturnType<typeof listToldMediaOf>>;
}

export const describeAlerts = (
  { alerts, told_releases, returned_releases, told_media }: AlertData,
  { say, on, starting, language }: Telling,
): string[] => [
  ...alerts.map(({ about, email, rhythm, created_at, confirmed_at }) => {
    const what = `${about[language]}; ${toText({ key: `alert_rhythm_${rhythm}` }, language)}; ${email}`;
    return confirmed_at === null
      ? say(
          `On ${on(created_at)} somebody asked for this at your address, and it is not confirmed: ${what}.`,
          `${starting(created_at)} qualcuno l’ha chiesto per il tuo indirizzo, senza conferma: ${what}.`,
        )
      : say(
          `You asked for this and confirmed it on ${on(confirmed_at)}: ${what}.`,
          `Richiesta confermata ${on(confirmed_at)}: ${what}.`,
        );
  }),
  ...told_releases.map(({ press_release_id: id, at }) =>
    say(
      `On ${on(at)} you were told of release ${id}.`,
      `${starting(at)} ti è stato segnalato il comunicato ${id}.`,
    ),
  ),
  ...returned_releases.map(({ press_release_id: id, at }) =>
    say(
      `A message to you of ${on(at)} about release ${id} was refused or came back.`,
      `Un messaggio per te sul comunicato ${id}, ${starting(at)}, è stato rifiutato o è tornato indietro.`,
    ),
  ),
  ...told_media.map(({ kind, medium_id: id, at }) => {
    const what = `${toText({ key: `alert_told_${mediumSchema.parse(kind)}` }, language)} ${id}`;
    return say(`On ${on(at)} you were told of ${what}.`, `${starting(at)} ti è stata segnalata: ${what}.`);
  }),
];

/** Including alerts that a stranger requested for the address. */
export async function deleteAlertsAt(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('alert').where('email', '=', email).execute();
}

/** Alerts that were never confirmed. */
export async function countUnconfirmed(db: Db, before: string): Promise<number> {
  return countRows(
    db.selectFrom('alert').where('confirmed_at', 'is', null).where('created_at', '<=', before),
  );
}

export const deleteUnconfirmed = (trx: Db, before: string) =>
  trx.deleteFrom('alert').where('confirmed_at', 'is', null).where('created_at', '<=', before).execute();

/** Old records of sent releases. */
export async function countOldTold(db: Db, before: string): Promise<number> {
  const counts = TOLD_TABLES.map((table) => countRows(db.selectFrom(table).where('at', '<=', before)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

export async function deleteOldTold(trx: Db, before: string): Promise<void> {
  for (const table of TOLD_TABLES) await trx.deleteFrom(table).where('at', '<=', before).execute();
}
