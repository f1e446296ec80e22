import {
  IMPORT_KINDS,
  IMPORT_PATH,
  IMPORT_PROFILE_PATH,
  IMPORT_TARGETS,
  type ImportTarget,
  importApplySchema,
  importChangeSchema,
  importChoiceSchema,
  importDifferenceSchema,
  importProfileSchema,
  importRunRowSchema,
  importRunSchema,
} from '@press-room/contract/imports';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { AppError, forbidden, invalidField, notFound, stale } from '../../platform/errors/errors.ts';
import { sendBody } from '../../platform/http/answer.ts';
import { parseBody } from '../../platform/http/body.ts';
import { clientOf } from '../../platform/http/client.ts';
import type { Endpoint, Resource } from '../../platform/http/endpoint.ts';
import { tagVersion } from '../../platform/http/if-match.ts';
import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { type Officer, officerOf, type Write, writeOf } from '../../platform/http/officer.ts';
import { requireId } from '../../platform/http/query.ts';
import { targetsOf } from './access.ts';
import { startApplying, startUndoing } from './apply/start.ts';
import { clippingExportResource } from './clippings/export.ts';
import { exportResource } from './export.ts';
import { applyForm, changeForm, choiceForm, uploadForm } from './form.ts';
import { differenceSource, runSource } from './listing.ts';
import { getProfile, listProfiles, toProfile } from './profiles.ts';
import { getStoredRun, type StoredRun } from './queries.ts';
import { createTableUpload } from './read/file.ts';
import { getRun } from './run.ts';
import { changeRun, chooseDifferences, takeIn } from './service.ts';

/** Uploads per officer and hour. */
const UPLOADS_AN_HOUR = 60;

const ACCESS = { access: 'admitted', permission: 'import.view' } as const;

export function importResources(context: AppContext): Resource[] {
  return [
    listResource(context),
    oneResource(context),
    ...partResources(context),
    ...profileResources(context),
    exportResource(context),
    clippingExportResource(context),
  ];
}

/** @throws 403 for a target without the right to see it */
const requireTarget = (officer: Officer, target: ImportTarget): void => {
  if (!targetsOf(officer).includes(target)) throw forbidden();
};

/** @throws 404, also without the right to see its target */
async function findRun({ database }: AppContext, request: FastifyRequest): Promise<StoredRun> {
  const run = await getStoredRun(database.reader, requireId(request));
  if (!targetsOf(officerOf(request)).includes(run.target)) throw notFound();
  return run;
}

/** A write on a run that the officer may see; returns its new state. */
const writes =
  (context: AppContext, perform: (write: Write, request: FastifyRequest) => Promise<unknown>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const write = writeOf(request);
    await findRun(context, request);
    await perform(write, request).catch(async (error: unknown) => {
      const isStale = error instanceof AppError && error.status === 412;
      throw isStale ? stale(await getRun(context.database.db, write.id, languageOf(request))) : error;
    });
    const run = await getRun(context.database.db, write.id, languageOf(request));
    return sendBody(request, tagVersion(reply.code(run.progress === null ? 200 : 202), run.version), run);
  };

function listResource(context: AppContext): Resource {
  const upload = createTableUpload(context.store);
  const create: Endpoint = {
    permission: 'import.create',
    upload,
    summary:
      'Take a table in: a multipart form with the file `file` and its `target`; says what was found in it',
    body: z.object({
      file: z.string().meta({ format: 'binary' }),
      target: z.enum(IMPORT_TARGETS),
      delimiter: z.string().optional(),
      encoding: z.string().optional(),
      quotes: z.string().optional(),
      password: z.string().optional().describe('Of a locked file; kept nowhere'),
    }),
    response: { 201: importRunSchema },
    row: async (request) => {
      const file = upload.of(request);
      if (file === undefined) throw invalidField('file', 'required');
      const form = parseBody(request, uploadForm);
      const officer = officerOf(request);
      requireTarget(officer, form.target);
      await context.limit({ key: `import:account:${officer.id}`, max: UPLOADS_AN_HOUR, seconds: 3600 });
      const id = await takeIn(context, officer, { file, form, client: clientOf(request) });
      return await getRun(context.database.db, id, languageOf(request));
    },
  };
  return {
    path: IMPORT_PATH,
    ...ACCESS,
    GET: listEndpoint(context, {
      summary: 'Imports, newest first',
      query: { target: z.enum(IMPORT_TARGETS).optional() },
      row: importRunRowSchema,
      isPaged: true,
      source: (request) => runSource(context.database, request, targetsOf(officerOf(request))),
    }),
    POST: create,
  };
}

