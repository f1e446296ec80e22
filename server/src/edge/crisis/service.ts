import type { OfficeTextPair } from '@press-room/contract/admin-media';
import type { AuditAction } from '@press-room/contract/audit';
import {
  CRISIS_MOVES,
  CRISIS_STATES,
  CRISIS_TEXT_MAX_LENGTH,
  CRISIS_TITLE_MAX_LENGTH,
  CRISIS_UPDATE_MAX_LENGTH,
  CRISIS_UPDATES_MAX,
  type Crisis,
  type CrisisState,
} from '@press-room/contract/crisis';
import { LANGUAGES } from '@press-room/contract/languages';
import { z } from 'zod';
import { officeForm } from '../../core/admin/forms.ts';
import { requireGroupId } from '../../core/admin/references.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../core/admin/writes.ts';
import { conflict, invalidField, invalidFields, notFound } from '../../platform/errors/errors.ts';
import { requirePermission } from '../../platform/http/authentication.ts';
import {
  clearableId,
  optionalEmailOrBlank,
  optionalText,
  requiredChoice,
} from '../../platform/http/fields.ts';
import type { Officer, Write } from '../../platform/http/officer.ts';
import { enqueueLateNews } from '../alerts/jobs.ts';
import { holdPlanned } from './holding.ts';
import { getCrisis } from './reading.ts';

const PHONE_MAX_LENGTH = 50;

export const crisisForm = officeForm(
  {
    press_group: clearableId(),
    phone: optionalText({ max: PHONE_MAX_LENGTH }),
    email: optionalEmailOrBlank(),
  },
  {
    title: { max: CRISIS_TITLE_MAX_LENGTH },
    text: { max: CRISIS_TEXT_MAX_LENGTH, hasLines: true },
  },
);
type CrisisForm = z.infer<typeof crisisForm>;

export const crisisMoveForm = z.object({ to: requiredChoice(CRISIS_STATES) });
export const crisisAlertsForm = z.object({ to: requiredChoice(['sent', 'dropped']) });
export const crisisUpdateForm = officeForm({}, { text: { max: CRISIS_UPDATE_MAX_LENGTH, hasLines: true } });

const CRISES: Versioned<Crisis> = { table: 'crisis', noun: 'crisis', get: getCrisis };

const toColumns = ({ title, text, phone, email }: CrisisForm) => ({
  ...(title?.it !== undefined && { title_it: title.it }),
  ...(title?.en !== undefined && { title_en: title.en }),
  ...(text?.it !== undefined && { text_it: text.it }),
  ...(text?.en !== undefined && { text_en: text.en }),
  ...(phone !== undefined && { phone }),
  ...(email !== undefined && { email }),
});

