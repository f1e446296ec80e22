import { withDateline } from '@press-room/contract/dateline';
import { LANGUAGES } from '@press-room/contract/languages';
import type { PressRelease } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import { toPictureUri, toReleaseUri } from '../../../core/sites/addresses.ts';
import { toXmlText } from '../../../platform/text/markup.ts';
import { sanitizeRichText } from '../../../platform/text/rich-text.ts';
import { element, textElement, Xml } from '../../../platform/text/xml.ts';
import { toPlainRelease } from '../markdown.ts';
import { listMediaTopics } from '../media-topics.ts';
import { placePictures } from '../placed-pictures.ts';
import { type SyndicatedRelease, toUpdated } from '../public-releases.ts';
import type { Withdrawal } from '../queries.ts';
import {
  ITEM_TYPE,
  type Site,
  writeClass,
  writeItem,
  writeProvider,
  writeStatus,
  writeWhether,
} from './items.ts';

/** A text with its rights. */
export function writeReleaseItem(site: Site, found: SyndicatedRelease): Xml {
  const { release } = found;
  const { language } = release;
  return writeItem(
    { name: 'newsItem', guid: toReleaseUri(site, release), updated: toUpdated(found), language },
    element('rightsInfo', {}, element('copyrightHolder', {}, element('name', {}, issuerOf(release).name))),
    element('itemMeta', {}, writeManagement(site, found), writeLinks(site, found)),
    writeContentMeta(found),
    element(
      'contentSet',
      {},
      element('inlineXML', { contenttype: 'application/xhtml+xml' }, writeXhtml(site, release)),
      element('inlineData', { contenttype: 'text/plain' }, toPlainRelease(release)),
    ),
  );
}

function writeManagement(site: Site, found: SyndicatedRelease): (Xml | null)[] {
  const { release, published, expires } = found;
  return [
    writeClass('text'),
    writeProvider(site, release.group.name),
    element('versionCreated', {}, toUpdated(found)),
    element('firstCreated', {}, published),
    ...writeWhether(found),
    element('title', {}, release.title),
    ...release.corrections.map(({ note, language }) => element('edNote', { 'xml:lang': language }, note)),
    expires === null ? null : element('expires', {}, expires),
  ];
}

/** Its page, its pictures (separate items), and its files. */
function writeLinks(site: Site, found: SyndicatedRelease): Xml[] {
  const { release } = found;
  return [
    ...(release.address === null
      ? []
      : [element('link', { rel: 'irel:seeAlso', href: release.address, contenttype: 'text/html' })]),
    ...release.pictures.map((picture) =>
      element('link', {
        rel: 'irel:seeAlso',
        residref: toPictureUri(site, found, picture),
        contenttype: ITEM_TYPE,
      }),
    ),
    ...release.attachments.map(({ url, media_type, bytes, title }) =>
      element('link', {
        rel: 'irel:seeAlso',
        href: site.PUBLIC_URL + url,
        contenttype: media_type,
        size: bytes,
        title,
      }),
    ),
  ];
}

function writeContentMeta({ release, sectors }: SyndicatedRelease): Xml {
  const { language, title, subtitle, abstract, dateline, company, brand } = release;
  const organisation = (name: string): Xml =>
    element('subject', { type: 'cpnat:organisation' }, element('name', {}, name));
  return element(
    'contentMeta',
    {},
    dateline === '' ? null : element('located', {}, element('name', {}, dateline)),
    release.contacts.map((contact) =>
      element(
        'infoSource',
        {},
        element('name', {}, contact.name),
        contact.role === '' ? null : element('definition', {}, contact.role),
        contact.email === '' && contact.phone === ''
          ? null
          : element(
              'personDetails',
              {},
              element(
                'contactInfo',
                {},
                textElement('email', contact.email),
                textElement('phone', contact.phone),
              ),
            ),
      ),
    ),
    element('creator', {}, element('name', {}, issuerOf(release).name)),
    element('language', { tag: language }),
    listMediaTopics(sectors).map(({ code, name }) =>
      element(
        'subject',
        { type: 'cpnat:abstract', qcode: `medtop:${code}` },
        element('name', { 'xml:lang': 'en-GB' }, name),
      ),
    ),
    sectors.map(({ name }) =>
      element(
        'subject',
        { type: 'cpnat:abstract' },
        LANGUAGES.map((each) => element('name', { 'xml:lang': each }, name[each])),
      ),
    ),
    release.event === null
      ? null
      : element(
          'subject',
          { type: 'cpnat:event' },
          LANGUAGES.map((each) => ({ each, name: release.event?.name[each] ?? '' }))
            .filter(({ name }) => name !== '')
            .map(({ each, name }) => element('name', { 'xml:lang': each }, name)),
        ),
    company === null ? null : organisation(company.name),
    brand === null ? null : organisation(brand.name),
    element('headline', {}, title),
    subtitle === '' ? null : element('headline', { rank: 2 }, subtitle),
    dateline === '' ? null : element('dateline', {}, dateline),
    abstract === '' ? null : element('description', { role: 'drol:summary' }, abstract),
  );
}

function writeXhtml({ PUBLIC_URL }: Site, release: PressRelease): Xml {
  const { language, title, subtitle, abstract, dateline, body, boilerplate } = release;
  // The sanitised output is well-formed, except for characters that XML does not allow.
  const markup = (html: string): Xml => new Xml(toXmlText(html));
  return element(
    'html',
    { xmlns: 'http://www.w3.org/1999/xhtml', 'xml:lang': language, lang: language },
    element('head', {}, element('title', {}, title)),
    element(
      'body',
      {},
      element('h1', {}, title),
      textElement('p', subtitle),
      textElement('p', abstract),
      markup(placePictures(sanitizeRichText(withDateline(body, dateline)), release, PUBLIC_URL)),
      markup(sanitizeRichText(boilerplate)),
    ),
  );
}

/** Retraction of a withdrawn release, without any of its text. */
export const writeCanceledItem = (site: Site, { id, language, withdrawn_at, note }: Withdrawal): Xml =>
  writeItem(
    { name: 'newsItem', guid: toReleaseUri(site, { id, language }), updated: withdrawn_at, language },
    element(
      'itemMeta',
      {},
      writeClass('text'),
      writeProvider(site, ''),
      element('versionCreated', {}, withdrawn_at),
      writeStatus('canceled'),
      textElement('edNote', note),
    ),
  );
