import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import type { Config } from '../../../platform/config/config.ts';
import { addressOf, domainOf } from '../../../platform/mail/sender.ts';
import { type Found, fault, fine, type Patient, warning } from '../finding.ts';
import { findDmarc, isAligned, readTags, toDmarcName } from './dmarc.ts';
import { Lookup, listOutgoing, Unanswered } from './lookup.ts';
import { judgeSpf, listSpfRecords, type SpfVerdict } from './spf.ts';

/** Sender from the receivers' point of view. */
interface Sender {
  lookup: Lookup;
  /** Domain of `MAIL_FROM`. */
  from: string;
  /** Domain of the envelope address, used for SPF. */
  envelope: string;
  /** Host of `SMTP_URL`. */
  host: string;
  /** Its public addresses; empty: unknown. */
  addresses: readonly string[];
}

/** Checks the sender's DNS records as mailbox providers do, and says what to publish. */
export async function checkSender({ config }: Pick<Patient, 'config'>): Promise<Found[]> {
  const { SMTP_URL, MAIL_FROM, BOUNCE_ADDRESS } = config;
  const from = domainOf(addressOf(MAIL_FROM));
  // Mail within a private network has no public records.
  if (SMTP_URL === undefined || !from.includes('.')) return [];
  const { hostname: host } = new URL(SMTP_URL);
  const lookup = new Lookup();
  const unanswered: Unanswered[] = [];
  const ask = async <Answer>(question: () => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      unanswered.push(error);
      return otherwise;
    }
  };
  const envelope = BOUNCE_ADDRESS === undefined ? from : domainOf(BOUNCE_ADDRESS);
  const addresses = await ask(() => listOutgoing(lookup, host), []);
  const sender = { lookup, from, envelope, host, addresses };
  const found: Found[][] = await Promise.all([
    ask(() => checkSpf(sender), []),
    ask(() => checkDkim(sender, config), []),
    ask(() => checkDmarc(sender, config), []),
    ...addresses.map((address) => ask(() => checkReverse(sender, address), [])),
    ask(() => checkBounces(sender, config), []),
  ]);
  return [...found.flat(), ...tellUnanswered(unanswered)];
}

function tellUnanswered(unanswered: readonly Unanswered[]): Found[] {
  const [first] = unanswered;
  if (first === undefined) return [];
  const names = [...new Set(unanswered.map(({ question }) => question))].join(', ');
  return [warning('doctor_dns_unanswered', { names, reason: first.reason })];
}

async function checkSpf(sender: Sender): Promise<Found[]> {
  const { lookup, envelope: domain, addresses } = sender;
  const [record] = await listSpfRecords(lookup, domain);
  if (record === undefined)
    return [
      warning('doctor_spf_missing', {
        domain,
        record: toTextRecord(domain, `v=spf1 ${toMechanism(sender)} ~all`),
      }),
    ];
  if (addresses.length === 0) return [warning('doctor_spf_unjudged', { domain })];
  const verdicts = await Promise.all(
    addresses.map(async (address) => ({ address, verdict: await judgeSpf(lookup, domain, address) })),
  );
  const failed = verdicts.find(({ verdict }) => verdict.kind !== 'pass');
  if (failed === undefined) return [fine('doctor_spf_fine', { domain, addresses: addresses.join(', ') })];
  return [tellSpf(failed.verdict, { ...sender, address: failed.address, record })];
}

function tellSpf(verdict: SpfVerdict, sender: Sender & { address: string; record: string }): Found {
  const { envelope: domain, address, record } = sender;
  switch (verdict.kind) {
    case 'several':
      return fault('doctor_spf_several', { domain, count: verdict.count });
    case 'lookups':
      return fault('doctor_spf_lookups', { domain });
    case 'invalid':
      return fault('doctor_spf_invalid', { domain, term: verdict.term });
    case 'unknown':
      return warning('doctor_spf_unjudged', { domain });
    default: {
      const allowed = record.replace(/^v=spf1/i, `v=spf1 ${toMechanism(sender)}`);
      return warning('doctor_spf_refuses', { domain, address, record: toTextRecord(domain, allowed) });
    }
  }
}

