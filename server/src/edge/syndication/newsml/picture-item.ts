import type { ReleasePicture } from '@press-room/contract/press-releases';
import { toPictureUri } from '../../../core/sites/addresses.ts';
import { element, textElement, type Xml } from '../../../platform/text/xml.ts';
import { type SyndicatedRelease, toUpdated } from '../public-releases.ts';
import { type Site, writeClass, writeItem, writeProvider, writeWhether } from './items.ts';

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** A picture of a release as a separate item, with its rights and files. */
export function writePictureItem(site: Site, found: SyndicatedRelease, picture: ReleasePicture): Xml {
  const { release, published } = found;
  const { language, group } = release;
  const { copyright, rights, credit, caption, alt } = picture;
  const marks = found.pictureMarks.get(picture.id);
  const source = marks?.digital_source_type ?? null;
  const until = marks?.rights_until ?? null;
  const hasRights = copyright !== '' || rights !== '';
  return writeItem(
    { name: 'newsItem', guid: toPictureUri(site, found, picture), updated: toUpdated(found), language },
    hasRights
      ? element(
          'rightsInfo',
          {},
          textElement('copyrightNotice', copyright),
          textElement('usageTerms', rights),
        )
      : null,
    element(
      'itemMeta',
      {},
      writeClass('picture'),
      writeProvider(site, group.name),
      element('versionCreated', {}, toUpdated(found)),
      element('firstCreated', {}, published),
      ...writeWhether(found),
      until === null ? null : element('expires', {}, until),
    ),
    element(
      'contentMeta',
      {},
      source === null ? null : element('digitalSourceType', { uri: SOURCE_TYPES + source }),
      element('language', { tag: language }),
      textElement('creditline', credit),
      caption === '' ? null : element('description', { role: 'drol:caption' }, caption),
      alt === '' ? null : element('description', { role: 'drol:alternativeText' }, alt),
    ),
    element(
      'contentSet',
      {},
      (found.files.get(picture.id) ?? []).map(({ url, media_type, width, height, bytes }) =>
        element('remoteContent', {
          rendition: renditionOf(width),
          href: site.PUBLIC_URL + url,
          contenttype: media_type,
          size: bytes,
          width,
          height,
        }),
      ),
    ),
  );
}

const [PREVIEW_WIDTH, WEB_WIDTH] = [320, 1280];

const renditionOf = (width: number): string => {
  if (width <= PREVIEW_WIDTH) return 'rnd:preview';
  return width <= WEB_WIDTH ? 'rnd:web' : 'rnd:highRes';
};