/** Creates a prepared statement. @throws 400 */
export function createCrisis(context: OfficeContext, officer: Officer, form: CrisisForm): Promise<Crisis> {
  const { press_group } = form;
  if (!press_group) throw invalidField('press_group', 'required');
  const at = context.now().toISOString();
  const creation = { officer, fields: namesOf(form), isSeen: false };
  return createRow(context, CRISES, creation, async (trx) => {
    const { id } = await trx
      .insertInto('crisis')
      .values({
        press_group_id: await requireGroupId(trx, press_group),
        state: 'draft',
        title_en: '',
        title_it: '',
        text_en: '',
        text_it: '',
        phone: '',
        email: '',
        created_at: at,
        updated_at: at,
        ...toColumns(form),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** @throws 400 for texts that are required in both languages */
function requireTexts(texts: Readonly<Record<string, OfficeTextPair>>): void {
  const missing = Object.entries(texts).flatMap(([field, text]) =>
    LANGUAGES.filter((language) => text[language] === '').map((language) => `${field}.${language}`),
  );
  if (missing.length > 0)
    throw invalidFields(Object.fromEntries(missing.map((field) => [field, [{ key: 'blank' as const }]])));
}

const requireWhole = ({ title, text }: Crisis): void => requireTexts({ title, text });

/** Changes of statements that readers see, or that a rehearsal shows. @throws 403 */
const requireSwitch = ({ state }: Crisis, account: Officer): void => {
  if (state !== 'draft') requirePermission({ account }, 'crisis.switch');
};

/** @throws 400, 403, 404, 409 if it is over, 412 */
export async function changeCrisis(context: OfficeContext, write: Write, form: CrisisForm): Promise<Crisis> {
  const isSeen = await isOn(context, write.id);
  return changeRow(context, CRISES, { ...write, isSeen }, async (trx, current) => {
    requireSwitch(current, write.officer);
    if (current.state === 'ended') throw conflict('crisis_over');
    const { press_group } = form;
    if (press_group && press_group !== current.press_group.id) throw conflict('crisis_group_stays');
    await trx.updateTable('crisis').set(toColumns(form)).where('id', '=', write.id).execute();
    if (current.state !== 'draft') requireWhole(await getCrisis(trx, write.id));
    return { action: 'edit', fields: namesOf(form) };
  });
}

const isOn = async ({ database }: OfficeContext, id: number): Promise<boolean> =>
  (await getCrisis(database.db, id)).state === 'on';

/** @throws 404, 409 unless it is prepared, 412 */
export const deleteCrisis = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, CRISES, { ...write, isSeen: false }, async (_trx, { state }) => {
    if (state !== 'draft') throw conflict('crisis_is_no_draft');
  });

const ACTIONS: Record<CrisisState, AuditAction> = {
  draft: 'end_rehearsal',
  rehearsal: 'rehearse_crisis',
  on: 'start_crisis',
  ended: 'end_crisis',
};

/** Starts, rehearses or ends a crisis. @throws 400 for missing texts, 404, 409, 412 */
export async function moveCrisis(
  context: OfficeContext,
  write: Write,
  { to }: z.infer<typeof crisisMoveForm>,
): Promise<Crisis> {
  const at = context.now().toISOString();
  try {
    return await changeRow(context, CRISES, { ...write, isSeen: true }, async (trx, current) => {
      if (!CRISIS_MOVES[current.state].includes(to)) throw conflict('no_such_crisis_move');
      if (to === 'on' || to === 'rehearsal') requireWhole(current);
      await trx
        .updateTable('crisis')
        .set({
          state: to,
          started_at: to === 'draft' ? null : to === 'ended' ? current.started_at : at,
          ...(to === 'ended' && { ended_at: at }),
        })
        .where('id', '=', write.id)
        .execute();
      if (to === 'on') await holdPlanned(trx, { id: write.id, group: current.press_group.id }, context.now());
      // Updates of a rehearsal are deleted.
      if (current.state === 'rehearsal')
        await trx.deleteFrom('crisis_update').where('crisis_id', '=', write.id).execute();
      return { action: ACTIONS[to], fields: ['state'] };
    });
  } catch (error) {
    if (context.database.classify(error) === 'unique') throw conflict('crisis_already_on');
    throw error;
  }
}

/** @throws 400, 403, 404, 409 unless it is active or rehearsed, 412 */
export async function postUpdate(
  context: OfficeContext,
  write: Write,
  { text }: z.infer<typeof crisisUpdateForm>,
): Promise<Crisis> {
  const { it = '', en = '' } = text ?? {};
  requireTexts({ text: { it, en } });
  const isSeen = await isOn(context, write.id);
  return changeRow(context, CRISES, { ...write, isSeen }, async (trx, current) => {
    requireOpen(current);
    if (current.updates.length >= CRISIS_UPDATES_MAX) throw conflict('crisis_updates_full');
    await trx
      .insertInto('crisis_update')
      .values({ crisis_id: write.id, at: context.now().toISOString(), text_it: it, text_en: en })
      .execute();
    return { action: 'post_update', fields: [] };
  });
}

/** @throws 403, 404, 409 unless it is active or rehearsed, 412 */
export async function removeUpdate(context: OfficeContext, write: Write, update: number): Promise<Crisis> {
  const isSeen = await isOn(context, write.id);
  return changeRow(context, CRISES, { ...write, isSeen }, async (trx, current) => {
    requireOpen(current);
    if (!current.updates.some(({ id }) => id === update)) throw notFound();
    await trx.deleteFrom('crisis_update').where('id', '=', update).execute();
    return { action: 'remove_update', fields: [] };
  });
}

function requireOpen({ state }: Crisis): void {
  if (state !== 'on' && state !== 'rehearsal') throw conflict('crisis_not_on');
}

/** Releases or cancels the alerts about earlier publications. @throws 404, 409 unless they are held, 412 */
export const decideAlerts = (
  context: OfficeContext,
  write: Write,
  { to }: z.infer<typeof crisisAlertsForm>,
): Promise<Crisis> =>
  changeRow(context, CRISES, { ...write, isSeen: false }, async (trx, { state }) => {
    const { alerts } = await trx
      .selectFrom('crisis')
      .select('alerts')
      .where('id', '=', write.id)
      .executeTakeFirstOrThrow();
    if (alerts !== 'held' || (state !== 'on' && state !== 'ended')) throw conflict('crisis_alerts_decided');
    await trx.updateTable('crisis').set({ alerts: to }).where('id', '=', write.id).execute();
    if (to === 'sent') await enqueueLateNews(trx, context.now());
    return { action: 'edit', fields: ['alerts'] };
  });
