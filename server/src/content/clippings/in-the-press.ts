import { IN_THE_PRESS_MAX, IN_THE_PRESS_PATH, inThePressSchema } from '@press-room/contract/in-the-press';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { sendContent, wrapBody } from '../../platform/http/answer.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { formatOf } from '../../platform/http/negotiation.ts';
import { integerParameter, queryOf } from '../../platform/http/query.ts';

const selectLinks = (db: Db) =>
  db
    .selectFrom('clipping')
    .innerJoin('outlet', 'outlet.id', 'clipping.outlet_id')
    .select([
      'clipping.id',
      'clipping.headline',
      'outlet.name as outlet',
      'clipping.published_on',
      'clipping.url',
      'clipping.language',
    ])
    .where('clipping.url', '<>', '')
    .orderBy('clipping.published_on', 'desc')
    .orderBy('clipping.id', 'desc')
    .limit(IN_THE_PRESS_MAX);

const listOfCompany = (db: Db, company: number) =>
  selectLinks(db)
    .innerJoin('clipping_company as link', 'link.clipping_id', 'clipping.id')
    .innerJoin('company', 'company.id', 'link.company_id')
    .where('link.company_id', '=', company)
    .where('company.shows_clippings', '=', 1)
    .execute();

const listOfGroup = (db: Db, group: number) =>
  selectLinks(db)
    .innerJoin('press_group', 'press_group.id', 'clipping.press_group_id')
    .where('clipping.press_group_id', '=', group)
    .where('press_group.shows_clippings', '=', 1)
    .execute();

const toHref = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);

/** Empty if the press office does not publish them. */
export const inThePressResource = (context: AppContext): Resource => ({
  path: IN_THE_PRESS_PATH,
  access: 'ignored',
  GET: {
    operationId: 'listInThePress',
    summary:
      'Links to the newest articles about a company or of a press group, if the press office shows them',
    querystring: z.object({
      company: idParameter.optional(),
      group: idParameter.optional().describe('Press group; give either this or `company`'),
    }),
    response: { 200: inThePressSchema },
    handler: (request, reply) => {
      const query = queryOf(request);
      const company = integerParameter(query, 'company');
      const group = integerParameter(query, 'group');
      if (company !== undefined && group !== undefined) throw invalidField('group', 'one_of_both');
      if (company === undefined && group === undefined) throw invalidField('company', 'required');
      return sendContent(request, reply, context, async () => {
        const { db } = context.database;
        const rows =
          company === undefined ? await listOfGroup(db, group ?? 0) : await listOfCompany(db, company);
        const body = { results: rows.map((row) => ({ ...row, url: toHref(row.url) })) };
        return formatOf(request) === 'datatables' ? wrapBody(request, body) : inThePressSchema.parse(body);
      });
    },
  },
});
