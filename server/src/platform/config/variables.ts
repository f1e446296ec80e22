import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { toMailAddress } from '@press-room/contract/mail-addresses';
import { z } from 'zod';
import { isDatabaseAddress, namesSeveralHosts, readConnectSeconds } from './database-address.ts';

/** Schemas of configured values: each error states the allowed values. */

const DURATION_UNITS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** `90s`, `60m`, `8h`, `7d` as seconds. */
export const durationSchema = z
  .string()
  .regex(/^[1-9]\d{0,6}[smhd]$/, 'must be a duration such as 60m or 7d')
  .transform((text) => {
    const unit = z.enum(['s', 'm', 'h', 'd']).parse(text.slice(-1));
    return Number(text.slice(0, -1)) * DURATION_UNITS[unit];
  });

export const choice = <const Choice extends string>(...choices: Choice[]) =>
  z.enum(choices, `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`);

export const switchSchema = choice('on', 'off').transform((value) => value === 'on');

export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

const WORKERS_MAX = 64;

export const workersSchema = z
  .string()
  .refine(
    (text) => text === 'auto' || (/^[1-9]\d?$/.test(text) && Number(text) <= WORKERS_MAX),
    `must be auto or a whole number from 1 to ${WORKERS_MAX}`,
  )
  .transform((text) => (text === 'auto' ? text : Number(text)));

export const share = () => {
  const message = 'must be a number from 0 to 1';
  return z
    .string()
    .regex(/^\d+(?:\.\d+)?$/, message)
    .transform(Number)
    .refine((value) => value <= 1, message);
};

const listSchema = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const listOf = (isRight: (part: string) => boolean, message: string) =>
  listSchema.refine((parts) => parts.length > 0 && parts.every(isRight), message);

export const secretSchema = z.string().min(32, 'must have at least 32 characters');

export const secretsSchema = listOf(
  (part) => part.length >= 32,
  'must be a list of secrets with at least 32 characters each, comma separated',
);

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

export const originsSchema = listOf(
  isOrigin,
  'must be a list of origins such as https://front.example.com, comma separated and without a path',
);

/** Host names or addresses with a port, as a URL spells them. */
export const hostsSchema = listOf((part) => {
  const url = URL.parse(`http://${part}`);
  const [, host, port] = /^([a-z\d.-]+|\[[a-f\d:]+\]):(\d+)$/.exec(part) ?? [];
  return url !== null && url.hostname === host && (url.port || '80') === port;
}, 'must be a list of hosts with a port such as monitor.example.com:8080, comma separated');

export const recipientsSchema = listOf(
  (part) => /^age1[0-9a-z]+$/.test(part),
  'must be a list of recipients of age, each beginning with age1, comma separated',
);

/** Origins whose pages may embed public content; null: none. */
export const framersSchema = listOf(
  (part) => part === 'on' || part === 'off' || isOrigin(part),
  'must be on, off, or a list of origins such as https://www.example.com, comma separated and without a path',
).transform((parts) => {
  if (parts.includes('off')) return null;
  return parts.includes('on') ? ['*'] : parts;
});

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** An IP address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Undefined: no proxy is trusted. */
export const proxiesSchema = listOf(
  (part) => part === 'off' || NETWORKS.includes(part) || isNetwork(part),
  'must be off, or a list of addresses and networks such as 10.0.0.1 or 10.0.0.0/8, loopback, linklocal or uniquelocal',
).transform((parts) => (parts.includes('off') ? undefined : parts));

const HOST_NAME = /^(?:\*|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)$/;

/** `host=Group name,host2=Other group,*=Fallback group` as a map from host name to group name. */
export const sitesSchema = listSchema.transform((parts, context) => {
  const sites = new Map<string, string>();
  for (const part of parts) {
    const at = part.indexOf('=');
    const host = part.slice(0, at).trim().toLowerCase();
    const group = part.slice(at + 1).trim();
    if (at < 1 || group === '' || !HOST_NAME.test(host)) {
      context.addIssue({ code: 'custom', message: 'must look like host=Group name,*=Fallback group' });
      return z.NEVER;
    }
    sites.set(host, group);
  }
  return sites;
});

export const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    // Further checks apply to addresses only.
    abort: true,
  });

export const databaseSchema = z
  .string()
  .refine((text) => /^postgres(?:ql)?:\/\//.test(text), {
    message: 'must be an address that starts with postgres:// or postgresql://',
    abort: true,
  })
  .refine((text) => !namesSeveralHosts(text), {
    message:
      'must name one host: put HAProxy or a managed server in front of several (docs/operations.md, PostgreSQL failover)',
    abort: true,
  })
  .refine(isDatabaseAddress, {
    message: 'must look like postgres://user:password@host:5432/name',
    abort: true,
  })
  .refine(
    (text) => readConnectSeconds(text) !== null,
    'must have as connect_timeout a whole number of seconds from 1 to 999',
  );

export const mailServerSchema = address('smtp:', 'smtps:').refine(
  (text) => new URL(text).hostname !== '',
  'must name a host, such as smtp://mail.example.com:587',
);

/** RFC 6376: receivers need not verify shorter ones. */
const SIGNING_KEY_BITS = 1024;

function readSigningKey(text: string): string | null {
  try {
    const pem = text.startsWith('-----BEGIN') ? text.replaceAll('\\n', '\n') : readFileSync(text, 'utf8');
    const key = createPrivateKey(pem);
    const isLong = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= SIGNING_KEY_BITS;
    return key.asymmetricKeyType === 'rsa' && isLong ? pem : null;
  } catch {
    return null;
  }
}

/** An RSA key in PEM, in which line breaks may be written as `\\n`, or the path of its file. Both give the PEM. */
export const signingKeySchema = z.string().transform((text, context) => {
  const pem = readSigningKey(text);
  const message = `must be the path of a readable file with a private RSA key in PEM of at least ${SIGNING_KEY_BITS} bits`;
  if (pem === null) context.addIssue({ code: 'custom', message });
  return pem ?? z.NEVER;
});

export const selectorSchema = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i,
    'must be a name such as press2026',
  );

export const sentrySchema = address('https:', 'http:').refine((text) => {
  const { username, pathname } = new URL(text);
  return username !== '' && /\/\d+$/.test(pathname);
}, 'must look like https://key@host/7, with the number of the project');

/** Base of all links. */
export const publicAddressSchema = address('http:', 'https:').refine(
  (text) => !/[?#]/.test(text) && new URL(text).username === '',
  'must be an address such as https://press.example.com, without ? and #',
);

export const folderSchema = z
  .string()
  .regex(/^\/(?:[\w-]+\/)+$/, 'must begin and end with a slash, such as /internal/');

/** Address of map tiles with placeholders for zoom, column and row. */
export const tilesSchema = address('https:', 'http:').refine(
  (text) => ['{z}', '{x}', '{y}'].every((place) => text.includes(place)),
  { message: 'must hold {z}, {x} and {y}' },
);

export const emailSchema = z.string().transform((text, context) => {
  const address = toMailAddress(text);
  if (address === null) context.addIssue({ code: 'custom', message: 'must be an e-mail address' });
  return address ?? z.NEVER;
});

/** Host names without a dot are allowed, for mail within a private network. */
export const senderSchema = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an e-mail address, or a name and one, such as Press room <press@example.com>',
  )
  .transform((text) => {
    const start = text.indexOf('<') + 1;
    const address = start === 0 ? text : text.slice(start, -1);
    return `${text.slice(0, start)}${toMailAddress(address) ?? address}${start === 0 ? '' : '>'}`;
  });
