import {
  ANSWER_STATES,
  type AnswerState,
  type AppointmentNeed,
  type OfficeAnswer,
  officeAnswerSchema,
} from '@press-room/contract/appointment-answers';
import { OFFICE_APPOINTMENT_PATH } from '@press-room/contract/appointments';
import type { Language } from '@press-room/contract/languages';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { FastifyRequest } from 'fastify';
import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { accessTo } from '../../../core/admin/resources.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { choiceParameter, queryOf, requireId } from '../../../platform/http/query.ts';
import {
  type Cell,
  readTableType,
  sendLongTable,
  tableTypeSchema,
} from '../../../platform/http/table-file.ts';
import { type Bilingual, inRome } from '../../../platform/text/bilingual.ts';
import { toText } from '../../../platform/text/messages.ts';
import { getOfficeAppointment } from '../reading.ts';
import type { StoredAnswer } from './queries.ts';

const stateSchema = z.enum(ANSWER_STATES);
const QUERY = { state: stateSchema.optional() };

const eb = expressionBuilder<Schema, 'appointment_answer'>();

const FIELDS: FieldMap = {
  id: eb.ref('appointment_answer.id'),
  name: eb.ref('appointment_answer.name'),
  email: eb.ref('appointment_answer.email'),
  outlet: eb.ref('appointment_answer.outlet'),
  state: eb.ref('appointment_answer.state'),
  answered_at: eb.ref('appointment_answer.answered_at'),
  entered_at: eb.ref('appointment_answer.entered_at'),
};

/** By name. */
const ORDER = [
  { by: eb.ref('appointment_answer.name'), direction: 'asc' as const },
  { by: eb.ref('appointment_answer.id'), direction: 'asc' as const },
];

interface AnswerFilter {
  appointment: number;
  state?: AnswerState | undefined;
}

function selectAnswers(db: Db, { appointment, state }: AnswerFilter) {
  const query = db
    .selectFrom('appointment_answer')
    .select('appointment_answer.id')
    .where('appointment_answer.appointment_id', '=', appointment);
  return state === undefined ? query : query.where('appointment_answer.state', '=', state);
}

/** In the order of the ids. */
async function listAnswers(db: Db, ids: readonly number[]): Promise<OfficeAnswer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('appointment_answer as answer')
    .leftJoin('appointment_slot as slot', 'slot.id', 'answer.slot_id')
    .leftJoin('appointment_answer as sender', 'sender.id', 'answer.colleague_of')
    .selectAll('answer')
    .select(['slot.starts_at as slot_at', 'sender.name as sender'])
    .where('answer.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const invitations = await listInvitations(db, rows);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined
      ? []
      : officeAnswerSchema.parse({
          ...row,
          needs: readNeeds(row.needs),
          colleague_of: row.sender,
          invitation: invitations.get(row.contact_id) ?? null,
        });
  });
}

type Invitation = NonNullable<OfficeAnswer['invitation']>;

/** Last invitation that reached each contact, for answers to one appointment. */
async function listInvitations(
  db: Db,
  answers: readonly Pick<StoredAnswer, 'appointment_id' | 'contact_id'>[],
): Promise<Map<number | null, Invitation>> {
  const contacts = answers.flatMap(({ contact_id }) => contact_id ?? []);
  const [answer] = answers;
  if (answer === undefined || contacts.length === 0) return new Map();
  const rows = await db
    .selectFrom('mailing_recipient as recipient')
    .innerJoin('mailing', 'mailing.id', 'recipient.mailing_id')
    .select(['recipient.contact_id', 'mailing.id', 'recipient.accepted_at'])
    .where('mailing.appointment_id', '=', answer.appointment_id)
    .where('recipient.contact_id', 'in', contacts)
    .where('recipient.accepted_at', 'is not', null)
    .orderBy('recipient.accepted_at')
    .orderBy('mailing.id')
    .execute();
  return new Map(
    rows.flatMap(({ contact_id, id, accepted_at }) =>
      accepted_at === null ? [] : [[contact_id, { mailing: id, at: accepted_at }] as const],
    ),
  );
}

