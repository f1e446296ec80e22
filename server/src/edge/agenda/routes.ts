import { APPOINTMENT_NEEDS } from '@press-room/contract/appointment-answers';
import { type AppointmentBadge, formatBadgeCode } from '@press-room/contract/check-in';
import { releasePage } from '@press-room/contract/pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CompactSign } from 'jose';
import { entryOf, toEntryUrl } from '../../content/appointments/answers/address.ts';
import { takeAnswer } from '../../content/appointments/answers/answering.ts';
import { answerForm } from '../../content/appointments/answers/form.ts';
import { countInState, findWhole, type WholeAnswer } from '../../content/appointments/answers/queries.ts';
import { getOfficeAppointment } from '../../content/appointments/reading.ts';
import { findAccountById } from '../../core/account/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { ANYBODY, visibleTo } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError, notFound } from '../../platform/errors/errors.ts';
import { classOfAccount, type ReaderClass } from '../../platform/http/authentication.ts';
import { parseBody } from '../../platform/http/body.ts';
import { toErrorBody } from '../../platform/http/error-body.ts';
import { networkOf } from '../../platform/http/network.ts';
import { READER_LINK_ROOT } from '../../platform/signing/reader-links.ts';
import { wordsIn } from '../../platform/text/bilingual.ts';
import { toSlug } from '../../platform/text/file-names.ts';
import { element } from '../../platform/text/xml.ts';
import { type Asked, findPlace, sendMissing, servePage, toRoom } from '../alerts/page/serve.ts';
import { say, sendPage } from '../alerts/page/shell.ts';
import { type ShownPaper, writeAppointment, writeForm } from './page.ts';

const TEN_MINUTES = 600;

/** The personal page of an answer, and its calendar entry. Scanners follow each link: only the form changes anything. */
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

/** The code of the QR code, signed so that a check-in without a connection believes it. */
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

/** A refusal is said on the page itself, in the language of the person. */
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

/** The fields of the page's form, as the API takes them. */
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

/** For people who came or followed remotely, once it has ended: what they may read by its own rules. */
async function listPapers(context: AppContext, { answer, appointment }: WholeAnswer): Promise<ShownPaper[]> {
  const { config, database, now } = context;
  const hasCome = answer.entered_at !== null || answer.state === 'remote';
  if (!hasCome || appointment.ends_at > now().toISOString()) return [];
  const { language } = answer;
  const { releases, press_kits } = await getOfficeAppointment(database.db, appointment.id);
  const account =
    answer.user_account_id === null ? null : await findAccountById(database.db, answer.user_account_id);
  const reader = account === null ? ANYBODY : classOfAccount(account);
  const asked = { reader, now: now() };
  const years = await listYears(database.db, { ids: releases.map(({ id }) => id), ...asked });
  const kits = await listVisibleKits(database.db, { ids: press_kits.map(({ id }) => id), ...asked });
  return [
    ...releases.flatMap(({ id, title }) => {
      const year = years.get(id);
      const words = wordsIn(title, language);
      return year === undefined
        ? []
        : [
            {
              title: words,
              url: `${config.PUBLIC_URL}${releasePage(language, { id, slug: toSlug(words), year })}`,
            },
          ];
    }),
    ...press_kits
      .filter(({ id }) => kits.has(id))
      .map(({ title }) => ({ title: wordsIn(title, language), url: `${config.PUBLIC_URL}/#/press-kit` })),
  ];
}

interface AskedPapers {
  ids: readonly number[];
  reader: ReaderClass;
  now: Date;
}

async function listVisibleKits(db: Db, { ids, reader, now }: AskedPapers): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('press_kit')
    .select('id')
    .where('id', 'in', ids)
    .where(visibleTo(reader, now, 'press_kit'))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function listYears(db: Db, { ids, reader, now }: AskedPapers): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('press_release as release')
    .select(['release.id', 'release.year'])
    .where('release.id', 'in', ids)
    .where(visibleTo(reader, now))
    .execute();
  return new Map(rows.map(({ id, year }) => [id, year]));
}
