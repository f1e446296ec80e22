import { OEMBED_PATH } from '@press-room/contract/embeds';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { companyPage, contactPage, releasePage } from '@press-room/contract/pages';
import type { PressRelease, ReleasePicture } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import type { AppContext } from '../../../core/context.ts';
import type { Config } from '../../../platform/config/config.ts';
import { toSlug } from '../../../platform/text/file-names.ts';
import { escapeMarkup } from '../../../platform/text/markup.ts';
import { findShown, listPublicReleases } from '../../syndication/public-releases.ts';
import { cardOf } from '../cards/card.ts';
import { type Addresses, cutDescription, describe, filled, type Told } from '../head.ts';
import type { Telling } from '../telling.ts';

/** Null: not public. */
export async function tellRelease(
  { context, siteName, language }: Telling,
  { id }: { id: number },
): Promise<Told | null> {
  const release = await findPublic(context, language, id);
  if (release === null) return null;
  const { PUBLIC_URL: origin } = context.config;
  const { title, date, updated_at } = release;
  const description = cutDescription(release.abstract === '' ? release.subtitle : release.abstract);
  return {
    path: releasePage(language, { id, year: release.year, slug: toSlug(title) }),
    title,
    description,
    head: [
      ...describe({
        origin,
        siteName,
        title,
        description,
        language: release.language,
        canonical: release.address ?? '',
        addresses: await listAddresses(context, release),
        card: cardOf(release),
        type: 'article',
        author: issuerOf(release).name,
        properties: [
          ['article:published_time', date],
          ['article:modified_time', updated_at],
        ],
        data: toArticle(origin, release),
      }),
      ...linkOembed(context.config, release.address ?? ''),
    ],
  };
}

async function findPublic(context: AppContext, language: Language, id: number): Promise<PressRelease | null> {
  const [found] = await listPublicReleases(context, language, [id]);
  return found?.release ?? null;
}

/** Addresses of all published texts. */
async function listAddresses(context: AppContext, release: PressRelease): Promise<Addresses> {
  const others = LANGUAGES.filter((each) => release.languages.includes(each) && each !== release.language);
  const texts = [
    release,
    ...(await Promise.all(others.map((each) => findPublic(context, each, release.id)))),
  ];
  return Object.fromEntries(
    texts.flatMap((text) => (text?.address == null ? [] : [[text.language, text.address] as const])),
  );
}

/** A picture with creator, licence, and contact. */
function toPicture(origin: string, language: Language, picture: ReleasePicture): object[] {
  const file = findShown(picture);
  if (file === null) return [];
  const { caption, credit, copyright, rights } = picture;
  const license = toLicense(rights);
  return [
    {
      '@type': 'ImageObject',
      contentUrl: origin + file.url,
      encodingFormat: file.media_type,
      width: { '@type': 'QuantitativeValue', value: file.width, unitCode: PIXELS },
      height: { '@type': 'QuantitativeValue', value: file.height, unitCode: PIXELS },
      acquireLicensePage: origin + contactPage(language),
      ...filled({ caption, creditText: credit, copyrightNotice: copyright }),
      ...(license !== null && { license }),
    },
  ];
}

/** UN/CEFACT's code of the unit. */
const PIXELS = 'E37';
const ADDRESS = /https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:]/;

/** Address of a licence if the text names one, else the text; null if empty. */
function toLicense(rights: string): string | object | null {
  if (rights === '') return null;
  return ADDRESS.exec(rights)?.[0] ?? { '@type': 'CreativeWork', text: rights };
}

const toArticle = (origin: string, release: PressRelease) => ({
  '@type': 'NewsArticle',
  headline: release.title,
  inLanguage: release.language,
  datePublished: release.date,
  dateModified: release.updated_at,
  mainEntityOfPage: release.address,
  ...filled({ alternativeHeadline: release.subtitle, description: release.abstract }),
  isAccessibleForFree: true,
  image: release.pictures.flatMap((picture) => toPicture(origin, release.language, picture)),
  author: toIssuerData(origin, release),
  sourceOrganization: toIssuerData(origin, release),
  publisher: { '@type': 'Organization', name: release.group.name, url: origin },
});

function toIssuerData(origin: string, { company, group, language }: PressRelease): object {
  if (company === null) return { '@type': 'Organization', name: group.name, url: origin };
  const { id, name } = company;
  return {
    '@type': 'Organization',
    name,
    url: origin + companyPage(language, { id, slug: toSlug(name) }),
  };
}

/** Elements for the head of a page that link to its oEmbed data; none if embedding is disabled. */
function linkOembed(
  { EMBEDDING, PUBLIC_URL }: Pick<Config, 'EMBEDDING' | 'PUBLIC_URL'>,
  address: string,
): string[] {
  if (EMBEDDING === null) return [];
  return (['json', 'xml'] as const).map((format) => {
    const asked = new URLSearchParams({ url: address, format }).toString();
    const type = format === 'json' ? 'application/json+oembed' : 'text/xml+oembed';
    return `<link rel="alternate" type="${type}" title="oEmbed" href="${escapeMarkup(`${PUBLIC_URL}${OEMBED_PATH}?${asked}`)}">`;
  });
}
