import { hash } from 'node:crypto';
import type { Appointment } from '@press-room/contract/appointments';
import type { Language } from '@press-room/contract/languages';
import { appointmentPage, releasePage } from '@press-room/contract/pages';
import type { PressRelease } from '@press-room/contract/press-releases';
import { issuerOf } from '@press-room/contract/release-issuer';
import { wordsIn } from '../../../platform/text/bilingual.ts';
import { toSlug } from '../../../platform/text/file-names.ts';
import type { Card } from '../head.ts';
import { CARD_SIZE } from './size.ts';

/** Suffix of a page's path. */
export const CARD_ENDING = '.jpg';
const VERSION_LENGTH = 8;

/** Address of a release's card; messengers cache it, so a changed card has another address. */
export function cardOf(release: PressRelease): Card {
  const { id, year, title, language, updated_at, image } = release;
  const path = releasePage(language, { id, year, slug: toSlug(title) });
  return toCard(path, title, [issuerOf(release).name, updated_at, image?.id]);
}

export function cardOfAppointment(
  { id, title, press_group, updated_at }: Appointment,
  language: Language,
): Card {
  const words = wordsIn(title, language);
  const path = appointmentPage(language, { id, slug: toSlug(words) });
  return toCard(path, words, [press_group.name, updated_at]);
}

function toCard(path: string, title: string, shown: readonly unknown[]): Card {
  const version = hash('sha1', JSON.stringify([title, ...shown]), 'base64url');
  return {
    url: `${path}${CARD_ENDING}?v=${version.slice(0, VERSION_LENGTH)}`,
    media_type: 'image/jpeg',
    ...CARD_SIZE,
    alt: title,
  };
}
