import {
  assetUseSchema,
  OFFICE_ASSET_PATH,
  officeAssetFormSchema,
  officeAssetRowSchema,
  officeAssetSchema,
  officeAssetsFormSchema,
  officeAssetsSchema,
} from '@press-room/contract/admin-assets';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownRows } from '../../../core/admin/own-company.ts';
import type { AppContext } from '../../../core/context.ts';
import { requireScope } from '../../../platform/http/authentication.ts';
import { parseBody, parseItems } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { officerOf, writeOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { smallSource } from '../../../platform/http/small-source.ts';
import { descriptionResource } from '../descriptions/routes.ts';
import { getOfficeAsset } from './asset.ts';
import { assetForm, assetsForm, versionedAssetForm } from './form.ts';
import { ASSET_QUERY, officeAssetSource } from './listing.ts';
import { withoutAsset } from './places.ts';
import { type AssetWrite, changeAsset, changeAssets, deleteAsset } from './service.ts';
import { viewOf } from './view.ts';
import { listPlacesWithin } from './within.ts';

const assetWriteOf = (request: FastifyRequest): AssetWrite => ({
  ...writeOf(request),
  view: viewOf(request),
});

/** Files of the media library for the press office; never cached. */
export function officeAssetResources(context: AppContext): Resource[] {
  const { database, links } = context;
  const guard = {
    access: 'admitted',
    permission: 'asset.view',
    ownCompany: ownRows(context, 'asset'),
  } as const;
  const get = (request: FastifyRequest) =>
    getOfficeAsset({ db: database.db, links }, viewOf(request), requireId(request));
  return [
    descriptionResource(context),
    {
      path: OFFICE_ASSET_PATH,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'The library: every stored file, what came last first',
        query: ASSET_QUERY.shape,
        row: officeAssetRowSchema,
        isPaged: true,
        source: (request) => officeAssetSource(context, request),
      }),
      PATCH: {
        permission: 'asset.edit',
        operationId: 'updateOfficeAssets',
        summary:
          'Changes several files, each with the version that it was changed from; `failed` says which were left as they are, and why',
        body: officeAssetsFormSchema,
        response: { 200: officeAssetsSchema },
        answer: async (request) => {
          const { assets } = parseBody(request, assetsForm);
          const forms = parseItems('assets', assets, versionedAssetForm);
          const writer = { officer: officerOf(request), view: viewOf(request) };
          return await changeAssets(context, writer, forms);
        },
      },
    },
    {
      path: `${OFFICE_ASSET_PATH}:id/`,
      ...guard,
      GET: {
        summary: 'One file of the library',
        response: { 200: officeAssetSchema },
        row: (request) => get(request),
      },
      PATCH: {
        isVersioned: true,
        permission: 'asset.edit',
        summary: 'Changes what is sent, also within the words of a language; requires If-Match',
        body: officeAssetFormSchema,
        response: { 200: officeAssetSchema },
        row: async (request) => {
          const write = assetWriteOf(request);
          const form = parseBody(request, assetForm);
          return await changeAsset(context, write, form);
        },
      },
      DELETE: {
        isVersioned: true,
        permission: 'asset.delete',
        summary: 'Deletes a file that nothing shows; requires If-Match. 409 names the `places` that show it',
        response: {
          204: z.null(),
          409: z.object({ detail: z.string(), places: z.array(assetUseSchema) }),
        },
        handler: async (request, reply) => {
          await deleteAsset(context, assetWriteOf(request));
          return reply.code(204).header('Cache-Control', 'no-store').send();
        },
      },
    },
    {
      path: `${OFFICE_ASSET_PATH}:id/usage/`,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'Everything that shows a file, whatever its state',
        row: assetUseSchema,
        isPaged: false,
        source: async (request) => {
          const { id } = await get(request);
          const scope = requireScope(request.reader, 'asset.view');
          const places = await listPlacesWithin(database.db, { language: languageOf(request), id }, scope);
          return smallSource(places.map(withoutAsset));
        },
      }),
    },
  ];
}
