import { COMPANY_PAGE_PATH, companyPageSchema } from '@press-room/contract/company-pages';
import type { AppContext } from '../../../core/context.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { sendContentBody } from '../../../platform/http/answer.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { requireId } from '../../../platform/http/query.ts';
import { findCompanyPage } from './service.ts';

export const companyPageResource = (context: AppContext): Resource => ({
  path: `${COMPANY_PAGE_PATH}:id/`,
  access: 'optional',
  GET: {
    summary: 'What readers see of a company: its public data, brands, and pictures of its releases',
    response: { 200: companyPageSchema },
    handler: (request, reply) =>
      sendContentBody(request, reply, context, async () => {
        const { reader } = request;
        const reading = { reader, language: languageOf(request) };
        const page = await findCompanyPage(context, requireId(request), reading);
        if (page === null) throw notFound();
        return page;
      }),
  },
});
