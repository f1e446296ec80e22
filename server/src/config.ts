import { resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from './process/operator-error.ts';
import { parseS3Address } from './storage/s3-address.ts';

const DURATION_UNITS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** `90s`, `60m`, `8h`, `7d` as seconds. */
const durationSchema = z
  .string()
  .regex(/^[1-9]\d{0,6}[smhd]$/, 'must be a duration such as 60m or 7d')
  .transform((text) => {
    const unit = z.enum(['s', 'm', 'h', 'd']).parse(text.slice(-1));
    return Number(text.slice(0, -1)) * DURATION_UNITS[unit];
  });

const switchSchema = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const listSchema = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** `host=Group name,host2=Other group,*=Fallback group` as a map from host name to group name. */
const sitesSchema = listSchema.transform((parts, context) => {
  const sites = new Map<string, string>();
  for (const part of parts) {
    const at = part.indexOf('=');
    if (at < 1 || at === part.length - 1) {
      context.addIssue({ code: 'custom', message: 'must look like host=Group name,*=Fallback group' });
      return z.NEVER;
    }
    sites.set(part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim());
  }
  return sites;
});

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const s3Schema = z.string().transform((text, context) => {
  const address = parseS3Address(text);
  if (address !== null) return address;
  const message = 'must look like s3://key:secret@host:port/bucket?region=eu-south-1&tls=on';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const folderSchema = z
  .string()
  .regex(/^\/(?:[\w-]+\/)+$/, 'must begin and end with a slash, such as /internal/');

/** Address of map tiles with the places of zoom, column and row. */
const tilesSchema = url('https:', 'http:').refine(
  (text) => ['{z}', '{x}', '{y}'].every((place) => text.includes(place)),
  { message: 'must hold {z}, {x} and {y}' },
);

/** Leads nowhere: letters to it are found in the outbox. */
export const NO_PRESS_OFFICE = 'press-office@localhost.localdomain';

const environmentSchema = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(8000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  STORAGE_URL: s3Schema.optional(),
  ACCEL_REDIRECT: folderSchema.optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().default('Press room <press-room@localhost>'),
  PRESS_OFFICE_EMAIL: z.email('must be an e-mail address').default(NO_PRESS_OFFICE),
  PUBLIC_URL: url('http:', 'https:').optional(),
  SITES: sitesSchema.optional(),
  MAP_TILES: tilesSchema.optional(),
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_KEY_OLD: listSchema.optional(),
  REGISTRATION: switchSchema.default(true),
  PASSWORD_RESET: switchSchema.default(true),
  PASSWORD_CHECK: z.enum(['common', 'off'], 'must be common or off').default('off'),
  ACCREDITATION: z.enum(['automatic', 'review'], 'must be automatic or review').default('automatic'),
  TOKEN_LIFETIME: durationSchema.default(3600).pipe(z.number().min(300, 'must be at least 5m')),
  REFRESH_WINDOW: durationSchema.default(604_800),
  PAGE_SIZE: z.coerce.number('must be a number').int().min(1).max(1000).default(50),
  RATE_LIMITS: switchSchema.default(true),
  DEMO: switchSchema.optional(),
  TRUST_PROXY: z.string().optional(),
  CORS_ORIGINS: listSchema.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SENTRY_DSN: url('https:', 'http:').optional(),
  SENTRY_SAMPLE_RATE: z.coerce.number('must be a number').min(0).max(1).default(1),
});

export type Config = Omit<z.infer<typeof environmentSchema>, 'PUBLIC_URL'> & { PUBLIC_URL: string };

/** @throws {OperatorError} naming every variable that is wrong, one a line. An empty variable counts as absent. */
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
  return {
    ...config,
    DATA_DIR: resolve(config.DATA_DIR),
    PUBLIC_URL: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, ''),
  };
}

const SECRETS: readonly string[] = [
  'SECRET_KEY',
  'SECRET_KEY_OLD',
  'DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'SENTRY_DSN',
];

/** What was configured, fit for a log: secrets and addresses that hold one appear as `set`. */
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
