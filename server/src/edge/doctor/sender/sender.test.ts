import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startDnsServer, type Zone } from '../../../../test/dns-server.ts';
import { loadConfig } from '../../../platform/config/config.ts';
import { toText } from '../../../platform/text/messages.ts';
import { checkSender } from './check-sender.ts';

const newKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const toPublic = (key: string): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
const KEY = newKey();
const ENVIRONMENT: NodeJS.ProcessEnv = {
  SMTP_URL: 'smtp://mail.press.example:587',
  MAIL_FROM: 'Press room <news@press.example>',
  BOUNCE_ADDRESS: 'bounces@press.example',
  DKIM_KEY: KEY,
  DKIM_SELECTOR: 'press2026',
};
const DKIM_NAME = 'press2026._domainkey.press.example';
const ADDRESSES = { four: '198.51.100.10', six: '2001:db8::10' };
/** A valid configuration. */
const ZONE: Zone = {
  'press.example TXT': ['v=spf1 a:mail.press.example -all', 'something=else'],
  'press.example MX': ['mx.press.example'],
  'mail.press.example A': [ADDRESSES.four],
  'mail.press.example AAAA': [ADDRESSES.six],
  [`${DKIM_NAME} TXT`]: [`v=DKIM1; k=rsa; p=${toPublic(KEY)}`],
  '_dmarc.press.example TXT': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@press.example'],
  '10.100.51.198.in-addr.arpa PTR': ['mail.press.example'],
  '0.1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa PTR': ['mail.press.example'],
};

