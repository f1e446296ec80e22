import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { Db } from '../../../platform/db/db.ts';
import type { NewsKind, Pair } from './notices.ts';

/** Pending notices of one person about one release, oldest first, with their details. */
export async function listWaitingNotices(db: Db, { release, account }: Pair) {
  const rows = await db
    .selectFrom('press_release_notice as notice')
    .leftJoin('user_account as actor', 'actor.id', 'notice.actor_id')
    .leftJoin('press_release_comment as comment', 'comment.id', 'notice.comment_id')
    .leftJoin('press_release_version as kept', (join) =>
      join
        .onRef('kept.press_release_id', '=', 'notice.press_release_id')
        .onRef('kept.version', '=', 'notice.version'),
    )
    .select(['notice.id', 'notice.kind', 'notice.at', 'notice.actor_id'])
    .select(['actor.first_name', 'actor.last_name', 'actor.email'])
    .select(['comment.body', 'comment.exact', 'comment.company_id as comment_company', 'kept.note'])
    .where('notice.press_release_id', '=', release)
    .where('notice.user_account_id', '=', account)
    .where('notice.sent_at', 'is', null)
    .orderBy('notice.id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as NewsKind }));
}
export type WaitingNotice = Awaited<ReturnType<typeof listWaitingNotices>>[number];

/** Marks them as sent at this instant. Older sent ones are deleted. */
export async function markToldNotices(
  db: Db,
  ids: readonly number[],
  now: Date,
  pauseMs: number,
): Promise<void> {
  await db
    .updateTable('press_release_notice')
    .set({ sent_at: now.toISOString() })
    .where('id', 'in', [...ids])
    .execute();
  await db
    .deleteFrom('press_release_notice')
    .where('sent_at', '<=', new Date(now.getTime() - pauseMs).toISOString())
    .execute();
}

/** Data of a release for an e-mail. */
export async function findMailedRelease(db: Db, id: number, language: Language) {
  const release = await db
    .selectFrom('press_release')
    .select(['id', 'press_group_id', 'company_id', 'publish_at', 'visible_from'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (release === undefined) return null;
  const texts = await db
    .selectFrom('press_release_text')
    .select(['language', 'title'])
    .where('press_release_id', '=', id)
    .execute();
  const titles = [language, ...LANGUAGES].map((each) => texts.find((text) => text.language === each)?.title);
  return { ...release, title: titles.find(Boolean) ?? '' };
}
export type MailedRelease = NonNullable<Awaited<ReturnType<typeof findMailedRelease>>>;
