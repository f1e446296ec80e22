import type { Picture } from '@press-room/contract/assets';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { releasePage } from '@press-room/contract/pages';
import type { PressRelease } from '@press-room/contract/press-releases';
import type { AppContext } from '../../context.ts';
import { toSlug } from '../../text/file-names.ts';
import { findShown, listPublicReleases } from '../wire/public-releases.ts';
import { cardOf } from './cards/card.ts';
import { type Addresses, cutDescription, describe, filled, type Told } from './head.ts';
import type { Telling } from './telling.ts';

/** Null where not everybody may read it. */
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
    head: describe({
      origin,
      siteName,
      title,
      description,
      language: release.language,
      canonical: release.address ?? '',
      addresses: await listAddresses(context, release),
      card: cardOf(release),
      type: 'article',
      properties: [
        ['article:published_time', date],
        ['article:modified_time', updated_at],
      ],
      data: toArticle(origin, release),
    }),
  };
}

async function findPublic(context: AppContext, language: Language, id: number): Promise<PressRelease | null> {
  const [found] = await listPublicReleases(context, language, [id]);
  return found?.release ?? null;
}

/** The address of each text that has appeared. */
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

const toPicture = (origin: string, picture: Picture & { copyright?: string }) => {
  const file = findShown(picture);
  return file === null
    ? []
    : [
        {
          '@type': 'ImageObject',
          contentUrl: origin + file.url,
          width: file.width,
          height: file.height,
          ...filled({
            caption: picture.caption,
            creditText: picture.credit,
            copyrightNotice: picture.copyright ?? '',
          }),
        },
      ];
};

const toArticle = (origin: string, release: PressRelease) => ({
  '@type': 'NewsArticle',
  headline: release.title,
  inLanguage: release.language,
  datePublished: release.date,
  dateModified: release.updated_at,
  mainEntityOfPage: release.address,
  ...filled({ alternativeHeadline: release.subtitle, description: release.abstract }),
  image: release.pictures.flatMap((picture) => toPicture(origin, picture)),
  author: { '@type': 'Organization', name: release.company?.name ?? release.group.name },
  publisher: { '@type': 'Organization', name: release.group.name, url: origin },
});
