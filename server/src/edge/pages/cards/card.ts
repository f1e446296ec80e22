import { hash } from 'node:crypto';
import { releasePage } from '@press-room/contract/pages';
import type { PressRelease } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import { toSlug } from '../../../platform/text/file-names.ts';
import type { Card } from '../head.ts';
import { CARD_SIZE } from './size.ts';

/** Behind the address of a page. */
export const CARD_ENDING = '.jpg';
const VERSION_LENGTH = 8;

/** Address of a release's card; messengers cache it, so a changed card has another address. */
export function cardOf(release: PressRelease): Card {
  const { id, year, title, language, updated_at, image } = release;
  const path = releasePage(language, { id, year, slug: toSlug(title) });
  const version = hash(
    'sha1',
    JSON.stringify([title, issuerOf(release).name, updated_at, image?.id]),
    'base64url',
  );
  return {
    url: `${path}${CARD_ENDING}?v=${version.slice(0, VERSION_LENGTH)}`,
    media_type: 'image/jpeg',
    ...CARD_SIZE,
    alt: title,
  };
}
