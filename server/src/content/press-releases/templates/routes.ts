import {
  OFFICE_PRESS_RELEASE_PATH,
  officePressReleaseSchema,
} from '@press-room/contract/admin-press-releases';
import {
  RELEASE_TEMPLATE_PATH,
  releaseTemplateFormSchema,
  releaseTemplateSchema,
} from '@press-room/contract/release-templates';
import { officeSource } from '../../../core/admin/listing.ts';
import { accessTo, officeResources } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { idParameter } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { templateForm } from './form.ts';
import { listTemplates, selectTemplateIds, TEMPLATE_FIELDS, TEMPLATE_ORDER } from './queries.ts';
import { changeTemplate, createTemplate, deleteTemplate, duplicateRelease, getTemplate } from './service.ts';

/** Starting points for a release: a template of its group, or another release. */
export function templateResources(context: AppContext): Resource[] {
  const { database } = context;
  return [
    ...officeResources(context, {
      noun: 'press_release_template',
      path: RELEASE_TEMPLATE_PATH,
      summaries: {
        list: 'Templates of releases, by press group and name',
        one: 'One template',
        create: 'A new template',
        change: 'Changes what is sent, also within the texts',
        remove: 'Deletes a template',
      },
      query: { group: idParameter.optional() },
      schemas: { row: releaseTemplateSchema, one: releaseTemplateSchema, form: releaseTemplateFormSchema },
      form: templateForm,
      isPaged: false,
      list: (_request, { group }) =>
        officeSource({
          database,
          fields: TEMPLATE_FIELDS,
          order: TEMPLATE_ORDER,
          from: (db) => selectTemplateIds(db, group),
          read: listTemplates,
        }),
      get: (id) => getTemplate(database.db, id),
      create: (officer, form) => createTemplate(context, officer, form),
      change: (write, form) => changeTemplate(context, write, form),
      remove: (write) => deleteTemplate(context, write),
    }),
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/duplicate/`,
      ...accessTo('press_release'),
      POST: {
        permission: 'press_release.create',
        summary: 'A new draft that says what this release says',
        response: { 201: officePressReleaseSchema },
        row: (request) => duplicateRelease(context, officerOf(request), requireId(request)),
      },
    },
  ];
}
