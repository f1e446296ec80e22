import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { PressKit } from '@press-room/contract/press-kit';
import { PATHS } from '../../paths.ts';

export const countNew = ({ files }: PressKit): number => files.filter((file) => file.is_new).length;

/** Number of files newer than the reader's copy. */
export const countOutdated = ({ files }: PressKit): number =>
  files.filter((file) => file.copy_taken_at !== null).length;

/** Years with a kit, newest first. */
export const listEditions = (kits: readonly PressKit[]): number[] =>
  [...new Set(kits.map(({ year }) => year))].toSorted((one, other) => other - one);

/** State of the kit screen. All of it is in the address. */
export type KitAddress = { year: number | null; language: Language | null };

export function toPressKits({ year, language }: KitAddress): string {
  const parameters = new URLSearchParams({
    ...(year !== null && { year: `${year}` }),
    ...(language !== null && { language }),
  });
  return parameters.size > 0 ? `${PATHS.pressKit}?${parameters}` : PATHS.pressKit;
}

export function readKitAddress(search: string): KitAddress {
  const parameters = new URLSearchParams(search);
  const year = parameters.get('year') ?? '';
  return {
    year: /^\d{4}$/.test(year) ? Number(year) : null,
    language: LANGUAGES.find((each) => each === parameters.get('language')) ?? null,
  };
}

/** Kits with only the files of a language, and files for both. */
export const ofLanguage = (kits: readonly PressKit[], language: Language | null): readonly PressKit[] =>
  language === null
    ? kits
    : kits.map((kit) => {
        const files = kit.files.filter((file) => file.language === null || file.language === language);
        return { ...kit, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
      });

/** Id of the heading, the target of the year links. */
export const headingId = (kit: Pick<PressKit, 'id'>): string => `press-kit-${kit.id}`;

/** Scrolls to the first kit of a year and focuses it. */
export function showEdition(kits: readonly PressKit[], year: number): void {
  const kit = kits.find((each) => each.year === year);
  const heading = kit && document.getElementById(headingId(kit));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
