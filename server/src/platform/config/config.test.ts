import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describeConfig, loadConfig } from './config.ts';

describe('loadConfig', () => {
  it('works without any variable', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({ PORT: 8000, HOST: '127.0.0.1', PAGE_SIZE: 50, TOKEN_LIFETIME: 3600 });
    expect(config.PUBLIC_URL).toBe('http://localhost:8000');
    expect(config.DATABASE_URL).toBeUndefined();
  });

  it('counts an empty variable as absent', () => {
    expect(loadConfig({ DATABASE_URL: '', PORT: '' }).PORT).toBe(8000);
  });

  it('reads sites by host name', () => {
    const { SITES } = loadConfig({ SITES: 'Press.example=Association, fair.example=Fair,*=Association' });
    expect([...(SITES ?? [])]).toEqual([
      ['press.example', 'Association'],
      ['fair.example', 'Fair'],
      ['*', 'Association'],
    ]);
  });

  it.each([
    ['PORT', 'http', 'PORT: must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'PORT: must be a whole number from 0 to 65535'],
    ['PORT', '1e3', 'PORT: must be a whole number from 0 to 65535'],
    ['WORKERS', '0', 'WORKERS: must be auto or a whole number from 1 to 64'],
    ['WORKERS', '2', 'WORKERS: several processes want PostgreSQL'],
    ['PAGE_SIZE', '0', 'PAGE_SIZE: must be a whole number from 1 to 1000'],
    ['PAGE_SIZE', ' ', 'PAGE_SIZE: must be a whole number from 1 to 1000'],
    ['SENTRY_SAMPLE_RATE', '2', 'SENTRY_SAMPLE_RATE: must be a number from 0 to 1'],
    ['WEBSUB_HUB', 'hub', 'WEBSUB_HUB: must be an address that starts with https:// or http://'],
    ['BACKUP_TO', 'http://x', 'BACKUP_TO: must be a folder, or look like s3://'],
    ['TRUST_PROXY', 'zz', 'TRUST_PROXY: must be off, or a list of addresses and networks'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY: must be off'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY: must be off'],
    ['CORS_ORIGINS', 'foo', 'CORS_ORIGINS: must be a list of origins such as https://front.example.com'],
    ['CORS_ORIGINS', 'https://front.example/path', 'CORS_ORIGINS: must be a list of origins'],
    ['CORS_ORIGINS', '*', 'CORS_ORIGINS: must be a list of origins'],
    ['SECRET_KEY_OLD', `${'s'.repeat(32)},short`, 'SECRET_KEY_OLD: must be a list of secrets with at least'],
    ['FEED_HOSTS', 'monitor.intranet', 'FEED_HOSTS: must be a list of hosts with a port'],
    ['FEED_HOSTS', 'http://monitor.intranet:80', 'FEED_HOSTS: must be a list of hosts with a port'],
    ['FEED_HOSTS', '10.1:8080', 'FEED_HOSTS: must be a list of hosts with a port'],
    ['FEED_HOSTS', '*:8080,', 'FEED_HOSTS: must be a list of hosts with a port'],
    ['SECRET_KEY_OLD', ',', 'SECRET_KEY_OLD: must be a list of secrets'],
    ['MAIL_FROM', 'Press room', 'MAIL_FROM: must be an e-mail address, or a name and one'],
    ['PUBLIC_URL', 'foo', 'PUBLIC_URL: must be an address that starts with http:// or https://'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL: must name a host'],
    ['SMTP_CONNECTIONS', '0', 'SMTP_CONNECTIONS: must be a whole number from 1 to 100'],
    ['DKIM_KEY', '/nowhere/dkim.pem', 'DKIM_KEY: must be the path of a readable file'],
    ['DKIM_SELECTOR', 'press 2026', 'DKIM_SELECTOR: must be a name such as press2026'],
    ['DKIM_SELECTOR', 'press2026', 'DKIM_SELECTOR: must be set together with DKIM_KEY'],
    [
      'REPORTS_IMAP_URL',
      'pop3://me:secret@mail.example.com',
      'REPORTS_IMAP_URL: must look like imaps://user',
    ],
    ['REPORTS_IMAP_URL', 'imaps://mail.example.com/INBOX', 'REPORTS_IMAP_URL: must look like imaps://user'],
    ['REPORTS_IMAP_URL', 'imaps://me:%zz@mail.example.com', 'REPORTS_IMAP_URL: must look like imaps://user'],
    ['REPORTS_IMAP_URL', 'imaps://me:secret@mail.example.com', 'REPORTS_IMAP_URL: must be set together with'],
    ['SENTRY_DSN', 'https://sentry.example', 'SENTRY_DSN: must look like https://key@host/7'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318', 'OTEL_EXPORTER_OTLP_ENDPOINT: must be an address that'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://c/?a', 'OTEL_EXPORTER_OTLP_ENDPOINT: must be an address such as'],
    ['OTEL_TRACES_SAMPLER_ARG', '5', 'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1'],
    ['REFRESH_WINDOW', '5m', 'REFRESH_WINDOW: must not be shorter than TOKEN_LIFETIME'],
    ['PUBLIC_URL', 'https://press.example/#/', 'PUBLIC_URL: must be an address such as'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent'],
    ['RETENTION_WITHOUT_EVENT', '730d', 'RETENTION_WITHOUT_EVENT: must be a whole number from 1 to 120'],
    ['PRIVACY_EMAIL', 'nobody', 'PRIVACY_EMAIL: must be an e-mail address'],
    ['SITES', 'a b=Association', 'SITES: must look like host=Group name'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL: must be an address that starts with postgres://'],
    ['DATABASE_URL', 'postgres://u:p@one,two:5433/x', 'DATABASE_URL: must name one host: put HAProxy or'],
    ['DATABASE_URL', 'postgres:///x?host=one,two', 'DATABASE_URL: must name one host'],
    ['DATABASE_URL', 'postgres://one:x/y', 'DATABASE_URL: must look like postgres://user:password@host'],
    ['DATABASE_URL', 'postgres://one/x?connect_timeout=soon', 'DATABASE_URL: must have as connect_timeout'],
    ['SITES', 'Association', 'SITES: must look like host=Group name'],
    ['TOKEN_LIFETIME', '1m', 'TOKEN_LIFETIME: must be at least 5m'],
    ['TOKEN_LIFETIME', 'soon', 'TOKEN_LIFETIME: must be a duration'],
    ['SECRET_KEY', 'short', 'SECRET_KEY: must have at least 32 characters'],
    ['SECOND_FACTOR', 'maybe', 'SECOND_FACTOR: must be'],
    ['RATE_LIMITS', 'maybe', 'RATE_LIMITS: must be on or off'],
    ['STORAGE_URL', 's3://host/bucket', 'STORAGE_URL: must look like s3://key:secret@host'],
    ['STORAGE_URL', 's3://key:secret@host/', 'STORAGE_URL: must look like'],
    ['STORAGE_URL', 's3://key:secret@host/bucket?tls=maybe', 'STORAGE_URL: must look like'],
    ['STORAGE_URL', 's3://key:%zz@host/bucket', 'STORAGE_URL: must look like'],
    ['SECURITY_CONTACT', 'http://example.com/', 'SECURITY_CONTACT: must be an e-mail address or start with'],
    ['ACCEL_REDIRECT', 'internal', 'ACCEL_REDIRECT: must begin and end with a slash'],
    ['ACCEL_REDIRECT', '//elsewhere/', 'ACCEL_REDIRECT: must begin and end with a slash'],
  ])('refuses %s=%s by name', (name, value, message) => {
    expect(() => loadConfig({ [name]: value })).toThrow(message);
  });

  it('reads which proxies are believed', () => {
    expect(loadConfig({ TRUST_PROXY: '10.0.0.1, fd00::/8,loopback' }).TRUST_PROXY).toEqual([
      '10.0.0.1',
      'fd00::/8',
      'loopback',
    ]);
    expect(loadConfig({ TRUST_PROXY: 'off' }).TRUST_PROXY).toBeUndefined();
  });

  it('reads the address of a bucket', () => {
    const { STORAGE_URL } = loadConfig({
      STORAGE_URL: 's3://key:se%2Fcret@s3.example/pictures?region=eu-south-1',
    });
    expect(STORAGE_URL).toEqual({
      endpoint: 'https://s3.example',
      region: 'eu-south-1',
      bucket: 'pictures',
      accessKeyId: 'key',
      secretAccessKey: 'se/cret',
    });
    const local = loadConfig({ STORAGE_URL: 's3://key:secret@127.0.0.1:9000/pictures?tls=off' });
    expect(local.STORAGE_URL).toMatchObject({ endpoint: 'http://127.0.0.1:9000', region: 'us-east-1' });
  });

  it('reads the address of a mailbox', () => {
    const load = (REPORTS_IMAP_URL: string) =>
      loadConfig({ REPORTS_IMAP_URL, BOUNCE_ADDRESS: 'bounce@example.com' }).REPORTS_IMAP_URL;
    expect(load('imaps://bounce%40example.com:se%2Fcret@mail.example.com/Reports/Failed%20ones')).toEqual({
      host: 'mail.example.com',
      port: 993,
      isEncrypted: true,
      user: 'bounce@example.com',
      password: 'se/cret',
      folder: 'Reports/Failed ones',
    });
    expect(load('imap://bounce:secret@[::1]:1143/')).toMatchObject({
      host: '::1',
      port: 1143,
      isEncrypted: false,
      folder: 'INBOX',
    });
  });

  it('refuses to let a proxy send files that lie elsewhere', () => {
    const environment = { STORAGE_URL: 's3://key:secret@host/bucket', ACCEL_REDIRECT: '/internal/' };
    expect(() => loadConfig(environment)).toThrow('ACCEL_REDIRECT: works only with files in DATA_DIR');
  });

  it('takes a key of RSA for DKIM, also in one line, and no other', () => {
    const encoding = { format: 'pem', type: 'pkcs8' } as const;
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export(encoding).toString();
    const load = (DKIM_KEY: string) => loadConfig({ DKIM_KEY, DKIM_SELECTOR: 'press2026' });
    expect(load(rsa.replaceAll('\n', '\\n')).DKIM_KEY).toBe(rsa);
    expect(describeConfig(load(rsa))).toMatchObject({ DKIM_KEY: 'set' });
    const other = generateKeyPairSync('ed25519').privateKey.export(encoding).toString();
    expect(() => load(other)).toThrow('DKIM_KEY: must be');
  });

  it.each([
    [{ TRANSLATION_KEY: 'k' }, 'TRANSLATION_KEY: must be set together with TRANSLATION_PROVIDER'],
    [{ TRANSLATION_PROVIDER: 'google' }, 'TRANSLATION_PROVIDER: must be deepl, libretranslate or openai'],
    [{ TRANSLATION_PROVIDER: 'deepl' }, 'TRANSLATION_KEY: must be set for deepl'],
    [{ TRANSLATION_PROVIDER: 'libretranslate' }, 'TRANSLATION_URL: must be set for libretranslate'],
    [
      { TRANSLATION_PROVIDER: 'openai', TRANSLATION_URL: 'https://llm.example/v1' },
      'TRANSLATION_MODEL: must be set for openai',
    ],
    [
      { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'k', TRANSLATION_VISION: 'on' },
      'TRANSLATION_VISION: is for openai only',
    ],
    [
      { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'k', TRANSLATION_COST: 'cheap' },
      'TRANSLATION_COST: must be an amount and a currency',
    ],
  ])('refuses half of a provider of translations: %j', (environment, words) => {
    expect(() => loadConfig(environment)).toThrow(words);
  });

  it('names everything that is wrong at once', () => {
    expect(() => loadConfig({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT: .*\nDEMO: /);
  });

  it('describes itself without secrets', () => {
    const config = loadConfig({
      SECRET_KEY: 's'.repeat(32),
      SECRET_KEY_OLD: `${'hidden'.repeat(6)},${'ssss'.repeat(9)}`,
      DATABASE_URL: 'postgres://u:hidden@db/x',
      STORAGE_URL: 's3://key:hidden@host/bucket',
      BOUNCE_ADDRESS: 'bounce@example.com',
      TRANSLATION_PROVIDER: 'deepl',
      TRANSLATION_KEY: 'hidden',
      REPORTS_IMAP_URL: 'imaps://bounce:hidden@mail.example.com/INBOX',
    });
    const text = JSON.stringify(describeConfig(config));
    expect(text).not.toContain('hidden');
    expect(text).not.toContain('ssss');
  });
});
