import type { Config } from '../../../platform/config/config.ts';
import { element, textElement, type Xml } from '../../../platform/text/xml.ts';
import { type SyndicatedRelease, toStatus } from '../public-releases.ts';

export type Site = Pick<Config, 'PUBLIC_URL'>;

const STANDARD = { standard: 'NewsML-G2', standardversion: '2.35', conformance: 'power' };
/** Catalogue that defines the prefixes of codes such as `stat:usable`. */
const CATALOG = 'http://www.iptc.org/std/catalog/catalog.IPTC-G2-Standards_41.xml';
export const ITEM_TYPE = 'application/vnd.iptc.g2.newsitem+xml';

export const catalogRef = (): Xml => element('catalogRef', { href: CATALOG });

interface Item {
  name: 'newsItem' | 'packageItem';
  /** URI shared by all its versions. */
  guid: string;
  /** When this version was made. */
  updated: string;
  language: string;
}

/** An item; its versions are numbered by the second in which they were made. */
export const writeItem = (
  { name, guid, updated, language }: Item,
  ...content: (Xml | null | readonly Xml[])[]
): Xml =>
  element(
    name,
    { ...STANDARD, guid, version: Math.max(1, Math.floor(Date.parse(updated) / 1000)), 'xml:lang': language },
    catalogRef(),
    ...content,
  );

/** Provider of the items; not in the IPTC list, which contains agencies. */
export const writeProvider = ({ PUBLIC_URL }: Site, name: string): Xml =>
  element('provider', { uri: PUBLIC_URL }, textElement('name', name));

type Status = 'usable' | 'withheld' | 'canceled';
export const writeStatus = (status: Status): Xml => element('pubStatus', { qcode: `stat:${status}` });
/** Usability of a release and its start, in the order of the schema. */
export const writeWhether = (found: SyndicatedRelease): (Xml | null)[] => {
  const until = found.embargo?.until ?? null;
  return [until === null ? null : element('embargoed', {}, until), writeStatus(toStatus(found))];
};
export const writeClass = (nature: 'text' | 'picture' | 'composite'): Xml =>
  element('itemClass', { qcode: `ninat:${nature}` });
