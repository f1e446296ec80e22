import { formatBadgeCode } from '@press-room/contract/check-in';
import { formatDayRange } from '@press-room/contract/day-range';
import type { EventLane } from '@press-room/contract/events';
import type { Language } from '@press-room/contract/languages';
import type { AppContext } from '../../../core/context.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Client } from '../../../platform/limited/concurrency-limiter.ts';
import { askPictureOnce, CONVERSION } from '../../../platform/pictures/ask-picture.ts';
import { localeOf, wordsIn } from '../../../platform/text/bilingual.ts';
import { findEvent } from '../../events/queries.ts';
import { type BadgeContext, getStoredOf } from '../accreditation.ts';
import { signBadge, toFullName } from './badge.ts';

type BuildContext = BadgeContext & Pick<AppContext, 'database' | 'store'>;

const LANE_NAMES: Readonly<Record<EventLane, Record<Language, string>>> = {
  journalist: { en: 'Press', it: 'Stampa' },
  photographer: { en: 'Photographer', it: 'Fotografia' },
  creator: { en: 'Content creator', it: 'Content creator' },
  company_press_office: { en: 'Company press office', it: 'Ufficio stampa aziendale' },
};

/** Both days in words. */
export const toDays = (starts_on: string, ends_on: string, language: Language): string =>
  formatDayRange(starts_on, ends_on, localeOf(language));

/** Badge of the own accreditation as PDF. @throws 404 if there is none, or it is no longer valid */
export async function buildBadge(
  context: BuildContext,
  { id, accountId, client }: { id: number; accountId: number; client: Client },
  language: Language,
): Promise<{ bytes: Buffer; name: string }> {
  const { badgeKeys, database, store } = context;
  const stored = await getStoredOf(database.db, id, accountId);
  const event = await findEvent(database.db, stored.event_id);
  if (stored.status !== 'approved' || stored.badge_code === null || event === null) throw notFound();
  const picture = stored.picture_large === null ? null : await store.find(stored.picture_large);
  const names = { it: event.name_it, en: event.name_en };
  const places = { it: event.place_it, en: event.place_en };
  const { drawBadge } = await import('./draw-badge.ts');
  const bytes = await drawBadge({
    event: wordsIn(names, language),
    days: toDays(event.starts_on, event.ends_on, language),
    place: wordsIn(places, language),
    name: toFullName(stored),
    outlet: stored.outlet,
    lane: LANE_NAMES[stored.lane][language],
    code: formatBadgeCode(stored.badge_code),
    token: await signBadge(badgeKeys, stored),
    picture:
      picture === null
        ? null
        : await askPictureOnce(CONVERSION, {
            file: picture,
            input: { size: null, format: 'jpeg' },
            client,
          }),
  });
  return { bytes, name: `badge-${stored.badge_code.slice(0, 4).toLowerCase()}.pdf` };
}
