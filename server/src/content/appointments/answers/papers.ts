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

/** For people who came or followed remotely, once it has ended: what they may read by its own rules. */
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

/** Of the answer, else of the contact. */
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
