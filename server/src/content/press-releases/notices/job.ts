import { type Language, languageSchema } from '@press-room/contract/languages';
import { z } from 'zod';
import { type Account, findAccountById } from '../../../core/account/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { toReleaseUrl } from '../../../core/sites/addresses.ts';
import type { ClaimedJob } from '../../../platform/db/claim-jobs.ts';
import { ANONYMOUS, reaches } from '../../../platform/http/authentication.ts';
import { deferToConcurrent } from '../../../platform/jobs/concurrent.ts';
import type { RunAgain } from '../../../platform/jobs/queue.ts';
import { findReleaseDetail } from '../detail-queries.ts';
import {
  enqueueNotices,
  findLastMail,
  MAIL_PAUSE_MS,
  type NewsKind,
  type Pair,
  toKeyPrefix,
} from './notices.ts';
import { findMailedRelease, listWaitingNotices, markToldNotices, type WaitingNotice } from './queries.ts';
import { toNewsParameters, withoutTakenBack } from './words.ts';

/** Events that readers can see. */
const PUBLIC: readonly NewsKind[] = ['published', 'corrected'];

/** Public page of the release at this moment. */
async function findPage(
  { config, database, now }: NoticeContext,
  id: number,
  language: Language,
): Promise<string | null> {
  const release = await findReleaseDetail(database.db, { reader: ANONYMOUS, now: now(), id }, language);
  return release === null ? null : toReleaseUrl(config, release);
}

/** Company that is informed: assignments and comments between colleagues are internal. */
function hearingCompany({ kind, comment_company }: WaitingNotice, company: number | null): number | null {
  if (kind === 'assigned') return null;
  return kind === 'commented' && comment_company !== company ? null : company;
}

/** Former members of the press office or the company receive no news of drafts. */
const mayHear = (account: Account, notice: WaitingNotice, company: number | null): boolean =>
  reaches(account, 'press_release.view', hearingCompany(notice, company));

const payloadSchema = z.object({ release: z.int(), to: z.object({ account: z.int() }) });

export type NoticeContext = Pick<AppContext, 'config' | 'database' | 'now'>;

/** Sends one e-mail with all pending news of one release to one person. */
export async function tellNews(
  context: NoticeContext,
  payload: unknown,
  { job, deliver }: { job: ClaimedJob; deliver: (mail: object) => Promise<void> },
): Promise<RunAgain | null> {
  const { release: id, to } = payloadSchema.parse(payload);
  const { database, now } = context;
  const pair: Pair = { release: id, account: to.account };
  const deferred = await deferToConcurrent(database.db, job, { prefix: toKeyPrefix(pair), now: now() });
  if (deferred !== null) return deferred;
  const notices = await listWaitingNotices(database.db, pair);
  if (notices.length === 0) return null;
  const last = await findLastMail(database.db, pair, now());
  if (last !== null && Date.parse(last) + MAIL_PAUSE_MS > now().getTime()) {
    await enqueueNotices(database.db, pair, { now: now() });
    return null;
  }
  const account = await findAccountById(database.db, to.account);
  const isThere = account !== null && account.disabled_at === null && account.verified_at !== null;
  const language = languageSchema.catch('en').parse(account?.language);
  const release = await findMailedRelease(database.db, id, language);
  if (release === null) return null;
  const heard = isThere ? notices.filter((notice) => mayHear(account, notice, release.company_id)) : [];
  const told = withoutTakenBack(heard);
  if (told.length > 0) {
    const { parameters, reply_to } = toNewsParameters(release, told, {
      language,
      address: told.some(({ kind }) => PUBLIC.includes(kind)) ? await findPage(context, id, language) : null,
    });
    const mail = { letter: 'release-news', to, parameters, reply_to, group: release.press_group_id };
    await deliver(mail);
  }
  const ids = notices.map((notice) => notice.id);
  await markToldNotices(database.db, ids, now(), MAIL_PAUSE_MS);
  return null;
}
