import dns from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { reasonOf } from '../../../platform/errors/operator-error.ts';

/** Timeout of a lookup per server; each is repeated once. */
const QUESTION_MS = 2000;
/** Timeout of all lookups together, shorter than the limit of the check. */
const ALL_MS = 10_000;

/** Errors for a name that does not exist, or has no such record. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/** The DNS did not answer: the result is unknown. */
export class Unanswered extends Error {
  readonly question: string;
  readonly reason: string;

  constructor(question: string, reason: string) {
    super(`${question} ${reason}`);
    this.question = question;
    this.reason = reason;
  }
}

/** Queries to the name servers of this process. Each returns an empty list for missing records. */
export class Lookup {
  readonly #resolver = new Resolver({ timeout: QUESTION_MS, tries: 2 });

  constructor() {
    // A named import of the function would not see later changes.
    this.#resolver.setServers(dns.getServers());
    AbortSignal.timeout(ALL_MS).addEventListener('abort', () => this.#resolver.cancel());
  }

  async #ask<Answer>(name: string, question: () => Promise<Answer[]>): Promise<Answer[]> {
    try {
      return await question();
    } catch (error) {
      const reason = reasonOf(error);
      if (ABSENT.has(reason)) return [];
      throw new Unanswered(name, reason);
    }
  }

  /** The parts of each record joined. @throws Unanswered, like the other methods */
  async texts(name: string): Promise<string[]> {
    const records = await this.#ask(name, () => this.#resolver.resolveTxt(name));
    return records.map((parts) => parts.join(''));
  }

  /** IPv4 and IPv6. */
  async addresses(name: string): Promise<string[]> {
    if (isIP(name) > 0) return [name];
    const [four, six] = await Promise.all([
      this.#ask(name, () => this.#resolver.resolve4(name)),
      this.#ask(name, () => this.#resolver.resolve6(name)),
    ]);
    return [...four, ...six];
  }

  async mailServers(name: string): Promise<string[]> {
    const records = await this.#ask(name, () => this.#resolver.resolveMx(name));
    return records.map(({ exchange }) => exchange);
  }

  reverseNames(address: string): Promise<string[]> {
    return this.#ask(address, () => this.#resolver.resolvePtr(toReverseName(address)));
  }
}

/** `10.2.0.192.in-addr.arpa` for 192.0.2.10. */
function toReverseName(address: string): string {
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return `${parsed.toByteArray().toReversed().join('.')}.in-addr.arpa`;
  const digits = parsed.toByteArray().flatMap((byte) => [byte >> 4, byte & 15]);
  return `${digits
    .map((digit) => digit.toString(16))
    .toReversed()
    .join('.')}.ip6.arpa`;
}

const NOT_PUBLIC = new Set([
  'unspecified',
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
]);

const isPublic = (address: string): boolean => !NOT_PUBLIC.has(ipaddr.process(address).range());

/** Addresses of a mail server that receivers see, as far as they are known here. */
export async function listOutgoing(lookup: Lookup, host: string): Promise<string[]> {
  const name = host.replace(/^\[|\]$/g, '');
  const found =
    name === 'localhost' || (isIP(name) > 0 && !isPublic(name)) ? listOwn() : await lookup.addresses(name);
  return found.filter(isPublic);
}

const listOwn = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));
