import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context.ts';
import { READER_LINK_ROOT } from '../../platform/signing/reader-links.ts';

/** Programs of mailbox providers, which follow links before people do. */
const PROGRAM =
  /bot\b|crawl|spider|scan|preview|proofpoint|mimecast|barracuda|safelinks|curl|wget|python|java\//i;
/** Earlier requests come from scanners, not from readers. */
const SCANNED_MS = 20_000;

/** Links of mailings: counted in total, and by person only with consent. */
export function serveMailingLinks(app: FastifyInstance, context: AppContext): void {
  const { config, links } = context;
  app.get<{ Params: { token: string } }>(
    `${READER_LINK_ROOT}/to/:token`,
    { schema: { hide: true } },
    async (request, reply) => {
      const subject = links.readers.read('to', request.params.token);
      const link = subject === null ? undefined : await findLink(context, subject.id);
      if (subject === null || link === undefined) {
        reply.callNotFound();
        return reply;
      }
      const isProgram = PROGRAM.test(request.headers['user-agent'] ?? 'bot');
      if (request.method === 'GET' && !isProgram) await countVisit(context, subject.id, subject.recipient);
      return reply
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        .redirect(config.PUBLIC_URL + link.target, 302);
    },
  );
}

const findLink = ({ database }: AppContext, id: number) =>
  database.db.selectFrom('mailing_link').select('target').where('id', '=', id).executeTakeFirst();

async function countVisit({ database, now }: AppContext, link: number, recipient: number): Promise<void> {
  const { db } = database;
  if (recipient === 0) {
    await addVisit(db, link);
    return;
  }
  const accepted = await db
    .selectFrom('mailing_recipient')
    .innerJoin('contact', 'contact.id', 'mailing_recipient.contact_id')
    .select(['accepted_at', 'contact.agrees_to_figures'])
    .where('mailing_recipient.id', '=', recipient)
    .executeTakeFirst();
  const at = accepted?.accepted_at;
  if (at && now().getTime() - Date.parse(at) < SCANNED_MS) return;
  await addVisit(db, link);
  if (accepted?.agrees_to_figures !== 1) return;
  await db
    .updateTable('mailing_recipient')
    .set({ visited_at: now().toISOString() })
    .where('id', '=', recipient)
    .where('visited_at', 'is', null)
    .execute();
}

const addVisit = (db: AppContext['database']['db'], link: number) =>
  db
    .updateTable('mailing_link')
    .set((eb) => ({ visits: eb('visits', '+', 1) }))
    .where('id', '=', link)
    .execute();
