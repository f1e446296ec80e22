import type { Language } from '@press-room/contract/languages';
import { OPEN_BODY_LIMIT_BYTES } from '@press-room/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../core/context.ts';
import { drawStatement } from '../../../core/crisis/statement.ts';
import { findPressGroup } from '../../../core/sites/press-groups.ts';
import { findHouse } from '../../../core/sites/site.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import {
  READER_LINK_ROOT,
  type ReaderLinkPurpose,
  type ReaderLinkSubject,
} from '../../../platform/signing/reader-links.ts';
import type { MessageKey } from '../../../platform/text/messages.ts';
import { link, type Place, paragraph, say, sendPage } from './shell.ts';

export interface Asked {
  context: AppContext;
  request: FastifyRequest;
  reply: FastifyReply;
  subject: ReaderLinkSubject;
}

type Handler = (asked: Asked) => Promise<FastifyReply>;

const paramsSchema = z.object({ token: z.string() });

/** Serves a page that is linked in messages. */
export function servePage(
  app: FastifyInstance,
  context: AppContext,
  purpose: ReaderLinkPurpose,
  handlers: Readonly<Record<'GET' | 'POST', Handler>>,
): void {
  for (const method of ['GET', 'POST'] as const) {
    app.route({
      method,
      url: `${READER_LINK_ROOT}/${purpose}/:token`,
      schema: { hide: true },
      bodyLimit: OPEN_BODY_LIMIT_BYTES,
      handler: (request, reply) => {
        const { token } = paramsSchema.parse(request.params);
        const subject = context.links.readers.read(purpose, token);
        const asked = { context, request, reply };
        return subject === null ? sendMissing(asked) : handlers[method]({ ...asked, subject });
      },
    });
  }
}

/** `lead`: why the link is invalid. */
export async function sendMissing(
  { context, request, reply }: Omit<Asked, 'subject'>,
  lead: MessageKey = 'alert_page_missing_lead',
): Promise<FastifyReply> {
  const language = languageOf(request);
  const house = await findPlace(context);
  return sendPage(reply, 404, {
    language,
    house,
    title: 'alert_page_missing',
    content: [paragraph(say(language, lead)), toRoom(context, language)],
  });
}

export const toRoom = ({ config }: AppContext, language: Language) =>
  link(`${config.PUBLIC_URL}/`, say(language, 'alert_page_room'));

/** Press group of the page: the requested one, else the group of the installation. */
export async function findPlace(
  { config, database: { db } }: AppContext,
  asked?: { press_group_id: number | null },
): Promise<Place | null> {
  const named = asked?.press_group_id == null ? null : await findPressGroup(db, asked.press_group_id);
  const group = named ?? (await findHouse(db, config));
  if (group === null) return null;
  const [en, it] = await Promise.all(
    (['en', 'it'] as const).map((language) => drawStatement(db, { group: group.id, language })),
  );
  return { ...group, statements: { en: en ?? null, it: it ?? null } };
}
