import { withDateline } from '@press-room/contract/dateline';
import { toOfficeDay } from '@press-room/contract/office-clock';
import type { PressRelease } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import { toReleaseUri } from '../../core/sites/addresses.ts';
import type { Config } from '../../platform/config/config.ts';
import { escapeMarkup } from '../../platform/text/markup.ts';
import { describeContact, HEADINGS } from '../downloads/release-texts/release-document.ts';
import { placePictures } from '../syndication/placed-pictures.ts';
import { findShown, type SyndicatedRelease, toUpdated } from '../syndication/public-releases.ts';
import type { Enclosure, FeedEntry } from './feed.ts';

/** In both languages. */
const EMBARGO_MARK = 'EMBARGO: ';

export function toEntry(config: Pick<Config, 'PUBLIC_URL'>, found: SyndicatedRelease): FeedEntry {
  const { release, sectors, published } = found;
  const { language, abstract, subtitle, embargo } = release;
  const picture = toPictureFile(config.PUBLIC_URL, release);
  return {
    id: toReleaseUri(config, release),
    // Press-only releases have no public page: the app shows them after signing in.
    url: release.address ?? `${config.PUBLIC_URL}/#/press-release/${release.id}`,
    language,
    title: (embargo === undefined ? '' : EMBARGO_MARK) + release.title,
    summary: abstract === '' ? subtitle : abstract,
    html: toHtml(release, config.PUBLIC_URL),
    author: issuerOf(release).name,
    topics: sectors.map(({ name }) => name[language]),
    published,
    updated: toUpdated(found),
    image: picture?.url ?? null,
    enclosures: [
      ...(picture === null ? [] : [picture]),
      ...release.attachments.map(({ url, media_type, bytes, title: name }) => ({
        url: config.PUBLIC_URL + url,
        media_type,
        bytes,
        title: name,
      })),
    ],
  };
}

function toPictureFile(origin: string, { image }: PressRelease): Enclosure | null {
  const shown = image === null ? null : findShown(image);
  if (image === null || shown === null) return null;
  const title = image.caption === '' ? image.alt : image.caption;
  return { ...shown, url: origin + shown.url, title };
}

/** Corrections, then the text with its pictures, then issuer and contacts. */
function toHtml(release: PressRelease, origin: string): string {
  const { dateline, body, boilerplate, contacts, corrections, language, embargo } = release;
  const notes = corrections.map(
    ({ at, note }) => `<p><strong>${toOfficeDay(new Date(at))}</strong> ${escapeMarkup(note)}</p>`,
  );
  const people = contacts.map(
    (each) => `<p>${escapeMarkup([each.name, ...describeContact(each)].join(', '))}</p>`,
  );
  const heading = people.length === 0 ? '' : `<p><strong>${HEADINGS[language].contacts}</strong></p>`;
  return [
    embargo === undefined ? '' : `<p><strong>${escapeMarkup(embargo.line)}</strong></p>`,
    ...notes,
    placePictures(withDateline(body, dateline), release, origin),
    boilerplate,
    heading,
    ...people,
  ].join('');
}
