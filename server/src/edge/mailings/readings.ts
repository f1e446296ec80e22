import { languageSchema } from '@press-room/contract/languages';
import {
  mailingAudienceReportSchema,
  mailingChoiceSchema,
  mailingPreviewSchema,
  mailingProofSchema,
  mailingSampleSchema,
} from '@press-room/contract/mailing-readings';
import {
  MAILING_HOLDERS_PATH,
  MAILING_PATH,
  type Mailing,
  mailingAudienceSchema,
} from '@press-room/contract/mailings';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { NO_TEXT } from '../../core/admin/forms.ts';
import { accessTo } from '../../core/admin/resources.ts';
import type { AppContext } from '../../core/context.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { requireSession } from '../../platform/http/authentication.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import {
  choiceParameter,
  integerParameter,
  queryOf,
  readSearchText,
  requireId,
} from '../../platform/http/query.ts';
import { resolveAudience, toReport } from './audience/audience.ts';
import { listSamples } from './audience/samples.ts';
import { readChoice } from './choice/choice.ts';
import { previewMailing } from './preview.ts';
import { proofMailing } from './proof/proof.ts';
import { getMailing } from './queries.ts';

interface Reading<Answer extends object> {
  /** Last part of its address. */
  part: string;
  summary: string;
  query?: z.ZodObject;
  answer: z.ZodType<Answer>;
  read: (mailing: Mailing, request: FastifyRequest) => Promise<Answer>;
}

/** Read-only data for the screen of a mailing. */
export const mailingReadings = (context: AppContext): Resource[] => {
  const { db } = context.database;
  return [
    holdersOf(context),
    toResource(context, {
      part: 'audience',
      summary: 'How many get it at this moment, in which language, and why others do not',
      query: z.object({
        audience: z.string().optional().describe('JSON; in place of the one that is saved'),
      }),
      answer: mailingAudienceReportSchema,
      read: async (mailing, request) => {
        const audience = readAudience(queryOf(request).audience) ?? mailing.audience;
        return toReport(await resolveAudience(context, db, { ...mailing, audience }));
      },
    }),
    toResource(context, {
      part: 'sample',
      summary: 'Recipients whose name or address holds `q`; without it a few that differ',
      query: z.object({ q: z.string().optional() }),
      answer: z.object({ results: z.array(mailingSampleSchema) }),
      read: async (mailing, request) => ({
        results: await listSamples(context, mailing, readSearchText(request)),
      }),
    }),
    toResource(context, {
      part: 'choice',
      summary: 'What it can have of its subject, and galleries, kits and releases whose title holds `q`',
      query: z.object({ q: z.string().optional() }),
      answer: mailingChoiceSchema,
      read: (mailing, request) => readChoice(context, mailing, readSearchText(request)),
    }),
    toResource(context, {
      part: 'proof',
      summary: 'What should be mended before it is sent',
      answer: mailingProofSchema,
      read: (mailing) => proofMailing(context, mailing),
    }),
    toResource(context, {
      part: 'preview',
      summary: 'The message in a language, for a `contact` or nobody in particular',
      query: z.object({ language: languageSchema.optional(), contact: idParameter.optional() }),
      answer: mailingPreviewSchema,
      read: (mailing, request) => {
        const query = queryOf(request);
        const language = choiceParameter(query, 'language', languageSchema) ?? 'it';
        return previewMailing(context, mailing, {
          language,
          contact: integerParameter(query, 'contact') ?? null,
          session: requireSession(request),
        });
      },
    }),
  ];
};

const CHANGES = ['correction', 'withdrawal'] as const;

/** Called before a mailing is created, so that none is proposed without recipients. */
const holdersOf = (context: AppContext): Resource => ({
  path: MAILING_HOLDERS_PATH,
  ...accessTo('mailing'),
  GET: {
    permission: 'mailing.create',
    summary: 'How many would get a mailing about a correction or withdrawal of a release',
    querystring: z.object({ press_release: idParameter, kind: z.enum(CHANGES) }),
    response: { 200: mailingAudienceReportSchema },
    answer: async (request) => {
      const { db } = context.database;
      const query = queryOf(request);
      const id = integerParameter(query, 'press_release');
      const kind = choiceParameter(query, 'kind', z.enum(CHANGES));
      if (id === undefined) throw invalidField('press_release', 'required');
      if (kind === undefined) throw invalidField('kind', 'required');
      const audience = { lists: [], contacts: [], has_takers: true, has_subject_takers: false };
      const about = { press_release: { id, title: NO_TEXT }, press_review: null, appointment: null };
      const mailing = { ...about, id: 0, kind, follows: null, audience };
      return toReport(await resolveAudience(context, db, mailing));
    },
  },
});

const toResource = <Answer extends object>(
  { database }: AppContext,
  { part, summary, query, answer, read }: Reading<Answer>,
): Resource => ({
  path: `${MAILING_PATH}:id/${part}/`,
  ...accessTo('mailing'),
  GET: {
    summary,
    ...(query && { querystring: query }),
    response: { 200: answer },
    answer: async (request) => {
      const mailing = await getMailing(database.db, requireId(request));
      return await read(mailing, request);
    },
  },
});

/** @throws 400 */
function readAudience(text: string | undefined): Mailing['audience'] | null {
  if (text === undefined) return null;
  try {
    return mailingAudienceSchema.parse(JSON.parse(text));
  } catch {
    throw invalidField('audience', 'not_of_this_shape');
  }
}
