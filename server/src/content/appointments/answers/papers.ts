import { STRANGER_ANSWER_DAYS } from '@press-room/contract/appointment-answers';
import { releasePage } from '@press-room/contract/pages';
import { type Account, findAccountById } from '../../../core/account/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { ANYBODY, visibleTo } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import { classOfAccount, type ReaderClass } from '../../../platform/http/authentication.ts';
import { wordsIn } from '../../../platform/text/bilingual.ts';
import { toSlug } from '../../../platform/text/file-names.ts';
import { getOfficeAppointment } from '../reading.ts';
import type { StoredAnswer, WholeAnswer } from './queries.ts';

export interface ShownPaper {
  title: string;
  url: string;
}

/** Papers that people who attended or followed remotely may read after the end. */
export async function listPapers(
  { config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  { answer, appointment }: WholeAnswer,
): Promise<ShownPaper[]> {
  const hasCome = answer.entered_at !== null || answer.state === 'remote';
  if (!hasCome || appointment.ends_at > now().toISOString()) return [];
  const { language } = answer;
  const { releases, press_kits } = await getOfficeAppointment(database.db, appointment.id);
  const account = await findAccountOf(database.db, answer);
  const reader = account === null ? ANYBODY : classOfAccount(account);
  const asked = { reader, now: now() };
  const years = await listYears(database.db, { ids: releases.map(({ id }) => id), ...asked });
  const kits = await listVisibleKits(database.db, { ids: press_kits.map(({ id }) => id), ...asked });
  return [
    ...releases.flatMap(({ id, title }) => {
      const year = years.get(id);
      const words = wordsIn(title, language);
      return year === undefined
        ? []
        : [
            {
              title: words,
              url: `${config.PUBLIC_URL}${releasePage(language, { id, slug: toSlug(words), year })}`,
            },
          ];
    }),
    ...press_kits
      .filter(({ id }) => kits.has(id))
      .map(({ title }) => ({ title: wordsIn(title, language), url: `${config.PUBLIC_URL}/#/press-kit` })),
  ];
}

const DAY_MS = 86_400_000;

/**
 * Next instant at which a paper may become readable: the end, or when it becomes visible to some readers. Null:
 * unknown, or more than 30 days after the end, when answers of strangers are deleted.
 */
export async function findNextOpening(
  { database: { db }, now }: Pick<AppContext, 'database' | 'now'>,
  { id, ends_at }: WholeAnswer['appointment'],
): Promise<Date | null> {
  const releases = await db
    .selectFrom('appointment_release as link')
    .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
    .select(['release.visible_from', 'release.press_from'])
    .where('link.appointment_id', '=', id)
    .execute();
  const kits = await db
    .selectFrom('appointment_kit as link')
    .innerJoin('press_kit', 'press_kit.id', 'link.press_kit_id')
    .select('press_kit.visible_from')
    .where('link.appointment_id', '=', id)
    .execute();
  const last = Date.parse(ends_at) + STRANGER_ANSWER_DAYS * DAY_MS;
  const instants = [
    ends_at,
    ...releases.map(({ press_from }) => press_from),
    ...[...releases, ...kits].map(({ visible_from }) => visible_from),
  ]
    .map((instant) => (instant === null ? 0 : Date.parse(instant)))
    .filter((instant) => instant > now().getTime() && instant <= last);
  return instants.length === 0 ? null : new Date(Math.min(...instants));
}

/** Account of the answer, else of the contact. */
async function findAccountOf(db: Db, { user_account_id, contact_id }: StoredAnswer): Promise<Account | null> {
  const contact =
    user_account_id !== null || contact_id === null
      ? undefined
      : await db
          .selectFrom('contact')
          .select('user_account_id')
          .where('id', '=', contact_id)
          .executeTakeFirst();
  const account = user_account_id ?? contact?.user_account_id ?? null;
  return account === null ? null : findAccountById(db, account);
}

interface AskedPapers {
  ids: readonly number[];
  reader: ReaderClass;
  now: Date;
}

async function listVisibleKits(db: Db, { ids, reader, now }: AskedPapers): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('press_kit')
    .select('id')
    .where('id', 'in', ids)
    .where(visibleTo(reader, now, 'press_kit'))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function listYears(db: Db, { ids, reader, now }: AskedPapers): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('press_release as release')
    .select(['release.id', 'release.year'])
    .where('release.id', 'in', ids)
    .where(visibleTo(reader, now))
    .execute();
  return new Map(rows.map(({ id, year }) => [id, year]));
}