/** SPF mechanism that authorises the mail server. */
function toMechanism({ host, addresses }: Pick<Sender, 'host' | 'addresses'>): string {
  if (isIP(host) === 0 && host.includes('.')) return `a:${host}`;
  const known = addresses.map((address) => `${address.includes(':') ? 'ip6' : 'ip4'}:${address}`);
  return known.length === 0 ? 'mx' : known.join(' ');
}

async function checkDkim(
  { lookup, from, host }: Sender,
  { DKIM_KEY, DKIM_SELECTOR }: Config,
): Promise<Found[]> {
  if (DKIM_KEY === undefined) return [warning('doctor_dkim_unset', { host })];
  const name = `${DKIM_SELECTOR}._domainkey.${from}`;
  const key = createPublicKey(DKIM_KEY).export({ type: 'spki', format: 'der' }).toString('base64');
  const record = toTextRecord(name, `v=DKIM1; k=rsa; p=${key}`);
  const [published, ...others] = await lookup.texts(name);
  if (published === undefined) return [fault('doctor_dkim_missing', { record })];
  const isSame = readTags(published).get('p')?.replace(/\s/g, '') === key;
  return [
    isSame && others.length === 0
      ? fine('doctor_dkim_fine', { name })
      : fault('doctor_dkim_differs', { name, record }),
  ];
}

async function checkDmarc({ lookup, from, envelope }: Sender, { DKIM_KEY }: Config): Promise<Found[]> {
  const dmarc = await findDmarc(lookup, from);
  // With its own key, DKIM signs for exactly the domain of From.
  const found =
    DKIM_KEY !== undefined || isAligned(envelope, from, dmarc)
      ? []
      : [warning('doctor_dmarc_unaligned', { envelope, from })];
  const name = toDmarcName(dmarc?.domain ?? from);
  const record = toTextRecord(name, `v=DMARC1; p=none; rua=mailto:postmaster@${from}`);
  if (dmarc === null) return [warning('doctor_dmarc_missing', { from, record }), ...found];
  const { isValid, policy } = dmarc;
  return [
    isValid ? fine('doctor_dmarc_fine', { name, policy }) : fault('doctor_dmarc_invalid', { name, record }),
    ...found,
  ];
}

/** Receivers look up the name of an address, and the addresses of that name. */
async function checkReverse({ lookup, host }: Sender, address: string): Promise<Found[]> {
  const names = await lookup.reverseNames(address);
  const [first] = names;
  if (first === undefined) return [warning('doctor_reverse_missing', { address, host })];
  for (const name of names)
    if ((await lookup.addresses(name)).includes(address))
      return [fine('doctor_reverse_fine', { address, name })];
  return [warning('doctor_reverse_differs', { address, name: first })];
}

async function checkBounces({ lookup }: Sender, { BOUNCE_ADDRESS }: Config): Promise<Found[]> {
  if (BOUNCE_ADDRESS === undefined) return [];
  const domain = domainOf(BOUNCE_ADDRESS);
  const hosts = await lookup.mailServers(domain);
  // RFC 7505: an empty name means that the domain receives no mail. RFC 5321, 5.1: without a record its own address is
  // used.
  const isTaken =
    hosts.length > 0 ? hosts.some((name) => name !== '') : (await lookup.addresses(domain)).length > 0;
  return [isTaken ? fine('doctor_bounces_fine', { domain }) : fault('doctor_bounces_lost', { domain })];
}

/** Longest string of a TXT record (RFC 1035, 3.3). */
const STRING_MAX = 255;

/** Line of a zone file for the operator to publish. */
function toTextRecord(name: string, text: string): string {
  const parts = text.match(new RegExp(`.{1,${STRING_MAX}}`, 'g')) ?? [];
  return `${name}. TXT ${parts.map((part) => `"${part}"`).join(' ')}`;
}
