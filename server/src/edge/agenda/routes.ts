import { APPOINTMENT_NEEDS } from '@press-room/contract/appointment-answers';
import { type AppointmentBadge, formatBadgeCode } from '@press-room/contract/check-in';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CompactSign } from 'jose';
import { entryOf, toEntryUrl } from '../../content/appointments/answers/address.ts';
import { takeAnswer } from '../../content/appointments/answers/answering.ts';
import { answerForm } from '../../content/appointments/answers/form.ts';
import { listPapers } from '../../content/appointments/answers/papers.ts';
import { countInState, findWhole, type WholeAnswer } from '../../content/appointments/answers/queries.ts';
import { getOfficeAppointment } from '../../content/appointments/reading.ts';
import type { AppContext } from '../../core/context.ts';
import { AppError, notFound } from '../../platform/errors/errors.ts';
import { parseBody } from '../../platform/http/body.ts';
import { toErrorBody } from '../../platform/http/error-body.ts';
import { networkOf } from '../../platform/http/network.ts';
import { READER_LINK_ROOT } from '../../platform/signing/reader-links.ts';
import { element } from '../../platform/text/xml.ts';
import { type Asked, findPlace, sendMissing, servePage, toRoom } from '../alerts/page/serve.ts';
import { say, sendPage } from '../alerts/page/shell.ts';
import { writeAppointment, writeForm } from './page.ts';

const TEN_MINUTES = 600;

/** Personal page of an answer, with its calendar entry. Scanners follow links, so only the form changes anything. */
export function serveAppointmentPages(app: FastifyInstance, context: AppContext): void {
  servePage(app, context, 'appointment', { GET: (asked) => show(asked), POST: take });
  app.get<{ Params: { token: string } }>(
    toEntryUrl(`${READER_LINK_ROOT}/appointment/:token`),
    { schema: { hide: true } },
    async (request, reply) => {
      const subject = context.links.readers.read('appointment', request.params.token);
      const whole = subject === null ? null : await findWhole(context.database.db, subject.id);
      if (whole === null || whole.appointment.status === 'draft') throw notFound();
      const { method, content } = await entryOf(context, whole);
      return reply
        .headers({
          'Content-Type': `text/calendar; charset=utf-8; method=${method}`,
          'Content-Disposition': 'attachment; filename="appointment.ics"',
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
        })
        .send(content);
    },
  );
}

interface Told {
  status: number;
  text: string;
}

async function show(asked: Asked, told: Told | null = null): Promise<FastifyReply> {
  const { context, reply, subject } = asked;
  const { db } = context.database;
  const whole = await findWhole(db, subject.id);
  if (whole === null || whole.appointment.status === 'draft') return sendMissing(asked);
  const { answer, appointment } = whole;
  const { language } = answer;
  const now = context.now().toISOString();
  const { slots } = await getOfficeAppointment(db, appointment.id);
  const isFull =
    slots.length === 0 &&
    appointment.capacity !== null &&
    (await countInState(db, appointment.id, 'confirmed')) >= appointment.capacity;
  const hasPlace = answer.state === 'confirmed' && appointment.status === 'published';
  const url = context.links.readers.toUrl('appointment', { id: answer.id });
  const ending =
    appointment.status === 'cancelled'
      ? 'appointment_page_cancelled'
      : appointment.ends_at <= now
        ? 'appointment_page_over'
        : null;
  const shown = {
    whole,
    slots,
    isFull,
    now,
    badge: hasPlace ? { token: await signPlace(context, whole), code: formatBadgeCode(answer.code) } : null,
    entryUrl: ending === null && answer.state !== 'declined' ? toEntryUrl(url) : null,
    papers: await listPapers(context, whole),
  };
  return sendPage(reply, told?.status ?? 200, {
    language,
    house: await findPlace(context, appointment),
    title: 'appointment_page',
    content: [
      told === null ? null : element('p', { class: 'notice', role: 'status' }, told.text),
      ...writeAppointment(shown),
      ending === null ? writeForm(shown) : element('p', { class: 'notice' }, say(language, ending)),
      toRoom(context, language),
    ],
  });
}

/** Signed content of the QR code, for offline check-in. */
async function signPlace({ badgeKeys }: AppContext, { answer }: WholeAnswer): Promise<string> {
  const payload: AppointmentBadge = {
    b: answer.code,
    a: answer.appointment_id,
    n: answer.name,
    o: answer.outlet,
  };
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA' })
    .sign(badgeKeys.signing);
}

/** Errors are shown on the page itself, in the language of the person. */
async function take(asked: Asked): Promise<FastifyReply> {
  const { context, request, subject } = asked;
  const whole = await findWhole(context.database.db, subject.id);
  if (whole === null) return sendMissing(asked);
  const { language } = whole.answer;
  await context.limit({ key: `appointment:answer:${subject.id}`, max: 30, seconds: TEN_MINUTES });
  await context.limit({ key: `appointment:page:${networkOf(request)}`, max: 300, seconds: TEN_MINUTES });
  try {
    await takeAnswer(context, subject.id, parseBody({ ...request, body: toForm(request.body) }, answerForm));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const said = Object.values(toErrorBody(error.content, language)).flat();
    return show(asked, {
      status: error.status,
      text: said.filter((text) => typeof text === 'string').join(' '),
    });
  }
  return show(asked, { status: 200, text: say(language, 'appointment_page_saved') });
}

/** Converts the form of the page to the body of the API. */
function toForm(body: unknown): Record<string, unknown> {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const { answer, slot, needs_note, colleague_name: name, colleague_email: email } = fields;
  return {
    answer,
    slot,
    needs_note: needs_note ?? '',
    needs: APPOINTMENT_NEEDS.filter((need) => fields[`need_${need}`] === 'yes'),
    ...(answer === 'colleague' && { colleague: { name: name ?? '', email: email ?? '' } }),
  };
}
