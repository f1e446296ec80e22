import {
  type ReleaseTemplate,
  releaseTemplateSchema,
  type TemplateContent,
  templateContentSchema,
} from '@press-room/contract/release-templates';
import { expressionBuilder } from 'kysely';
import { keepEvent } from '../../../core/events/event.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { PressReleaseTemplateTable } from '../../../platform/db/release-tables.ts';
import type { PressGroupTable } from '../../../platform/db/schema.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import { keepBoilerplates } from '../boilerplates/boilerplates.ts';

const eb = expressionBuilder<
  { template: PressReleaseTemplateTable; group: PressGroupTable },
  'template' | 'group'
>();

const templatesOf = (db: Db) =>
  db
    .selectFrom('press_release_template as template')
    .innerJoin('press_group as group', 'group.id', 'template.press_group_id')
    .select(['template.id', 'template.name', 'template.version', 'template.document', 'template.updated_at'])
    .select(['group.id as group_id', 'group.name as group_name']);

type TemplateRow = Awaited<ReturnType<ReturnType<typeof templatesOf>['execute']>>[number];

async function toTemplate(
  db: Db,
  { document, group_id, group_name, ...row }: TemplateRow,
): Promise<ReleaseTemplate> {
  const content = templateContentSchema.parse(JSON.parse(document));
  return releaseTemplateSchema.parse({
    ...content,
    event: await keepEvent(db, content.event),
    boilerplates: await keepBoilerplates(db, content.boilerplates),
    ...row,
    press_group: { id: group_id, name: group_name },
  });
}

/** Search and sort fields. */
export const TEMPLATE_FIELDS: FieldMap = {
  id: eb.ref('template.id'),
  name: eb.ref('template.name'),
  updated_at: eb.ref('template.updated_at'),
  'press_group.name': eb.ref('group.name'),
};
/** By group and name. */
export const TEMPLATE_ORDER = [
  { by: eb.ref('group.name'), direction: 'asc' },
  { by: eb.ref('template.name'), direction: 'asc' },
  { by: eb.ref('template.id'), direction: 'asc' },
] as const;

export function selectTemplateIds(db: Db, group: number | undefined) {
  const query = db
    .selectFrom('press_release_template as template')
    .innerJoin('press_group as group', 'group.id', 'template.press_group_id')
    .select('template.id');
  return group === undefined ? query : query.where('template.press_group_id', '=', group);
}

/** In the order of the ids. */
export async function listTemplates(db: Db, ids: readonly number[]): Promise<ReleaseTemplate[]> {
  if (ids.length === 0) return [];
  const rows = await templatesOf(db)
    .where('template.id', 'in', [...ids])
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return Promise.all(ids.flatMap((id) => found.get(id) ?? []).map((row) => toTemplate(db, row)));
}

export async function findTemplate(db: Db, id: number): Promise<ReleaseTemplate | null> {
  const row = await templatesOf(db).where('template.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toTemplate(db, row);
}

export interface StoredTemplate {
  press_group_id: number;
  name: string;
  content: TemplateContent;
}

const toRow = ({ press_group_id, name, content }: StoredTemplate, now: Date) => ({
  press_group_id,
  name,
  document: JSON.stringify(content),
  updated_at: now.toISOString(),
});

export async function insertTemplate(trx: Db, template: StoredTemplate, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('press_release_template')
    .values(toRow(template, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplate(
  trx: Db,
  id: number,
  template: StoredTemplate,
  now: Date,
): Promise<void> {
  await trx.updateTable('press_release_template').set(toRow(template, now)).where('id', '=', id).execute();
}

export async function replaceTemplateFiles(
  trx: Db,
  template_id: number,
  assetIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('press_release_template_file').where('template_id', '=', template_id).execute();
  if (assetIds.length === 0) return;
  await trx
    .insertInto('press_release_template_file')
    .values(assetIds.map((asset_id) => ({ template_id, asset_id })))
    .execute();
}
