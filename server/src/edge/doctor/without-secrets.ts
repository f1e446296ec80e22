import type { Config } from '../../platform/config/config.ts';
import type { Message } from '../../platform/text/messages.ts';
import type { Finding } from './finding.ts';

const HIDDEN = '***';
const URL_PASSWORD = /(\/\/[^\s/:@]*):[^\s/@]+@/g;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The password of an address, as written and decoded. */
function passwordsIn(text: string): string[] {
  const password = /\/\/[^/:]*:([^/]*)@/.exec(text)?.[1] ?? '';
  return [password, decode(password)];
}

function listSecrets(config: Config): string[] {
  const { DATABASE_URL = '', SMTP_URL = '', BACKUP_TO = '', STORAGE_URL, SENTRY_DSN = '' } = config;
  const secrets = [
    ...[DATABASE_URL, SMTP_URL, BACKUP_TO].flatMap(passwordsIn),
    URL.parse(SENTRY_DSN)?.username ?? '',
    STORAGE_URL?.secretAccessKey ?? '',
    config.REPORTS_IMAP_URL?.password ?? '',
    config.DKIM_KEY ?? '',
    config.SECRET_KEY ?? '',
    ...(config.SECRET_KEY_OLD ?? []),
  ];
  // Longest first, because one may contain another.
  return secrets.filter((secret) => secret !== '').toSorted((a, b) => b.length - a.length);
}

/** Removes secrets of the configuration from messages of libraries and servers. */
export function withoutSecrets(config: Config): (finding: Finding) => Finding {
  const secrets = listSecrets(config);
  const clean = (text: string): string =>
    secrets.reduce(
      (rest, secret) => rest.replaceAll(secret, HIDDEN),
      text.replace(URL_PASSWORD, `$1:${HIDDEN}@`),
    );
  const cleanAll = (parameters: NonNullable<Message['parameters']>): Message['parameters'] =>
    Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        typeof value === 'string' ? clean(value) : value,
      ]),
    );
  return ({ message: { key, parameters }, ...finding }) => ({
    ...finding,
    message: parameters === undefined ? { key } : { key, parameters: cleanAll(parameters) ?? {} },
  });
}