describe('what the doctor says of the sender', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  async function find(
    changes: Zone,
    { environment = {}, silent = [] }: { environment?: NodeJS.ProcessEnv; silent?: string[] } = {},
  ): Promise<string[]> {
    const server = await startDnsServer({ ...ZONE, ...changes }, silent);
    ends.push(server.close);
    const config = loadConfig({ ...ENVIRONMENT, ...environment });
    return (await checkSender({ config })).map(({ state, message }) => {
      expect(toText(message, 'it')).not.toMatch(/[{}]/);
      return `${state} ${toText(message, 'en')}`;
    });
  }
  /** Findings with problems. */
  const complaints = async (...asked: Parameters<typeof find>): Promise<string[]> =>
    (await find(...asked)).filter((line) => !line.startsWith('fine '));

  it('is content where all is published', async () => {
    expect(await find({})).toEqual([
      `fine SPF of press.example allows ${ADDRESSES.four}, ${ADDRESSES.six} to send.`,
      `fine ${DKIM_NAME} publishes the key that belongs to DKIM_KEY.`,
      'fine _dmarc.press.example publishes the DMARC policy “quarantine”.',
      `fine The reverse name of ${ADDRESSES.four} is mail.press.example and leads back.`,
      `fine The reverse name of ${ADDRESSES.six} is mail.press.example and leads back.`,
      'fine press.example takes mail, so reports of failed deliveries arrive.',
    ]);
  });

  it('says what to publish where nothing is', async () => {
    const absent = Object.fromEntries(
      Object.keys(ZONE).flatMap((name) => (name.startsWith('mail.') ? [] : [[name, []]])),
    );
    const told = await complaints(absent);
    expect(told).toEqual([
      expect.stringContaining('Publish: press.example. TXT "v=spf1 a:mail.press.example ~all"'),
      expect.stringMatching(
        /^fault .* Publish: press2026\._domainkey\.press\.example\. TXT "v=DKIM1; k=rsa; p=[\w+/]{237}" "[\w+/=]+"$/,
      ),
      expect.stringContaining(
        'Publish: _dmarc.press.example. TXT "v=DMARC1; p=none; rua=mailto:postmaster@press.example"',
      ),
      expect.stringMatching(/^warning 198\.51\.100\.10 has no reverse name.* names mail\.press\.example\.$/),
      expect.stringContaining('2001:db8::10 has no reverse name'),
      expect.stringMatching(/^fault press\.example of BOUNCE_ADDRESS takes no mail/),
    ]);
    const published = told[1]?.split('TXT ')[1]?.replaceAll(/"(?: ")?/g, '') ?? '';
    expect(await complaints({ [`${DKIM_NAME} TXT`]: [published] })).toEqual([]);
  });

  it('compares the published key with its own', async () => {
    expect(await complaints({ [`${DKIM_NAME} TXT`]: [`v=DKIM1; p=${toPublic(newKey())}`] })).toEqual([
      expect.stringMatching(/^fault press2026\._domainkey\.press\.example publishes another key/),
    ]);
    expect(await complaints({}, { environment: { DKIM_KEY: undefined, DKIM_SELECTOR: undefined } })).toEqual([
      expect.stringContaining('only if mail.press.example signs them'),
    ]);
  });

  it.each([
    ['v=spf1 ip4:198.51.100.0/24 ip6:2001:db8::/32 -all', null],
    ['v=spf1 include:one.example ip6:2001:db8::10 ~all', null],
    ['v=spf1 redirect=both.example', null],
    ['v=spf1 mx/24//64 -all', null],
    ['v=spf1 -ip4:198.51.100.10 a:mail.press.example -all', /does not allow 198\.51\.100\.10/],
    ['v=spf1 ip4:198.51.100.10 include:_spf.example ~all', /^fault .* because of “include:_spf\.example”/],
    ['v=spf1 ip4:198.51.100.10 ~all', /does not allow 2001:db8::10.* a:mail\.press\.example ip4:198/],
    ['v=spf1 ip4:198.51.100.300 -all', /^fault .* because of “ip4:198\.51\.100\.300”/],
    ['v=spf1 ipv4:198.51.100.10 -all', /^fault .* because of “ipv4:198\.51\.100\.10”/],
    ['v=spf1 unknown=yes a:mail.press.example -all', null],
    ['v=spf1 include:round.example -all', /^fault .* more than 10 DNS lookups/],
    ['v=spf1 exists:%{i}.spf.example -all', /^warning .* nobody can tell/],
  ])('evaluates SPF as receivers do: %s', async (record, complaint) => {
    const told = await complaints({
      'press.example TXT': [record],
      'one.example TXT': ['v=spf1 ip4:198.51.100.10 -all'],
      'both.example TXT': ['v=spf1 a:mail.press.example -all'],
      'round.example TXT': ['v=spf1 include:round.example -all'],
      'mx.press.example A': ['198.51.100.77'],
      'mx.press.example AAAA': ['2001:db8::77'],
    });
    expect(told).toEqual(complaint === null ? [] : [expect.stringMatching(complaint)]);
  });

  it('wants one record of SPF and of DMARC, and a policy', async () => {
    expect(await complaints({ 'press.example TXT': ['v=spf1 -all', 'v=spf1 a -all'] })).toEqual([
      expect.stringContaining('press.example has 2 SPF records'),
    ]);
    for (const records of [['v=DMARC1; rua=mailto:x@y.example'], ['v=DMARC1; p=none', 'v=DMARC1; p=none']])
      expect(await complaints({ '_dmarc.press.example TXT': records })).toEqual([
        expect.stringContaining('The DMARC record at _dmarc.press.example is invalid'),
      ]);
  });

  it('knows whether the domain of the envelope speaks for that of the sender', async () => {
    const environment = {
      MAIL_FROM: 'news@room.press.example',
      DKIM_KEY: undefined,
      DKIM_SELECTOR: undefined,
    };
    const of = async (more: NodeJS.ProcessEnv, zone: Zone = {}) =>
      (await complaints(zone, { environment: { ...environment, ...more } })).filter((line) =>
        line.includes('speaks for'),
      );
    // press.example, the parent domain of both, has the policy.
    expect(await of({ BOUNCE_ADDRESS: 'b@press.example' })).toEqual([]);
    const foreign = { 'other.example TXT': ['v=spf1 a:mail.press.example -all'] };
    expect(await of({ BOUNCE_ADDRESS: 'b@other.example' }, foreign)).toEqual([
      expect.stringContaining('SPF speaks for other.example and not for room.press.example'),
    ]);
    const strict = { '_dmarc.press.example TXT': ['v=DMARC1; p=none; aspf=s'] };
    expect(await of({ BOUNCE_ADDRESS: 'b@press.example' }, strict)).toHaveLength(1);
  });

  it('says so where a reverse name does not lead back', async () => {
    expect(await complaints({ '10.100.51.198.in-addr.arpa PTR': ['dynamic.provider.example'] })).toEqual([
      expect.stringContaining(
        'The reverse name of 198.51.100.10 is dynamic.provider.example, which does not',
      ),
    ]);
  });

  it('judges no address that only this network knows', async () => {
    expect(await complaints({ 'mail.press.example A': ['10.0.0.7'], 'mail.press.example AAAA': [] })).toEqual(
      [expect.stringMatching(/^warning press\.example has an SPF record, but from here nobody can tell/)],
    );
  });

  it('says that something was not checked where the DNS does not answer', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spied = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 20));
    ends.push(() => spied.mockRestore());
    expect(await complaints({}, { silent: ['_dmarc.press.example'] })).toEqual([
      expect.stringMatching(
        /^warning The name servers did not answer for _dmarc\.press\.example \(ECANCELLED\), so this was not checked/,
      ),
    ]);
  });

  it('asks nothing for who sends no mail, or only within a network', async () => {
    expect(await find({}, { environment: { SMTP_URL: undefined } })).toEqual([]);
    expect(await find({}, { environment: { MAIL_FROM: 'press@intranet' } })).toEqual([]);
  });
});
