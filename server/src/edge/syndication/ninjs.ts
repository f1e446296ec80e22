import { withDateline } from '@press-room/contract/dateline';
import type { ReleasePicture } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import { toPictureUri, toReleaseUri } from '../../core/sites/addresses.ts';
import type { Config } from '../../platform/config/config.ts';
import { wordsIn } from '../../platform/text/bilingual.ts';
import { toPlainRelease } from './markdown.ts';
import { listMediaTopics, topicUri } from './media-topics.ts';
import { placePictures } from './placed-pictures.ts';
import { type SyndicatedRelease, toStatus, toUpdated } from './public-releases.ts';
import type { Withdrawal } from './queries.ts';
import type { SyndicationList } from './syndication-list.ts';

type Site = Pick<Config, 'PUBLIC_URL'>;

const STANDARD = {
  name: 'ninjs',
  version: '2.1',
  schema: 'http://www.iptc.org/std/ninjs/ninjs-schema_2.1.json',
};

/** Omits empty fields, which newsroom systems would treat as values. */
const filled = <Fields extends Record<string, unknown>>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<Fields>;

/** IPTC's ninjs 2.1. */
export function toNinjs(site: Site, found: SyndicatedRelease): object {
  const { release, sectors, published, expires, embargo } = found;
  const {
    language,
    title,
    subtitle,
    abstract,
    dateline,
    body,
    boilerplate,
    contacts,
    group,
    company,
    brand,
    pictures,
  } = release;
  return {
    uri: toReleaseUri(site, release),
    standard: STANDARD,
    type: 'text',
    representationtype: 'full',
    pubstatus: toStatus(found),
    language,
    firstcreated: published,
    versioncreated: toUpdated(found),
    ...filled({
      embargoed: embargo?.until ?? null,
      expires,
      title,
      by: issuerOf(release).name,
      located: dateline,
      copyrightholder: issuerOf(release).name,
      headlines: [
        { role: 'main', value: title },
        ...(subtitle === '' ? [] : [{ role: 'sub', value: subtitle }]),
      ],
      descriptions: abstract === '' ? [] : [{ role: 'summary', contenttype: 'text/plain', value: abstract }],
      ednote: release.corrections.map(({ note }) => note).join('\n'),
      subjects: [
        ...listMediaTopics(sectors).map((topic) => ({
          name: topic.name,
          uri: topicUri(topic),
          rel: 'about',
        })),
        ...sectors.map(({ name }) => ({ name: name[language], rel: 'about' })),
      ],
      organisations: [
        ...(company === null ? [] : [{ name: company.name, rel: 'about' }]),
        ...(brand === null ? [] : [{ name: brand.name, rel: 'about' }]),
        { name: group.name, rel: 'publisher' },
      ],
      events: release.event === null ? [] : [{ name: wordsIn(release.event.name, language), rel: 'about' }],
      infosources: contacts.map((each) => ({
        name: each.name,
        role: 'contact',
        contactinfo: [
          ...(each.email === '' ? [] : [{ type: 'email', value: each.email }]),
          ...(each.phone === '' ? [] : [{ type: 'phone', value: each.phone }]),
        ],
      })),
      associations: pictures.map((picture) => toPicture(site, found, picture)),
    }),
    bodies: [
      {
        role: 'main',
        contenttype: 'text/html',
        value: placePictures(withDateline(body, dateline), release, site.PUBLIC_URL) + boilerplate,
      },
      { role: 'main', contenttype: 'text/plain', value: toPlainRelease(release) },
    ],
    ...filled({ altids: release.address === null ? [] : [{ role: 'page', value: release.address }] }),
    renditions: release.attachments.map(({ title: name, url, media_type, bytes }) => ({
      name,
      href: site.PUBLIC_URL + url,
      contenttype: media_type,
      sizeinbytes: bytes,
    })),
  };
}

const toPicture = (site: Site, found: SyndicatedRelease, picture: ReleasePicture): object => ({
  uri: toPictureUri(site, found, picture),
  name: picture.caption || picture.alt || `picture ${picture.id}`,
  type: 'picture',
  pubstatus: toStatus(found),
  language: found.release.language,
  ...filled({
    embargoed: found.embargo?.until ?? null,
    expires: found.pictureMarks.get(picture.id)?.rights_until ?? null,
    by: picture.credit,
    copyrightnotice: picture.copyright,
    usageterms: picture.rights,
    descriptions: [
      { role: 'caption', value: picture.caption },
      { role: 'alternative', value: picture.alt },
    ].filter(({ value }) => value !== ''),
  }),
  renditions: (found.files.get(picture.id) ?? []).map(({ url, media_type, width, height, bytes }) => ({
    name: `${media_type.replace('image/', '')}-${width}`,
    href: site.PUBLIC_URL + url,
    contenttype: media_type,
    width,
    height,
    sizeinbytes: bytes,
  })),
});

/** Retraction of a withdrawn release, without any of its text. */
export const toCanceled = (site: Site, { id, language, withdrawn_at, note }: Withdrawal): object => ({
  uri: toReleaseUri(site, { id, language }),
  standard: STANDARD,
  type: 'text',
  pubstatus: 'canceled',
  versioncreated: withdrawn_at,
  ...filled({ ednote: note }),
});

/** A list as one item that contains the releases, withdrawn ones first. */
export const toNinjsList = (
  site: Site,
  { id, title, language, updated, releases, withdrawals }: SyndicationList,
): object => ({
  uri: id,
  standard: STANDARD,
  type: 'composite',
  representationtype: 'full',
  pubstatus: 'usable',
  language,
  versioncreated: updated,
  title,
  headlines: [{ role: 'main', value: title }],
  associations: [
    ...withdrawals.map((each) => ({ name: `press release ${each.id}`, ...toCanceled(site, each) })),
    ...releases.map((found) => ({ name: found.release.title, ...toNinjs(site, found) })),
  ],
});
