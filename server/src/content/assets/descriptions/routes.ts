import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { descriptionOfferSchema, descriptionProposalSchema } from '@press-room/contract/asset-descriptions';
import { z } from 'zod';
import { accessTo } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { writeOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { openProvider } from '../../../platform/translation/open-provider.ts';
import { viewOf } from '../admin/view.ts';
import { describePicture, getOffer } from './service.ts';

/** Machine descriptions of pictures, for officers of the association, which pays for them. */
export function descriptionResource(app: AppContext): Resource {
  const context = { ...app, translation: openProvider(app.config) };
  return {
    path: `${OFFICE_ASSET_PATH}:id/description/`,
    ...accessTo('asset'),
    GET: {
      operationId: 'getOfficeAssetDescriptionOffer',
      summary: 'Who describes pictures, and what that costs',
      response: { 200: descriptionOfferSchema },
      answer: async (request) => ({ offer: await getOffer(context, requireId(request)) }),
    },
    POST: {
      permission: 'asset.edit',
      isVersioned: true,
      operationId: 'describeOfficeAsset',
      summary:
        'Sends a small picture and its caption to the provider that the operator names, and answers its proposals; writes none; requires If-Match',
      body: z.object({}),
      response: { 200: descriptionProposalSchema },
      answer: async (request) => {
        const write = { ...writeOf(request), view: viewOf(request) };
        return await describePicture(context, write);
      },
    },
  };
}
