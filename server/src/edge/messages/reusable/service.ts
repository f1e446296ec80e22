import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { ANSWER_MAX_LENGTH, REUSABLE_ANSWERS_MAX, type ReusableAnswer } from '@press-room/contract/messages';
import { z } from 'zod';
import { overtaken } from '../../../core/audit/last-change.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField, notFound } from '../../../platform/errors/errors.ts';
import { clearableId, optionalRecord, optionalText } from '../../../platform/http/fields.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { findOffice } from '../../contact/queries.ts';
import {
  countReusableAnswers,
  createReusableAnswer,
  deleteReusableAnswer,
  findReusableAnswer,
  type ReusableAnswerValues,
  updateReusableAnswer,
} from './queries.ts';

const text = optionalText({ max: ANSWER_MAX_LENGTH, hasLines: true });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Moves the texts to separate fields, so that errors name them. */
const flatten = (body: Record<string, unknown>): Record<string, unknown> =>
  isRecord(body.text) ? { ...body, 'text.en': body.text.en, 'text.it': body.text.it } : body;

export const reusableAnswerForm = z.preprocess(
  flatten,
  z.object({
    name: optionalText({ max: NAME_MAX_LENGTH }),
    press_group: clearableId(),
    text: optionalRecord(),
    'text.en': text,
    'text.it': text,
  }),
);
export type ReusableAnswerForm = z.infer<typeof reusableAnswerForm>;

type AnswerContext = Pick<AppContext, 'database' | 'now'>;

/** @throws 404 */
export async function getReusableAnswer(db: Db, id: number): Promise<ReusableAnswer> {
  const answer = await findReusableAnswer(db, id);
  if (answer === null) throw notFound();
  return answer;
}

/** @throws 400 without a name or any text, or for an unknown group */
async function toValues(
  db: Db,
  current: ReusableAnswer | null,
  form: ReusableAnswerForm,
  now: Date,
): Promise<ReusableAnswerValues> {
  const group = form.press_group === undefined ? (current?.press_group?.id ?? null) : form.press_group;
  const values = {
    name: form.name ?? current?.name ?? '',
    press_group_id: group,
    text_en: form['text.en'] ?? current?.text.en ?? '',
    text_it: form['text.it'] ?? current?.text.it ?? '',
    updated_at: now.toISOString(),
  };
  if (values.name === '') throw invalidField('name', form.name === undefined ? 'required' : 'blank');
  if (values.text_en === '' && values.text_it === '') throw invalidField('text', 'no_text');
  if (group !== null && (await findOffice(db, group)) === null)
    throw invalidField('press_group', 'unknown_press_group');
  return values;
}

const about = (id: number) => `reusable_answer:${id}` as const;
const overtakenBy = (trx: Db, { id, officer }: Write, current: ReusableAnswer) =>
  overtaken(trx, { subject: about(id), officer, current });

/** @throws 400, 409 if there are too many */
export async function addReusableAnswer(
  { database, now }: AnswerContext,
  officer: Officer,
  form: ReusableAnswerForm,
): Promise<ReusableAnswer> {
  return database.db.transaction().execute(async (trx) => {
    if ((await countReusableAnswers(trx)) >= REUSABLE_ANSWERS_MAX)
      throw conflict('too_many', { n: REUSABLE_ANSWERS_MAX });
    const id = await createReusableAnswer(trx, await toValues(trx, null, form, now()));
    await recordAudit(trx, { by: officer.id, action: 'create', about: about(id) }, now());
    return getReusableAnswer(trx, id);
  });
}

/** @throws 400, 404, 412 */
export async function changeReusableAnswer(
  { database, now }: AnswerContext,
  write: Write,
  form: ReusableAnswerForm,
): Promise<ReusableAnswer> {
  return database.db.transaction().execute(async (trx) => {
    const current = await getReusableAnswer(trx, write.id);
    const values = await toValues(trx, current, form, now());
    if (!(await updateReusableAnswer(trx, write, values)))
      throw await overtakenBy(trx, write, await getReusableAnswer(trx, write.id));
    const fields = Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    await recordAudit(trx, { by: write.officer.id, action: 'edit', about: about(write.id), fields }, now());
    return getReusableAnswer(trx, write.id);
  });
}

/** @throws 404, 412 */
export async function removeReusableAnswer({ database, now }: AnswerContext, write: Write): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const current = await getReusableAnswer(trx, write.id);
    if (!(await deleteReusableAnswer(trx, write))) throw await overtakenBy(trx, write, current);
    await recordAudit(trx, { by: write.officer.id, action: 'delete', about: about(write.id) }, now());
  });
}
