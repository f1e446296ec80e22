import { type AlertFilter, alertFilterSchema } from '@press-room/contract/alerts';
import type { Language } from '@press-room/contract/languages';
import { toSingleLine } from '@press-room/contract/single-line';
import { findCompanyName } from '../../core/companies/names.ts';
import { findSector, toSectorSlug } from '../../core/sectors/sectors.ts';
import { findPressGroup } from '../../core/sites/press-groups.ts';
import type { Db } from '../../platform/db/db.ts';
import { toCountryName, toMonthName, wordsIn } from '../../platform/text/bilingual.ts';
import { type MessageKey, toText } from '../../platform/text/messages.ts';

/** Filter of an alert, as stored. */
export interface StoredFilter {
  /** JSON of `alertFilterSchema`. */
  filter: string;
  /** Press group of the site where it was requested. */
  press_group_id: number | null;
}

const toTidy = (text: string | undefined): string | undefined => toSingleLine(text ?? '') || undefined;

/** Equal filters give the same text, whatever their notation. */
export function toFilterText(filter: AlertFilter): string {
  const { q, group, company, sector, event, language, year, month } = filter;
  const { kind, magazine, territory, orientation, min_side, credit } = filter;
  return JSON.stringify({
    kind,
    q: toTidy(q),
    group,
    company,
    sector: toTidy(sector) && toSectorSlug(sector ?? ''),
    event,
    language,
    year,
    month,
    magazine,
    territory,
    orientation,
    min_side,
    credit: toTidy(credit),
  });
}

export const readFilter = (text: string): AlertFilter => alertFilterSchema.parse(JSON.parse(text));

/** Press group of the releases; undefined: all groups. */
export function toGroup({ filter, press_group_id }: StoredFilter): number | undefined {
  const { group, company } = readFilter(filter);
  return group ?? (company === undefined ? (press_group_id ?? undefined) : undefined);
}

export const findEventNames = (db: Db, id: number) =>
  db.selectFrom('event').select(['name_it', 'name_en']).where('id', '=', id).executeTakeFirst();

/** Refuses texts with which a stranger could send a message to the recipient. */
const HARMLESS = /^(?!.*\d{5})[\p{L}\p{M}\p{N}'’" -]{1,40}$/u;

type Say = (key: MessageKey, parameters?: Record<string, string>) => string;

/** Description of an alert for its owner; `isUnproved`: a stranger may have entered it. */
export async function describeFilter(
  db: Db,
  stored: StoredFilter,
  { language, isUnproved = false }: { language: Language; isUnproved?: boolean },
): Promise<string> {
  const say: Say = (key, parameters = {}) => toText({ key, parameters }, language);
  const filter = readFilter(stored.filter);
  const { q, sector, event, credit } = filter;
  const isShown = (words: string): boolean => !isUnproved || HARMLESS.test(words);
  const period = toMonthName(filter, language);
  const periodKey = filter.kind === 'gallery' ? 'alert_about_taken' : 'alert_about_period';
  const names = event === undefined ? undefined : await findEventNames(db, event);
  const named = names && wordsIn({ it: names.name_it, en: names.name_en }, language);
  const field = sector === undefined ? null : await findSector(db, sector);
  const parts = [
    await describeKind(db, stored, say),
    filter.territory !== undefined &&
      say('alert_about_territory', { territory: toCountryName(filter.territory, language) }),
    field !== null && say('alert_about_sector', { sector: wordsIn(field.name, language) }),
    named !== undefined && say('alert_about_event', { event: named }),
    q !== undefined && (isShown(q) ? say('alert_about_words', { words: q }) : say('alert_about_some_words')),
    filter.orientation !== undefined && say(`alert_about_${filter.orientation}`),
    filter.min_side !== undefined && say('alert_about_side', { pixels: String(filter.min_side) }),
    credit !== undefined &&
      (isShown(credit) ? say('alert_about_credit', { credit }) : say('alert_about_some_credit')),
    period !== '' && say(periodKey, { period }),
    filter.language !== undefined && say(`alert_about_${filter.language}`),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** Kind and press group of the content. */
async function describeKind(db: Db, stored: StoredFilter, say: Say): Promise<string> {
  const { kind, magazine } = readFilter(stored.filter);
  if (kind === 'gallery') return say('alert_about_gallery');
  if (kind === 'magazine')
    return say(magazine === undefined ? 'alert_about_magazine' : `alert_about_magazine_${magazine}`);
  const place = await findPlace(db, stored);
  const [all, of] =
    kind === 'press_kit'
      ? (['alert_about_press_kit', 'alert_about_press_kit_place'] as const)
      : (['alert_about_all', 'alert_about_place'] as const);
  return place === null ? say(all) : say(of, { place });
}

async function findPlace(db: Db, stored: StoredFilter): Promise<string | null> {
  const { company } = readFilter(stored.filter);
  const group = toGroup(stored);
  const found =
    company !== undefined
      ? await findCompanyName(db, company)
      : group === undefined
        ? null
        : await findPressGroup(db, group);
  return found?.name ?? null;
}
