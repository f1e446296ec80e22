import type { Language } from '@press-room/contract/languages';
import { releasePage } from '@press-room/contract/pages';
import type { Config } from '../../platform/config/config.ts';
import { toSlug } from '../../platform/text/file-names.ts';

type Site = Pick<Config, 'PUBLIC_URL'>;

interface Addressed {
  id: number;
  year: number;
  title: string;
  language: Language;
}

/** Absolute address of a release's page in the language of its texts. */
export const toReleaseUrl = ({ PUBLIC_URL }: Site, { id, year, title, language }: Addressed): string =>
  PUBLIC_URL + releasePage(language, { id, year, slug: toSlug(title) });

/** The year is that of the first use of these identifiers; it must not change (RFC 4151). */
export const toTagUri = ({ PUBLIC_URL }: Site, name: string): string =>
  `tag:${new URL(PUBLIC_URL).hostname},2026:${name}`;

type Told = Pick<Addressed, 'id' | 'language'>;

/** Identifies a release in one language, independent of its title. */
export const toReleaseUri = (site: Site, { id, language }: Told): string =>
  toTagUri(site, `press-release:${id}:${language}`);

/** Identifies a picture with its texts in the language of the release that contains it. */
export const toPictureUri = (site: Site, { release }: { release: Told }, picture: { id: number }): string =>
  toTagUri(site, `picture:${picture.id}:${release.language}`);