export const readNeeds = (stored: string): AppointmentNeed[] =>
  stored.split(',').filter(Boolean) as AppointmentNeed[];

/** @throws 400, 404 */
async function readFilter(db: Db, request: FastifyRequest): Promise<AnswerFilter> {
  const { id } = await getOfficeAppointment(db, requireId(request));
  return { appointment: id, state: choiceParameter(queryOf(request), 'state', stateSchema) };
}

const COLUMNS: Record<Language, readonly string[]> = {
  en: ['Name', 'Outlet', 'State', 'Time', 'Needs', 'In place of', 'Language', 'E-mail', 'Came'],
  it: ['Nome', 'Testata', 'Stato', 'Orario', 'Esigenze', 'Al posto di', 'Lingua', 'E-mail', 'Presente'],
};
const FILE: Bilingual = { en: 'names', it: 'nomi' };
const STATE_WORDS: Record<AnswerState, Bilingual> = {
  invited: { en: 'has not answered', it: 'non ha risposto' },
  confirmed: { en: 'comes', it: 'viene' },
  waiting: { en: 'waiting list', it: 'lista d’attesa' },
  remote: { en: 'remotely', it: 'a distanza' },
  declined: { en: 'does not come', it: 'non viene' },
};

const toCells = (row: OfficeAnswer, language: Language): Cell[] => [
  row.name,
  row.outlet,
  STATE_WORDS[row.state][language],
  row.slot_at === null ? '' : inRome(row.slot_at, language),
  [...row.needs.map((need) => toText({ key: `appointment_need_${need}` }, language)), row.needs_note]
    .filter(Boolean)
    .join('; '),
  row.colleague_of ?? '',
  row.language,
  toReadableAddress(row.email),
  row.entered_at === null ? '' : inRome(row.entered_at, language),
];

const ROWS_AT_ONCE = 500;

async function* listPages(db: Db, filter: AnswerFilter, language: Language): AsyncGenerator<Cell[][]> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await selectAnswers(db, filter)
      .orderBy('appointment_answer.name')
      .orderBy('appointment_answer.id')
      .limit(ROWS_AT_ONCE)
      .offset(offset)
      .execute();
    if (rows.length === 0) return;
    const answers = await listAnswers(
      db,
      rows.map(({ id }) => id),
    );
    yield answers.map((answer) => toCells(answer, language));
  }
}

/** People who were invited or answered, also as a list of names for the entrance. */
export function officeAnswerResources(context: AppContext): Resource[] {
  const { database, now } = context;
  return [
    {
      path: `${OFFICE_APPOINTMENT_PATH}:id/answer/`,
      ...accessTo('appointment'),
      GET: listEndpoint(context, {
        summary: 'Everybody who was invited to an appointment or answered',
        query: QUERY,
        row: officeAnswerSchema,
        isPaged: true,
        source: async (request) => {
          const filter = await readFilter(database.db, request);
          return officeSource({
            database,
            fields: FIELDS,
            from: (db) => selectAnswers(db, filter),
            order: ORDER,
            read: listAnswers,
          });
        },
      }),
    },
    {
      path: `${OFFICE_APPOINTMENT_PATH}:id/answer/export/`,
      access: 'admitted',
      permission: 'appointment.export',
      GET: {
        operationId: 'exportOfficeAppointmentAnswers',
        summary: 'The list of names for the desk, as CSV or XLSX',
        querystring: z.object({ ...QUERY, type: tableTypeSchema.optional() }),
        response: { 200: z.unknown().describe('text/csv, or an Excel workbook') },
        handler: async (request, reply) => {
          const type = readTableType(request);
          const filter = await readFilter(database.db, request);
          const about = `appointment:${filter.appointment}` as const;
          await recordAudit(database.db, { by: officerOf(request).id, action: 'export', about }, now());
          const language = languageOf(request);
          const table = { name: FILE[language], columns: COLUMNS[language], type, language, now: now() };
          return sendLongTable(reply, table, listPages(database.reader, filter, language));
        },
      },
    },
  ];
}
