import { z } from 'zod';
import { companyMemberSchema } from './company-members.ts';
import { officeAccreditationRowSchema } from './event-accreditations.ts';
import { jobRowSchema } from './jobs.ts';
import { languageSchema } from './languages.ts';
import { officeMessageRowSchema } from './messages.ts';
import { namedSchema } from './named.ts';
import { personSchema } from './people.ts';

/** Pending work of the press office: the first items of each kind, and their number. */
export const DASHBOARD_PATH = '/api/office/desk/';
export const DASHBOARD_ROWS = 5;
/** Days of the timeline. */
export const DASHBOARD_DAYS = 7;
export const DASHBOARD_EVENTS_MAX = 100;
/** Maximum companies in the filter of reviews. */
export const DASHBOARD_COMPANIES_MAX = 12;

const releaseSchema = z.object({
  id: z.int(),
  /** In the requested language, else in the other one. */
  title: z.string(),
  press_group: namedSchema,
});

/** A kind of work; null: the client has no right to it. */
const waitingSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.int(), rows: z.array(row) }).nullable();

const DASHBOARD_EVENTS = ['publication', 'embargo', 'expiry'] as const;

export const dashboardEventSchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(DASHBOARD_EVENTS),
  release: releaseSchema,
});
export type DashboardEvent = z.infer<typeof dashboardEventSchema>;

const waitingMessageSchema = officeMessageRowSchema.pick({
  id: true,
  reference: true,
  name: true,
  email: true,
  subject: true,
  deadline: true,
  created_at: true,
  assignee: true,
});

/** Kinds of work on the dashboard. */
const DASHBOARD_KINDS = [
  'reviews',
  'assignments',
  'timeline',
  'outdated',
  'pending',
  'urgent',
  'messages',
  'accounts',
  'members',
  'names',
  'accreditations',
  'proposals',
  'uncredited',
  'jobs',
  'missed',
] as const;
export type DashboardKind = (typeof DASHBOARD_KINDS)[number];

export const dashboardSchema = z.object({
  /** Kinds that could not be read in time: null below, although the client has the right. */
  late: z.array(z.enum(DASHBOARD_KINDS)),
  /** Releases and press kits in review, by due day, then longest waiting first. */
  reviews: waitingSchema(
    releaseSchema.extend({
      noun: z.enum(['press_release', 'press_kit']),
      updated_at: z.iso.datetime(),
      company: namedSchema.nullable(),
      due_on: z.iso.date().nullable(),
    }),
  )
    .unwrap()
    .extend({
      /** Number of press kits among them. */
      kits: z.int(),
      /** Companies with releases among them, most releases first. */
      companies: z.array(namedSchema.extend({ count: z.int() })),
    })
    .nullable(),
  /** Drafts with a due day, earliest first. */
  assignments: waitingSchema(
    releaseSchema.extend({ due_on: z.iso.date(), assignee: personSchema.nullable() }),
  ),
  /** Events of releases in the next days, soonest first. */
  timeline: z.array(dashboardEventSchema).nullable(),
  /** Outdated texts; the count is the number of their releases. */
  outdated: waitingSchema(
    releaseSchema.extend({ language: languageSchema, outdated_since: z.iso.datetime() }),
  ),
  /** Published releases with pending changes. */
  pending: waitingSchema(releaseSchema.extend({ at: z.iso.datetime(), by: personSchema.nullable() })),
  /** Open messages about crises, by deadline. */
  urgent: waitingSchema(waitingMessageSchema),
  /** Other open messages, by deadline. */
  messages: waitingSchema(waitingMessageSchema),
  accounts: waitingSchema(
    z.object({
      id: z.int(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      requested_at: z.iso.datetime(),
    }),
  ),
  /** Accounts with an unconfirmed company. */
  members: waitingSchema(
    companyMemberSchema.pick({ id: true, first_name: true, last_name: true, email: true, claimed: true }),
  ),
  /** Companies that requested another name, earliest first. */
  names: waitingSchema(namedSchema.extend({ wanted_name: z.string(), asked_at: z.iso.datetime() })),
  /** Applications for events, by deadline. */
  accreditations: waitingSchema(
    officeAccreditationRowSchema.pick({
      id: true,
      status: true,
      lane: true,
      person: true,
      event: true,
      due_at: true,
    }),
  ),
  /** Pending articles from feeds and mails, newest first. */
  proposals: waitingSchema(
    z.object({
      id: z.int(),
      headline: z.string(),
      /** Name of the outlet, else of the feed; empty: unknown. */
      outlet: z.string(),
      found_at: z.iso.datetime(),
    }),
  ),
  /** Pictures without a credit. */
  uncredited: waitingSchema(z.object({ id: z.int(), name: z.string(), created_at: z.iso.datetime() })),
  /** Jobs that were given up. */
  jobs: waitingSchema(jobRowSchema),
  /** Recent searches of readers without a result; they need no action. */
  missed: waitingSchema(z.object({ query: z.string(), count: z.int() })),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
