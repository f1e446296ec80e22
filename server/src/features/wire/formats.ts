import type { Language } from '@press-room/contract/languages';
import type { WithdrawnRelease } from '@press-room/contract/press-releases';
import type { Config } from '../../config.ts';
import { toMarkdown, toPlainRelease } from './markdown.ts';
import { toCanceled, toNinjs } from './ninjs.ts';
import type { PublicRelease } from './public-releases.ts';

export interface ReleaseFormat {
  /** How its address ends. */
  extension: string;
  mediaType: string;
  write: (config: Pick<Config, 'PUBLIC_URL'>, found: PublicRelease) => string;
  /** What takes a withdrawn release back where it went; left out: its address is gone (410). */
  writeWithdrawn?: (
    config: Pick<Config, 'PUBLIC_URL'>,
    release: { id: number; language: Language },
    withdrawal: Pick<WithdrawnRelease, 'withdrawn_at' | 'note'>,
  ) => string;
}

export const RELEASE_FORMATS: readonly ReleaseFormat[] = [
  { extension: 'md', mediaType: 'text/markdown', write: (_config, { release }) => toMarkdown(release) },
  { extension: 'txt', mediaType: 'text/plain', write: (_config, { release }) => toPlainRelease(release) },
  {
    extension: 'ninjs.json',
    mediaType: 'application/json',
    write: (config, found) => JSON.stringify(toNinjs(config, found)),
    writeWithdrawn: (config, release, withdrawal) => JSON.stringify(toCanceled(config, release, withdrawal)),
  },
];
