import { resolve } from 'node:path';
import { QUOTA_LIMITS } from '@press-room/contract/company-quotas';
import { z } from 'zod';
import { OperatorError } from '../errors/operator-error.ts';
import { parseMailboxAddress } from './mailbox-address.ts';
import { printProfileSchema } from './print-profile.ts';
import { parseS3Address } from './s3-address.ts';
import { findTranslationFault, TRANSLATION_VARIABLES } from './translation.ts';
import {
  address,
  choice,
  databaseSchema,
  durationSchema,
  emailSchema,
  folderSchema,
  framersSchema,
  hostsSchema,
  mailServerSchema,
  originsSchema,
  proxiesSchema,
  publicAddressSchema,
  recipientsSchema,
  secretSchema,
  secretsSchema,
  selectorSchema,
  senderSchema,
  sentrySchema,
  share,
  signingKeySchema,
  sitesSchema,
  switchSchema,
  tilesSchema,
  wholeNumber,
  workersSchema,
} from './variables.ts';
import { CONNECTIONS_MIN, countWorkers } from './workers.ts';

/** Default time limit of a scan, from its first query to its last. */
export const SCAN_SECONDS = 2;

const s3Schema = z.string().transform((text, context) => {
  const address = parseS3Address(text);
  if (address !== null) return address;
  const message = 'must look like s3://key:secret@host:port/bucket?region=eu-south-1&tls=on';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const mailboxSchema = z.string().transform((text, context) => {
  const mailbox = parseMailboxAddress(text);
  const message = 'must look like imaps://user:password@host:993/INBOX, with %40 for an @ of the user';
  if (mailbox === null) context.addIssue({ code: 'custom', message });
  return mailbox ?? z.NEVER;
});

const ADDRESS = /^(?:s3:|[a-z][a-z\d+.-]*:\/\/)/i;

const backupPlaceSchema = z
  .string()
  .refine(
    (text) => !ADDRESS.test(text) || parseS3Address(text) !== null,
    'must be a folder, or look like s3://key:secret@host:port/bucket?region=eu-south-1&tls=on',
  );

/** Contact for vulnerabilities: a mailbox, or a page (RFC 9116 requires TLS). */
const contactSchema = z
  .string()
  .refine(
    (text) => [emailSchema, address('https:')].some((schema) => schema.safeParse(text).success),
    'must be an e-mail address or start with https://',
  );

/** Placeholder that delivers nowhere: mail to it stays in the outbox. */
export const NO_PRESS_OFFICE = 'press-office@localhost.localdomain';

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(8000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseSchema.optional(),
  /** Total of all processes on this machine. */
  DATABASE_CONNECTIONS: wholeNumber(CONNECTIONS_MIN, 10_000).optional(),
  /** Number of processes that share one port. */
  WORKERS: workersSchema.optional(),
  /** Seconds after the stop signal in which the server still answers, but reports that it is not ready. */
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  STORAGE_URL: s3Schema.optional(),
  ACCEL_REDIRECT: folderSchema.optional(),
  SMTP_URL: mailServerSchema.optional(),
  /** Open at the same time, in each process. */
  SMTP_CONNECTIONS: wholeNumber(1, 100).default(5),
  /** Messages of a mailing per minute to each receiving domain; 0: no limit. */
  MAIL_PER_DOMAIN: wholeNumber(0, 1_000_000).default(0),
  MAIL_FROM: senderSchema.default('Press room <press-room@localhost>'),
  PRESS_OFFICE_EMAIL: emailSchema.default(NO_PRESS_OFFICE),
  /** Mailboxes with plus addresses for replies and for delivery failures, piped into `mail:receive` or read by IMAP. */
  REPLY_ADDRESS: emailSchema.optional(),
  BOUNCE_ADDRESS: emailSchema.optional(),
  REPORTS_IMAP_URL: mailboxSchema.optional(),
  DKIM_KEY: signingKeySchema.optional(),
  DKIM_SELECTOR: selectorSchema.optional(),
  SECURITY_CONTACT: contactSchema.optional(),
  PUBLIC_URL: publicAddressSchema.optional(),
  SITES: sitesSchema.optional(),
  MAP_TILES: tilesSchema.optional(),
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  EMBEDDING: framersSchema.default(['*']),
  SECRET_KEY: secretSchema.optional(),
  SECRET_KEY_OLD: secretsSchema.optional(),
  REGISTRATION: switchSchema.default(true),
  REGISTRATION_ANSWER: choice('open', 'private').default('open'),
  PASSWORD_RESET: switchSchema.default(true),
  PASSWORD_CHECK: choice('common', 'off').default('common'),
  ACCREDITATION: choice('automatic', 'review').default('automatic'),
  SECOND_FACTOR: choice('off', 'optional', 'required').default('optional'),
  PRIVACY_CONTROLLER: z.string().max(200, 'must have at most 200 characters').optional(),
  PRIVACY_ADDRESS: z.string().max(300, 'must have at most 300 characters').optional(),
  PRIVACY_EMAIL: emailSchema.optional(),
  /** Default quotas of a company's press office. */
  COMPANY_AGENTS: wholeNumber(0, QUOTA_LIMITS.agents).default(10),
  COMPANY_STORAGE_MB: wholeNumber(0, QUOTA_LIMITS.storage).default(5000),
  COMPANY_FILES: wholeNumber(0, QUOTA_LIMITS.files).default(5000),
  COMPANY_OPEN_RELEASES: wholeNumber(0, QUOTA_LIMITS.releases).default(100),
  COMPANY_OPEN_KITS: wholeNumber(0, QUOTA_LIMITS.kits).default(20),
  /** In months. */
  RETENTION_WITHOUT_EVENT: wholeNumber(1, 120).default(24),
  TOKEN_LIFETIME: durationSchema.default(3600).pipe(z.number().min(300, 'must be at least 5m')),
  REFRESH_WINDOW: durationSchema.default(604_800),
  PAGE_SIZE: wholeNumber(1, 1000).default(50),
  /** Time limit of a full scan of a list. */
  SCAN_SECONDS: wholeNumber(1, 60).default(SCAN_SECONDS),
  /** Size of one file in millions of bytes; larger numbers do not fit the database column. */
  UPLOAD_MAX_MB: wholeNumber(1, 2147).default(2000),
  /** ICC profile for pictures in print colours. */
  PRINT_PROFILE: printProfileSchema.optional(),
  /** Size of the cache of derived pictures, in millions of bytes. */
  PICTURE_CACHE_MB: wholeNumber(100, 1_000_000).default(4000),
  /** Imports with more rows are written by a job. */
  IMPORT_ROWS_AT_ONCE: wholeNumber(0, 50_000).default(10_000),
  ...TRANSLATION_VARIABLES,
  /** Whether external links of releases are checked. */
  LINK_CHECKS: switchSchema.default(true),
  /** Internal servers whose feeds may be read for coverage. */
  FEED_HOSTS: hostsSchema.default([]),
  RATE_LIMITS: switchSchema.default(true),
  DEMO: switchSchema.optional(),
  /** Default folder or bucket of the backup commands. */
  BACKUP_TO: backupPlaceSchema.optional(),
  /** age recipients who can decrypt backups. */
  BACKUP_RECIPIENTS: recipientsSchema.default([]),
  /** Notifies subscribers of our feeds about new entries. */
  WEBSUB_HUB: address('https:', 'http:').optional(),
  TRUST_PROXY: proxiesSchema.optional(),
  CORS_ORIGINS: originsSchema.default([]),
  /** Port for Prometheus: metrics are not served on the readers' port. */
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Collector of traces; the names of these two variables are from OpenTelemetry. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address('https:', 'http:')
    .refine((text) => !/[?#]/.test(text), 'must be an address such as http://127.0.0.1:4318, without ? and #')
    .optional(),
  /** Share of traces that are kept, unless a proxy has decided. */
  OTEL_TRACES_SAMPLER_ARG: share().default(1),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  SENTRY_DSN: sentrySchema.optional(),
  SENTRY_SAMPLE_RATE: share().default(1),
});

/** Every variable that is read; docs/configuration.md explains each. */
export const VARIABLES: readonly string[] = Object.keys(environmentSchema.shape);

export type Config = Omit<z.infer<typeof environmentSchema>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** @throws {OperatorError} with one line for each wrong variable. An empty variable counts as absent. */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new OperatorError(lines.join('\n'));
  }
  const config = parsed.data;
  if (config.ACCEL_REDIRECT !== undefined && config.STORAGE_URL !== undefined) {
    throw new OperatorError('ACCEL_REDIRECT: works only with files in DATA_DIR, not with STORAGE_URL');
  }
  requireRoomForWorkers(config);
  if ((config.DKIM_KEY === undefined) !== (config.DKIM_SELECTOR === undefined)) {
    throw new OperatorError('DKIM_SELECTOR: must be set together with DKIM_KEY');
  }
  if (config.REPORTS_IMAP_URL !== undefined && config.BOUNCE_ADDRESS === undefined) {
    throw new OperatorError(
      'REPORTS_IMAP_URL: must be set together with BOUNCE_ADDRESS, the address that this mailbox receives for',
    );
  }
  const fault = findTranslationFault(config);
  if (fault !== null) throw new OperatorError(fault);
  if (config.METRICS_PORT === config.PORT) {
    throw new OperatorError('METRICS_PORT: must not be the same as PORT');
  }
  if (config.REFRESH_WINDOW < config.TOKEN_LIFETIME) {
    throw new OperatorError('REFRESH_WINDOW: must not be shorter than TOKEN_LIFETIME');
  }
  return {
    ...config,
    DATA_DIR: resolve(config.DATA_DIR),
    PUBLIC_URL: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/(?<!\/)\/+$/, ''),
  };
}

