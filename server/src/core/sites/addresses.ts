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

/** The page of a release in the language of its texts, as a whole address. */
export const toReleaseUrl = ({ PUBLIC_URL }: Site, { id, year, title, language }: Addressed): string =>
  PUBLIC_URL + releasePage(language, { id, year, slug: toSlug(title) });

/** The year is that in which this house began to name things so; it stays (RFC 4151). */
export const toTagUri = ({ PUBLIC_URL }: Site, name: string): string =>
  `tag:${new URL(PUBLIC_URL).hostname},2026:${name}`;

type Told = Pick<Addressed, 'id' | 'language'>;

/** Names a release in one language, whatever becomes of its title. */
export const toReleaseUri = (site: Site, { id, language }: Told): string =>
  toTagUri(site, `press-release:${id}:${language}`);

/** Names a picture with its words in the language of the release that it comes with. */
export const toPictureUri = (site: Site, { release }: { release: Told }, picture: { id: number }): string =>
  toTagUri(site, `picture:${picture.id}:${release.language}`);
