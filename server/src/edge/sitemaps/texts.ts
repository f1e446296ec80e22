import { feedPath } from '@press-room/contract/feeds';
import { LANGUAGES } from '@press-room/contract/languages';
import { releasesPage } from '@press-room/contract/pages';
import type { AppContext } from '../../core/context.ts';
import { listPressGroupsByName } from '../../core/sites/press-groups.ts';
import { toText } from '../../platform/text/messages.ts';
import { FEED_FORMATS } from '../feeds/formats.ts';
import { SITEMAP_PATH } from './sitemaps.ts';

/** Allows all crawlers to read public content; excludes API and office. */
export const writeRobots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${origin}${SITEMAP_PATH}`, ''].join('\n');

/** Guide for language models: addresses of the content, and their formats (llmstxt.org). */
export async function writeModelsGuide({ config, database }: AppContext): Promise<string> {
  const origin = config.PUBLIC_URL;
  const groups = await listPressGroupsByName(database.db);
  const feeds = LANGUAGES.flatMap((language) =>
    FEED_FORMATS.map(
      ({ extension, name }) => `- [${name} (${language})](${origin}${feedPath(language, extension)})`,
    ),
  );
  // Names are texts by the press office, so Markdown characters are escaped.
  const names = groups.map(({ name }) => `- ${name.replace(/[\\`*_[\]<>#]/g, '\\$&')}`);
  return `${[
    `# ${toText({ key: 'manifest_name' }, 'en')}`,
    `> ${toText({ key: 'manifest_description' }, 'en')}`,
    'Every press release has a page in each language in which it appeared. With `.md` or `.txt` after its address it is Markdown or plain text.',
    ['## Press groups', ...names].join('\n'),
    ['## Feeds', ...feeds].join('\n'),
    [
      '## Pages',
      ...LANGUAGES.map(
        (language) =>
          `- [${toText({ key: 'manifest_releases' }, language)}](${origin}${releasesPage(language)})`,
      ),
      `- [Sitemap](${origin}${SITEMAP_PATH})`,
    ].join('\n'),
  ].join('\n\n')}\n`;
}