function oneResource(context: AppContext): Resource {
  return {
    path: `${IMPORT_PATH}:id/`,
    ...ACCESS,
    GET: {
      summary: 'An import with what was found in its file',
      response: { 200: importRunSchema },
      row: async (request) => {
        const { id } = await findRun(context, request);
        return await getRun(context.database.reader, id, languageOf(request));
      },
    },
    PATCH: {
      isVersioned: true,
      permission: 'import.create',
      summary: 'How its file is read and mapped; with `mapping` or `key` it is compared. Wants If-Match',
      body: importChangeSchema,
      response: { 200: importRunSchema },
      handler: writes(context, (write, request) =>
        changeRun(context, write, { form: parseBody(request, changeForm), client: clientOf(request) }),
      ),
    },
  };
}

function partResources(context: AppContext): Resource[] {
  const perform = (
    name: string,
    summary: string,
    run: (write: Write, request: FastifyRequest) => Promise<void>,
  ) => ({
    path: `${IMPORT_PATH}:id/${name}/`,
    ...ACCESS,
    POST: {
      isVersioned: true,
      permission: 'import.apply' as const,
      summary: `${summary}; 202: a job does, for there are many. Wants If-Match`,
      ...(name === 'apply' ? { body: importApplySchema } : {}),
      response: { 200: importRunSchema, 202: importRunSchema },
      handler: writes(context, run),
    },
  });
  return [
    {
      path: `${IMPORT_PATH}:id/difference/`,
      ...ACCESS,
      GET: listEndpoint(context, {
        summary: 'What an import would change, in the order of its file',
        query: { kind: z.enum(IMPORT_KINDS).optional() },
        row: importDifferenceSchema,
        isPaged: true,
        source: async (request) =>
          differenceSource(context.database, request, await findRun(context, request)),
      }),
      PATCH: {
        isVersioned: true,
        permission: 'import.create',
        summary: 'Takes or leaves differences by number, field or kind. Wants If-Match of the import',
        body: importChoiceSchema,
        response: { 200: importRunSchema },
        handler: writes(context, (write, request) =>
          chooseDifferences(context, write, parseBody(request, choiceForm)),
        ),
      },
    },
    perform('apply', 'Writes what is accepted, all or nothing', (write, request) =>
      startApplying(context, write, parseBody(request, applyForm)),
    ),
    perform('undo', 'Takes an import back as a whole', (write) => startUndoing(context, write)),
  ];
}

function profileResources({ database }: AppContext): Resource[] {
  return [
    {
      path: IMPORT_PROFILE_PATH,
      ...ACCESS,
      GET: {
        operationId: 'listOfficeImportProfiles',
        summary: 'How files of known sources are read and mapped',
        response: { 200: z.object({ results: z.array(importProfileSchema) }) },
        answer: async (request) => {
          const profiles = await listProfiles(database.reader, targetsOf(officerOf(request)));
          return { results: profiles.map(toProfile) };
        },
      },
    },
    {
      path: `${IMPORT_PROFILE_PATH}:id/`,
      ...ACCESS,
      DELETE: {
        permission: 'import.create',
        summary: 'Forgets a profile',
        response: { 204: z.null() },
        answer: async (request) => {
          const { id, target } = await getProfile(database.db, requireId(request));
          if (!targetsOf(officerOf(request)).includes(target)) throw notFound();
          await database.db.deleteFrom('import_profile').where('id', '=', id).execute();
        },
      },
    },
  ];
}
