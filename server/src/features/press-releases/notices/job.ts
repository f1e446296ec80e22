import { type Language, languageSchema } from '@press-room/contract/languages';
import { z } from 'zod';
import type { ClaimedJob } from '../../../db/claim-jobs.ts';
import { ANONYMOUS, reaches } from '../../../http/authentication.ts';
import type { MailTransport } from '../../../mail/outgoing-mail.ts';
import { type DeliveryContext, deliverMail } from '../../account/deliver-mail.ts';
import { type Account, findAccountById } from '../../account/queries.ts';
import { toReleaseUrl } from '../../wire/addresses.ts';
import { findReleaseDetail } from '../detail-queries.ts';
import { enqueueNotices, findLastMail, MAIL_PAUSE_MS, type NewsKind, type Pair } from './notices.ts';
import { findMailedRelease, listWaitingNotices, markToldNotices } from './queries.ts';
import { toNewsParameters, withoutTakenBack } from './words.ts';

/** What colleagues say to each other is not for the company whose release it is. */
const AMONG_COLLEAGUES: readonly NewsKind[] = ['commented', 'assigned'];

/** What readers notice. */
const PUBLIC: readonly NewsKind[] = ['published', 'corrected'];

/** The page that everybody can read at this moment. */
async function findPage(
  { config, database, now }: NoticeContext,
  id: number,
  language: Language,
): Promise<string | null> {
  const release = await findReleaseDetail(database.db, { reader: ANONYMOUS, now: now(), id }, language);
  return release === null ? null : toReleaseUrl(config, release);
}

/** Who has left the press office, or the company, hears no more of its drafts. */
const mayHear = (account: Account, kind: NewsKind, company: number | null): boolean =>
  reaches(account, 'press_release.view', AMONG_COLLEAGUES.includes(kind) ? null : company);

const payloadSchema = z.object({ release: z.int(), to: z.object({ account: z.int() }) });

export type NoticeContext = DeliveryContext & { now: () => Date };

/** One mail with all that one person has not heard yet of one release; none where somebody else's job was faster. */
export async function tellNews(
  context: NoticeContext,
  transport: MailTransport,
  payload: unknown,
  job: ClaimedJob,
): Promise<void> {
  const { release: id, to } = payloadSchema.parse(payload);
  const { database, now } = context;
  const pair: Pair = { release: id, account: to.account };
  const notices = await listWaitingNotices(database.db, pair);
  if (notices.length === 0) return;
  const last = await findLastMail(database.db, pair, now());
  if (last !== null && Date.parse(last) + MAIL_PAUSE_MS > now().getTime()) {
    await enqueueNotices(database.db, pair, { now: now() });
    return;
  }
  const account = await findAccountById(database.db, to.account);
  const isThere = account !== null && account.disabled_at === null && account.verified_at !== null;
  const language = languageSchema.catch('en').parse(account?.language);
  const release = await findMailedRelease(database.db, id, language);
  if (release === null) return;
  const heard = isThere ? notices.filter(({ kind }) => mayHear(account, kind, release.company_id)) : [];
  const told = withoutTakenBack(heard);
  if (told.length > 0) {
    const { parameters, reply_to } = toNewsParameters(release, told, {
      language,
      address: told.some(({ kind }) => PUBLIC.includes(kind)) ? await findPage(context, id, language) : null,
    });
    const mail = { letter: 'release-news', to, parameters, reply_to, group: release.press_group_id };
    await deliverMail(context, transport, mail, job);
  }
  const ids = notices.map((notice) => notice.id);
  await markToldNotices(database.db, ids, now(), MAIL_PAUSE_MS);
}
