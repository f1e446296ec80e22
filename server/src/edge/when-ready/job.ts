import { transitMagazine } from '../../content/magazines/admin/service.ts';
import { transitGallery } from '../../content/press-gallery/admin/gallery-service.ts';
import { kitTransitionForm } from '../../content/press-kit/admin/form.ts';
import { transitKit } from '../../content/press-kit/admin/transition.ts';
import { releaseForm, transitionForm } from '../../content/press-releases/admin/form.ts';
import { changeRelease } from '../../content/press-releases/admin/service.ts';
import { transitRelease } from '../../content/press-releases/admin/transition.ts';
import { type FileHolder, listUnreadyFiles } from '../../content/publishing/unready.ts';
import { mediaTransitionForm } from '../../content/publishing/visible.ts';
import {
  enqueueWhenReady,
  isOfPending,
  type WhenReady,
  whenReadySchema,
} from '../../content/publishing/when-ready.ts';
import { findAccountById } from '../../core/account/queries.ts';
import type { OfficeContext } from '../../core/admin/writes.ts';
import type { ClaimedJob } from '../../platform/db/claim-jobs.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError, isUnready } from '../../platform/errors/errors.ts';
import { toReader } from '../../platform/http/authentication.ts';
import type { Write } from '../../platform/http/officer.ts';
import { HopelessJob } from '../../platform/jobs/queue.ts';

type Move = (context: OfficeContext, write: Write, form: WhenReady['form']) => Promise<unknown>;

const MOVES: Record<FileHolder, Move> = {
  press_release: (context, write, form) =>
    isOfPending({ form })
      ? changeRelease(context, write, releaseForm.parse(form))
      : transitRelease(context, write, transitionForm.parse(form)),
  gallery: (context, write, form) => transitGallery(context, write, mediaTransitionForm.parse(form)),
  magazine: (context, write, form) => transitMagazine(context, write, mediaTransitionForm.parse(form)),
  press_kit: (context, write, form) => transitKit(context, write, kitTransitionForm.parse(form)),
};

/** Publishes records whose files are ready, with the requesting officer's rights; retries if some are missing. */
export async function publishWhenReady(
  context: OfficeContext,
  payload: unknown,
  job: Pick<ClaimedJob, 'id'>,
): Promise<void> {
  const { database, now } = context;
  const waiting = whenReadySchema.parse(payload);
  const { noun, id } = waiting;
  const row = await findVersion(database.db, waiting);
  if (row === undefined) return;
  if (await isEarly(database.db, waiting)) return lookAgain(context, waiting, job);
  const account = await findAccountById(database.db, waiting.officer);
  const officer = account === null || account.disabled_at !== null ? null : toReader(account).account;
  if (officer === null) throw new HopelessJob('who asked for it has no account, or a disabled one');
  try {
    await MOVES[noun](context, { id, version: row.version, officer }, toForm(waiting, now()));
  } catch (error) {
    // A concurrent write is retried. Other refusals are final.
    if (isOfPending(waiting) && isUnready(error)) return lookAgain(context, waiting, job);
    if (error instanceof AppError && error.status !== 412) throw new HopelessJob(error.message);
    throw error;
  }
}

/** The write of pending changes checks their files itself. */
const isEarly = async (db: Db, waiting: WhenReady): Promise<boolean> =>
  !isOfPending(waiting) && (await listUnreadyFiles(db, waiting.noun, { ids: [waiting.id] })).has(waiting.id);

const findVersion = (db: Db, { noun, id }: Pick<WhenReady, 'noun' | 'id'>) =>
  db.selectFrom(noun).select('version').where('id', '=', id).executeTakeFirst();

/** A publication time in the past means at once. */
function toForm({ form }: WhenReady, now: Date): WhenReady['form'] {
  const { publish_at } = form;
  const isOver = typeof publish_at === 'string' && publish_at <= now.toISOString();
  const { publish_at: _, ...rest } = form;
  return isOver ? { ...rest, to: 'published' } : form;
}

// Each key has one job: this one queues the next, unless the wait was cancelled meanwhile.
const lookAgain = ({ database, now }: OfficeContext, waiting: WhenReady, { id }: Pick<ClaimedJob, 'id'>) =>
  database.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('job')
      .set({ unique_key: null })
      .where('id', '=', id)
      .where('unique_key', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await enqueueWhenReady(trx, { ...waiting, tries: waiting.tries + 1 }, now());
  });
