import {
  CLIPPING_PAGE_PATH,
  CLIPPING_URL_MAX_LENGTH,
  type ClippingPage,
  clippingPageFormSchema,
  clippingPageSchema,
} from '@press-room/contract/clippings';
import { isWebAddress } from '@press-room/contract/urls';
import { z } from 'zod';
import { accessTo } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { invalidField, invalidFields } from '../../../platform/errors/errors.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { requiredText } from '../../../platform/http/fields.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { type ConnectionRules, OPEN_INTERNET } from '../../../platform/outbound/connect.ts';
import { toUrlKey } from '../url-key.ts';
import { fetchPage } from './fetch-page.ts';
import { listDuplicates, listOutletSites, pickOutlet } from './queries.ts';
import { readMetadata } from './read-metadata.ts';

const pageForm = z.object({ url: requiredText({ max: CLIPPING_URL_MAX_LENGTH }) });

/** Pages that one officer may fetch per minute. */
const READINGS = { max: 30, seconds: 60 };

/** Metadata of the page, with existing clippings of it. @throws 400 with the reason */
export async function proposeClipping(
  { config, database }: Pick<AppContext, 'config' | 'database'>,
  address: string,
  rules: ConnectionRules = OPEN_INTERNET,
): Promise<ClippingPage> {
  const url = isWebAddress(address)
    ? URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`)
    : null;
  if (url === null) throw invalidField('url', 'url');
  if (!config.LINK_CHECKS) throw invalidField('url', 'page_reading_off');
  const page = await fetchPage(url, rules);
  if ('refusal' in page) throw invalidFields({ url: [page.refusal] });
  const metadata = readMetadata(page.html, page.url);
  const addresses = [address, page.url.href, metadata.url];
  const outlet = pickOutlet(await listOutletSites(database.db), page.url.host);
  return clippingPageSchema.parse({
    ...metadata,
    outlet_name: outlet?.name ?? metadata.outlet_name,
    duplicates: await listDuplicates(database.db, [...new Set(addresses.map(toUrlKey))]),
  });
}

export const clippingPageResource = (context: AppContext): Resource => ({
  path: CLIPPING_PAGE_PATH,
  ...accessTo('clipping'),
  POST: {
    permission: 'clipping.create',
    operationId: 'readClippingPage',
    summary: 'What the page at an address says of itself, as proposals for a clipping; saves nothing',
    body: clippingPageFormSchema,
    response: { 200: clippingPageSchema },
    answer: async (request) => {
      const { url } = parseBody(request, pageForm);
      const { id } = officerOf(request);
      await context.limit({ key: `clipping-page:account:${id}`, ...READINGS });
      return await proposeClipping(context, url);
    },
  },
});