type Workers = Pick<z.infer<typeof environmentSchema>, 'WORKERS' | 'DATABASE_URL' | 'DATABASE_CONNECTIONS'>;

function requireRoomForWorkers({ WORKERS, DATABASE_URL, DATABASE_CONNECTIONS }: Workers): void {
  if (WORKERS === undefined) return;
  if (DATABASE_URL === undefined) {
    throw new OperatorError(
      'WORKERS: several processes want PostgreSQL, one alone has a SQLite file; set DATABASE_URL or leave WORKERS out',
    );
  }
  const least = countWorkers(WORKERS) * CONNECTIONS_MIN;
  if (DATABASE_CONNECTIONS !== undefined && DATABASE_CONNECTIONS < least) {
    throw new OperatorError(
      `DATABASE_CONNECTIONS: must be at least ${least}, ${CONNECTIONS_MIN} for each process of WORKERS`,
    );
  }
}

const SECRETS: readonly string[] = [
  'SECRET_KEY',
  'SECRET_KEY_OLD',
  'DATABASE_URL',
  'STORAGE_URL',
  'BACKUP_TO',
  'SMTP_URL',
  'REPORTS_IMAP_URL',
  'DKIM_KEY',
  'TRANSLATION_KEY',
  'SENTRY_DSN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];

/** Configuration for a log: secrets, and addresses that contain one, appear as `set`. */
export function describeConfig(config: Config): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(config)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        SECRETS.includes(name) ? 'set' : value instanceof Map ? Object.fromEntries(value) : value,
      ]),
  );
}
