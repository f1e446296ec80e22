import { toReleaseUri } from '../../../core/sites/addresses.ts';
import { element, toXmlDocument, type Xml } from '../../../platform/text/xml.ts';
import { type SyndicatedRelease, toUpdated } from '../public-releases.ts';
import type { Withdrawal } from '../queries.ts';
import type { SyndicationList } from '../syndication-list.ts';
import {
  catalogRef,
  ITEM_TYPE,
  type Site,
  writeClass,
  writeItem,
  writeProvider,
  writeStatus,
} from './items.ts';
import { writePictureItem } from './picture-item.ts';
import { writeCanceledItem, writeReleaseItem } from './release-item.ts';

interface Message {
  /** Time of its last change. */
  sent: string;
  /** Id of the message. */
  id: string;
  items: readonly Xml[];
}

const writeMessage = ({ PUBLIC_URL }: Site, { sent, id, items }: Message): string =>
  toXmlDocument(
    element(
      'newsMessage',
      { xmlns: 'http://iptc.org/std/nar/2006-10-01/' },
      element(
        'header',
        {},
        element('sent', {}, sent),
        catalogRef(),
        element('sender', {}, new URL(PUBLIC_URL).hostname),
        element('transmitId', {}, `${id}:${Date.parse(sent)}`),
      ),
      element('itemSet', {}, items),
    ),
  );

/** A release and its pictures as NewsML-G2 2.35. */
export const writeNewsml = (site: Site, found: SyndicatedRelease): string =>
  writeMessage(site, {
    sent: toUpdated(found),
    id: toReleaseUri(site, found.release),
    items: [writeReleaseItem(site, found), ...writePictures(site, [found])],
  });

export const writeCanceledNewsml = (site: Site, withdrawal: Withdrawal): string =>
  writeMessage(site, {
    sent: withdrawal.withdrawn_at,
    id: toReleaseUri(site, withdrawal),
    items: [writeCanceledItem(site, withdrawal)],
  });

/** A list: a package with the order, then its items, then withdrawn ones. */
export function writeNewsmlList(site: Site, list: SyndicationList): string {
  const { id, updated, releases, withdrawals } = list;
  return writeMessage(site, {
    sent: updated,
    id,
    items: [
      writePackage(site, list),
      ...releases.map((found) => writeReleaseItem(site, found)),
      ...writePictures(site, releases),
      ...withdrawals.map((each) => writeCanceledItem(site, each)),
    ],
  });
}

/** Without duplicates, even if several releases show a picture. */
function writePictures(site: Site, releases: readonly SyndicatedRelease[]): Xml[] {
  const written = new Map<string, Xml>();
  for (const found of releases) {
    for (const picture of found.release.pictures) {
      const key = `${picture.id} ${found.release.language}`;
      if (!written.has(key)) written.set(key, writePictureItem(site, found, picture));
    }
  }
  return [...written.values()];
}

function writePackage(site: Site, { id, title, author, language, updated, releases }: SyndicationList): Xml {
  return writeItem(
    { name: 'packageItem', guid: id, updated, language },
    element(
      'itemMeta',
      {},
      writeClass('composite'),
      writeProvider(site, author),
      element('versionCreated', {}, updated),
      writeStatus('usable'),
      element('title', {}, title),
    ),
    element('contentMeta', {}, element('language', { tag: language }), element('headline', {}, title)),
    element(
      'groupSet',
      { root: 'list' },
      element(
        'group',
        { id: 'list', role: 'group:main', mode: 'pgrmod:seq' },
        releases.map((found) =>
          element(
            'itemRef',
            { residref: toReleaseUri(site, found.release), contenttype: ITEM_TYPE },
            writeClass('text'),
            element('provider', { uri: site.PUBLIC_URL }),
            writeStatus('usable'),
            element('title', { 'xml:lang': found.release.language }, found.release.title),
          ),
        ),
      ),
    ),
  );
}
