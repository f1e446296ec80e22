import ipaddr from 'ipaddr.js';
import type { Lookup } from './lookup.ts';

/** RFC 7208, 4.6.4. */
const LOOKUPS_MAX = 10;

/**
 * `none`: no record; `pass`: the address is allowed; `refused`: it is not; `several` records, too many `lookups` and an
 * `invalid` term make the record void; `unknown`: macros depend on each message.
 */
export type SpfVerdict =
  | { kind: 'none' | 'pass' | 'refused' | 'lookups' | 'unknown' }
  | { kind: 'several'; count: number }
  | { kind: 'invalid'; term: string };

/** Ends the evaluation immediately. */
class Ended extends Error {
  readonly verdict: SpfVerdict;

  constructor(verdict: SpfVerdict) {
    super(verdict.kind);
    this.verdict = verdict;
  }
}

export const listSpfRecords = async (lookup: Lookup, domain: string): Promise<string[]> =>
  (await lookup.texts(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));

/** Whether the SPF record of a domain allows an address (RFC 7208). @throws Unanswered */
export async function judgeSpf(lookup: Lookup, domain: string, address: string): Promise<SpfVerdict> {
  const evaluation = new Evaluation(lookup, address);
  try {
    return { kind: await evaluation.judge(domain) };
  } catch (error) {
    if (error instanceof Ended) return error.verdict;
    throw error;
  }
}

/** A mechanism or modifier of a record: `-include:example.com`. */
interface Term {
  text: string;
  isPass: boolean;
  /** `name=value`; unknown ones have no effect. */
  isModifier: boolean;
  name: string;
  /** After the colon or the equals sign. */
  value: string;
  /** After the slash, for IPv4 and IPv6. */
  lengths: [string | undefined, string | undefined];
}

const TERM =
  /^(?<sign>[-+?~]?)(?<name>[a-z][\w.-]*)(?:(?<mark>[:=])(?<value>[^/]+))?(?:\/(?<four>\d+))?(?:\/\/(?<six>\d+))?$/i;

function toTerm(text: string): Term {
  const parts = TERM.exec(text)?.groups;
  if (parts === undefined) throw new Ended({ kind: 'invalid', term: text });
  const { sign = '', name = '', mark, value = '', four, six } = parts;
  return {
    text,
    isPass: sign === '' || sign === '+',
    isModifier: mark === '=',
    name: name.toLowerCase(),
    value,
    lengths: [four, six],
  };
}

class Evaluation {
  readonly #lookup: Lookup;
  readonly #address: string;
  #lookups = 0;

  constructor(lookup: Lookup, address: string) {
    this.#lookup = lookup;
    this.#address = address;
  }

  async judge(domain: string): Promise<'none' | 'pass' | 'refused'> {
    const [record, ...others] = await listSpfRecords(this.#lookup, domain);
    if (record === undefined) return 'none';
    if (others.length > 0) throw new Ended({ kind: 'several', count: others.length + 1 });
    const terms = record.split(/ +/).slice(1).filter(Boolean).map(toTerm);
    for (const term of terms) if (await this.#matches(term, domain)) return term.isPass ? 'pass' : 'refused';
    const redirect = terms.find(({ name }) => name === 'redirect');
    if (redirect === undefined) return 'refused';
    return this.#follow(redirect);
  }

  async #follow({ text, value }: Term): Promise<'pass' | 'refused'> {
    this.#count(value);
    const verdict = await this.judge(value);
    if (verdict === 'none') throw new Ended({ kind: 'invalid', term: text });
    return verdict;
  }

  /** Counts terms that need a lookup; terms with macros cannot be evaluated. */
  #count(value: string): void {
    if (value.includes('%')) throw new Ended({ kind: 'unknown' });
    this.#lookups += 1;
    if (this.#lookups > LOOKUPS_MAX) throw new Ended({ kind: 'lookups' });
  }

  async #matches(term: Term, domain: string): Promise<boolean> {
    const { name, value, text, lengths } = term;
    switch (name) {
      case 'all':
        return true;
      case 'ip4':
      case 'ip6':
        return this.#isWithin(value, lengths[0], text);
      case 'include':
        return (await this.#follow(term)) === 'pass';
      case 'a':
        this.#count(value);
        return this.#isOneOf(await this.#lookup.addresses(value || domain), lengths);
      case 'mx':
        this.#count(value);
        return this.#isMailServer(value || domain, lengths);
      case 'exists':
        this.#count(value);
        return (await this.#lookup.addresses(value)).length > 0;
      case 'ptr':
        // Receivers are advised not to use `ptr`.
        this.#count(value);
        return false;
      default:
        if (term.isModifier) return false;
        throw new Ended({ kind: 'invalid', term: text });
    }
  }

  async #isMailServer(domain: string, lengths: Term['lengths']): Promise<boolean> {
    for (const host of (await this.#lookup.mailServers(domain)).slice(0, LOOKUPS_MAX))
      if (this.#isOneOf(await this.#lookup.addresses(host), lengths)) return true;
    return false;
  }

  #isOneOf(addresses: readonly string[], [four, six]: Term['lengths']): boolean {
    return addresses.some((each) => this.#isWithin(each, each.includes(':') ? six : four, each));
  }

  #isWithin(network: string, length: string | undefined, term: string): boolean {
    if (!ipaddr.isValid(network)) throw new Ended({ kind: 'invalid', term });
    const [own, other] = [ipaddr.process(this.#address), ipaddr.parse(network)];
    if (own.kind() !== other.kind()) return false;
    const most = own.kind() === 'ipv4' ? 32 : 128;
    const bits = length === undefined ? most : Number(length);
    if (bits > most) throw new Ended({ kind: 'invalid', term });
    return own.match(other, bits);
  }
}
