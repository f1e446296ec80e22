import {
  OFFICE_PRESS_RELEASE_PATH,
  officePressReleaseFormSchema,
  officePressReleaseRowSchema,
  officePressReleaseSchema,
  releaseVersionRowSchema,
  releaseVersionSchema,
} from '@press-room/contract/admin-press-releases';
import { releaseTransitionFormSchema } from '@press-room/contract/release-transitions';
import { z } from 'zod';
import { ownRows } from '../../../core/admin/own-company.ts';
import { accessTo, officeResources, transitionResource } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { requireScope } from '../../../platform/http/authentication.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { requireId } from '../../../platform/http/query.ts';
import { smallSource } from '../../../platform/http/small-source.ts';
import { releaseForm, transitionForm } from './form.ts';
import { OFFICE_RELEASE_QUERY, officeReleaseSource } from './listing.ts';
import { getOfficeRelease } from './release.ts';
import { changeRelease, createDraft, deleteDraft } from './service.ts';
import { transitRelease } from './transition.ts';
import { getVersion, listVersions } from './versions.ts';

/** Releases for the press office: every state, both languages, never cached. */
export function officePressReleaseResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const noun = 'press_release';
  const path = OFFICE_PRESS_RELEASE_PATH;
  return [
    ...officeResources(context, {
      noun,
      path,
      ownCompany: ownRows(context, noun),
      summaries: {
        list: 'Press releases in every state, what was changed last first',
        one: 'One press release',
        create: 'A new draft, as it is sent, else as a template of its press group has it',
        change: 'Changes what is sent, also within the texts',
        remove: 'Deletes a draft',
      },
      query: OFFICE_RELEASE_QUERY,
      schemas: {
        row: officePressReleaseRowSchema,
        one: officePressReleaseSchema,
        form: officePressReleaseFormSchema,
      },
      form: releaseForm,
      isPaged: true,
      list: (request) => officeReleaseSource(context, request),
      get: (id, { reader }) =>
        getOfficeRelease(database.db, id, { now: now(), scope: requireScope(reader, 'press_release.view') }),
      create: (officer, form) => createDraft(context, officer, form),
      change: (write, form) => changeRelease(context, write, form),
      remove: (write) => deleteDraft(context, write),
    }),
    transitionResource({
      noun,
      path,
      ownCompany: ownRows(context, noun),
      schemas: { one: officePressReleaseSchema, form: releaseTransitionFormSchema },
      form: transitionForm,
      move: (write, form) => transitRelease(context, write, form),
    }),
    ...versionResources(context),
  ];
}

const versionSchema = z.object({ version: z.coerce.number().int().catch(0) });

function versionResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const guard = { ...accessTo('press_release'), ownCompany: ownRows(context, 'press_release') };
  return [
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/version/`,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'What was kept of a release: each change of state and each pause of editing, newest first',
        row: releaseVersionRowSchema,
        isPaged: false,
        source: async (request) => {
          const scope = requireScope(request.reader, 'press_release.view');
          const { id } = await getOfficeRelease(database.db, requireId(request), { now: now(), scope });
          return smallSource(await listVersions(database.db, id, scope));
        },
      }),
    },
    {
      path: `${OFFICE_PRESS_RELEASE_PATH}:id/version/:version/`,
      ...guard,
      GET: {
        summary: 'A release as it was',
        response: { 200: releaseVersionSchema },
        answer: async (request) => {
          const { version } = versionSchema.parse(request.params);
          const scope = requireScope(request.reader, 'press_release.view');
          const wanted = { id: requireId(request), version };
          return await getVersion(database.db, wanted, scope);
        },
      },
    },
  ];
}
