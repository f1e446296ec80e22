import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES } from '@press-room/contract/languages';
import type { ReleaseTemplate, TemplateContent } from '@press-room/contract/release-templates';
import { NO_RELEASE_TEXT, pickReleaseText } from '@press-room/contract/release-text';
import { listVideoFilesIn } from '@press-room/contract/release-videos';
import { requireGroupId } from '../../../core/admin/references.ts';
import { withUniqueName } from '../../../core/admin/unique-names.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../../core/admin/writes.ts';
import type { AppContext } from '../../../core/context.ts';
import { requireEvent } from '../../../core/events/event.ts';
import { requireSectors } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField, notFound } from '../../../platform/errors/errors.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { listPicturesIn, sanitizeRichText } from '../../../platform/text/rich-text.ts';
import { requireFiles, requirePlayable } from '../admin/references.ts';
import { getOfficeRelease } from '../admin/release.ts';
import { createDraft } from '../admin/service.ts';
import { requireBoilerplates } from '../boilerplates/boilerplates.ts';
import { withPending } from '../pending-changes/changes.ts';
import type { TemplateForm } from './form.ts';
import { findTemplate, insertTemplate, replaceTemplateFiles, updateTemplate } from './queries.ts';

const EMPTY: TemplateContent = {
  access: 'public',
  sectors: [],
  event: null,
  contacts: [],
  boilerplates: null,
  text: {},
};

/** @throws 404 */
export async function getTemplate(db: Db, id: number): Promise<ReleaseTemplate> {
  const template = await findTemplate(db, id);
  if (template === null) throw notFound();
  return template;
}

function applyForm(before: TemplateContent, { content, text }: TemplateForm): TemplateContent {
  const texts = { ...before.text };
  for (const language of LANGUAGES) {
    const { outdated_since: _, body, ...sent } = text[language] ?? {};
    if (text[language] === undefined) continue;
    const written = { ...(before.text[language] ?? NO_RELEASE_TEXT), ...sent };
    texts[language] = { ...written, body: body === undefined ? written.body : sanitizeRichText(body) };
  }
  return {
    access: content.access ?? before.access,
    sectors: content.sectors ?? before.sectors,
    event: content.event === undefined ? before.event : content.event,
    contacts: content.contacts ?? before.contacts,
    boilerplates: content.boilerplates === undefined ? before.boilerplates : content.boilerplates,
    text: texts,
  };
}

/**
 * Attaches the files in its texts to the template.
 * @throws 400 for files that are not in the library, or posters that are no pictures
 */
async function hangFiles(trx: Db, id: number, { text }: TemplateContent): Promise<void> {
  const bodies = Object.values(text).map(({ body }) => body);
  const pictures = [...new Set(bodies.flatMap(listPicturesIn))];
  const attachments = [...new Set(bodies.flatMap(listVideoFilesIn))];
  await requireFiles(trx, { hero: undefined, pictures, attachments });
  await requirePlayable(trx, bodies);
  await replaceTemplateFiles(trx, id, [...new Set([...pictures, ...attachments])]);
}

/** Names are unique within a press group. @throws 400 */
const refuseTwins = <Done>(context: OfficeContext, write: () => Promise<Done>): Promise<Done> =>
  withUniqueName(context, { taken: 'template_name_taken' }, write);

const fieldsOf = ({ content, text, ...form }: TemplateForm): string[] =>
  namesOf({ ...form, ...content, text: Object.keys(text).length === 0 ? undefined : text });

const TEMPLATES: Versioned<ReleaseTemplate> = {
  table: 'press_release_template',
  noun: 'press_release_template',
  get: getTemplate,
};

/** @throws 400 */
export async function createTemplate(
  context: OfficeContext,
  officer: Officer,
  form: TemplateForm,
): Promise<ReleaseTemplate> {
  const { name, press_group } = form;
  if (press_group === undefined) throw invalidField('press_group', 'required');
  if (name === undefined) throw invalidField('name', 'required');
  return refuseTwins(context, () =>
    createRow(context, TEMPLATES, { officer, fields: fieldsOf(form), isSeen: false }, async (trx) => {
      const press_group_id = await requireGroupId(trx, press_group);
      const template = { press_group_id, name, content: applyForm(EMPTY, form) };
      const id = await insertTemplate(trx, template, context.now());
      await requireSectors(trx, form.content.sectors);
      await requireEvent(trx, form.content.event);
      await requireBoilerplates(trx, form.content.boilerplates);
      await hangFiles(trx, id, template.content);
      return id;
    }),
  );
}

/** @throws 400, 404, 412 */
export async function changeTemplate(
  context: OfficeContext,
  write: Write,
  form: TemplateForm,
): Promise<ReleaseTemplate> {
  return refuseTwins(context, () =>
    changeRow(context, TEMPLATES, { ...write, isSeen: false }, async (trx, current) => {
      const { name = current.name, press_group } = form;
      const press_group_id =
        press_group === undefined ? current.press_group.id : await requireGroupId(trx, press_group);
      const content = applyForm(current, form);
      await updateTemplate(trx, write.id, { press_group_id, name, content }, context.now());
      await requireSectors(trx, form.content.sectors);
      await requireEvent(trx, form.content.event);
      await requireBoilerplates(trx, form.content.boilerplates);
      await hangFiles(trx, write.id, content);
      return { action: 'edit', fields: fieldsOf(form) };
    }),
  );
}

/** @throws 404, 412 */
export const deleteTemplate = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, TEMPLATES, { ...write, isSeen: false }, async () => undefined);

/** Creates a draft with the content of another release, with today's date. @throws 404 */
export async function duplicateRelease(
  context: OfficeContext & Pick<AppContext, 'config'>,
  officer: Officer,
  id: number,
): Promise<OfficePressRelease> {
  const release = withPending(await getOfficeRelease(context.database.db, id, { now: context.now() }));
  const { press_group, company, brand, hall, stand, access, sectors, contacts } = release;
  const { event, boilerplates, hero, pictures, attachments, text } = release;
  return createDraft(context, officer, {
    press_group: press_group.id,
    company: company?.id,
    brand: brand?.id,
    assignee: undefined,
    due_on: undefined,
    lead_until: undefined,
    correction: undefined,
    withdrawal_note: undefined,
    template: undefined,
    pending: undefined,
    show_pending: undefined,
    show_unready: undefined,
    show_when_ready: undefined,
    release: {
      date: undefined,
      embargo_until: null,
      expires_at: null,
      hall,
      stand,
      event,
      access,
      sectors,
      contacts,
      boilerplates,
      hero,
      pictures,
      attachments,
    },
    text: Object.fromEntries(
      Object.entries(text).map(([language, written]) => [language, pickReleaseText(written)]),
    ),
  });
}
