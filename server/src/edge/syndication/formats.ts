import type { WireFormat } from '@press-room/contract/release-previews';
import type { Config } from '../../platform/config/config.ts';
import { toMarkdown, toPlainRelease } from './markdown.ts';
import { writeCanceledNewsml, writeNewsml } from './newsml/message.ts';
import { toCanceled, toNinjs } from './ninjs.ts';
import type { SyndicatedRelease } from './public-releases.ts';
import type { Withdrawal } from './queries.ts';

export interface ReleaseFormat {
  /** Extension of its address. */
  extension: string;
  mediaType: string;
  write: (config: Pick<Config, 'PUBLIC_URL'>, found: SyndicatedRelease) => string;
  /** Retraction of a withdrawn release; absent: its address answers 410. */
  writeWithdrawn?: (config: Pick<Config, 'PUBLIC_URL'>, withdrawal: Withdrawal) => string;
}

export const NINJS = { extension: 'ninjs.json', mediaType: 'application/json', name: 'ninjs' } as const;
export const NEWSML = {
  extension: 'newsml.xml',
  mediaType: 'application/vnd.iptc.g2.newsmessage+xml',
  name: 'NewsML-G2',
} as const;

/** Formats for newsroom systems: with rights, files and a status. */
export const NEWSROOM_FORMATS: Readonly<Record<WireFormat, ReleaseFormat>> = {
  ninjs: {
    ...NINJS,
    write: (config, found) => JSON.stringify(toNinjs(config, found)),
    writeWithdrawn: (config, withdrawal) => JSON.stringify(toCanceled(config, withdrawal)),
  },
  newsml: { ...NEWSML, write: writeNewsml, writeWithdrawn: writeCanceledNewsml },
};

export const RELEASE_FORMATS: readonly ReleaseFormat[] = [
  { extension: 'md', mediaType: 'text/markdown', write: (_config, { release }) => toMarkdown(release) },
  { extension: 'txt', mediaType: 'text/plain', write: (_config, { release }) => toPlainRelease(release) },
  ...Object.values(NEWSROOM_FORMATS),
];
