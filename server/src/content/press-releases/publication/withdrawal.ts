import type { OfficePressRelease, PastWithdrawal } from '@press-room/contract/admin-press-releases';
import type { Language } from '@press-room/contract/languages';
import type { WithdrawnRelease } from '@press-room/contract/press-releases';
import { toPerson } from '../../../core/people/people.ts';
import { withdrawnFrom } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';
import { chooseNote, type ReaderNote } from './corrections.ts';

type Withdrawal = Omit<WithdrawnRelease, 'detail'>;

/** Withdrawal of a release that the reader could see before; null otherwise. */
export async function findWithdrawal(
  db: Db,
  { reader, id }: { reader: ReaderClass; id: number },
  language: Language,
): Promise<Withdrawal | null> {
  const row = await selectNote(db, id).where(withdrawnFrom(reader)).executeTakeFirst();
  return row === undefined ? null : toWithdrawal(row, language);
}

/** The same for a release withdrawn under embargo, for an account that read it before. */
export async function findWithdrawalUnderEmbargo(
  db: Db,
  { account, id }: { account: number; id: number },
  language: Language,
): Promise<Withdrawal | null> {
  const row = await selectNote(db, id)
    .innerJoin('press_release_embargo_reader as reading', 'reading.press_release_id', 'release.id')
    .where('reading.user_account_id', '=', account)
    .where('release.status', '=', 'archived')
    .where('release.withdrawn_under_embargo', '=', 1)
    .executeTakeFirst();
  return row === undefined ? null : toWithdrawal(row, language);
}

const selectNote = (db: Db, id: number) =>
  db
    .selectFrom('press_release as release')
    .select(['release.withdrawal_it as it', 'release.withdrawal_en as en'])
    .select((eb) => eb.ref('release.withdrawn_at').$notNull().as('withdrawn_at'))
    .where('release.id', '=', id);

const toWithdrawal = (
  { withdrawn_at, ...note }: ReaderNote & { withdrawn_at: string },
  language: Language,
): Withdrawal => ({ code: 'withdrawn', withdrawn_at, ...chooseNote(note, language) });

/** Past withdrawals with persons, time and reason, from the changes of state. Newest first. */
export async function listWithdrawals(db: Db, id: number): Promise<PastWithdrawal[]> {
  const steps = await db
    .selectFrom('press_release_version as step')
    .leftJoin('user_account as account', 'account.id', 'step.user_account_id')
    .select(['step.at', 'step.status', 'step.note', 'step.user_account_id'])
    .select(['account.first_name', 'account.last_name'])
    .where('step.press_release_id', '=', id)
    .where('step.is_transition', '=', 1)
    .orderBy('step.version')
    .execute();
  const personOf = (step: (typeof steps)[number] | undefined) =>
    step === undefined ? null : toPerson(step.user_account_id, step.first_name, step.last_name);
  return steps
    .flatMap((step, at) => {
      if (step.status !== 'archived') return [];
      const end = steps[at + 1];
      const { at: withdrawn, note: reason } = step;
      return [
        { at: withdrawn, by: personOf(step), reason, ended_at: end?.at ?? null, ended_by: personOf(end) },
      ];
    })
    .toReversed();
}

/** Changes the reason shown to readers. @throws 400 without a withdrawal */
export async function changeReason(
  trx: Db,
  { id, withdrawal }: Pick<OfficePressRelease, 'id' | 'withdrawal'>,
  note: ReaderNote,
): Promise<void> {
  if (withdrawal === null) throw invalidField('withdrawal_note', 'not_withdrawn');
  await trx
    .updateTable('press_release')
    .set({ withdrawal_it: note.it, withdrawal_en: note.en })
    .where('id', '=', id)
    .execute();
}
