import type { Lookup } from './lookup.ts';

/** Limit of lookups, as receivers use. */
const NAMES_MAX = 8;

interface DmarcRecord {
  /** Organisational domain, whose policy applies to its subdomains. */
  domain: string;
  /** False if there are several records, or none is valid: then there is no policy. */
  isValid: boolean;
  policy: string;
  /** The SPF domain must equal the domain of From. */
  isStrict: boolean;
}

export const toDmarcName = (domain: string): string => `_dmarc.${domain}`;

/** Policy of a domain, or of the nearest parent domain; null: none. @throws Unanswered */
export async function findDmarc(lookup: Lookup, from: string): Promise<DmarcRecord | null> {
  const labels = from.split('.');
  const names = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
  for (const domain of names.slice(-NAMES_MAX)) {
    const texts = await lookup.texts(toDmarcName(domain));
    const [record, ...others] = texts.filter((text) => /^v=DMARC1(?:\s*;|\s*$)/i.test(text));
    if (record === undefined) continue;
    const tags = readTags(record);
    const policy = tags.get('p')?.toLowerCase() ?? '';
    const isValid = others.length === 0 && ['none', 'quarantine', 'reject'].includes(policy);
    return { domain, isValid, policy, isStrict: tags.get('aspf')?.toLowerCase() === 's' };
  }
  return null;
}

/** `v=DMARC1; p=none` */
export const readTags = (record: string): Map<string, string> =>
  new Map(
    record.split(';').flatMap((part): [string, string][] => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]];
    }),
  );

const isWithin = (domain: string, other: string): boolean => domain === other || domain.endsWith(`.${other}`);

/** Whether SPF of one domain is aligned with the other (RFC 7489, 3.1.2). */
export function isAligned(envelope: string, from: string, dmarc: DmarcRecord | null): boolean {
  if (dmarc?.isStrict === true) return envelope === from;
  const organisation = dmarc?.domain ?? from;
  return isWithin(envelope, organisation) || isWithin(from, envelope);
}
