import type { PressKit } from '@press-room/contract/press-kit';
import { PATHS } from '../../paths.ts';

export const countNew = ({ files }: PressKit): number => files.filter((file) => file.is_new).length;

/** Years that have a kit, newest first. */
export const listEditions = (kits: readonly PressKit[]): number[] =>
  [...new Set(kits.map(({ year }) => year))].toSorted((one, other) => other - one);

export const toEdition = (year: number): string =>
  `${PATHS.pressKit}?${new URLSearchParams({ year: `${year}` })}`;

/** The edition that the address names, null: none. */
export function readEdition(search: string): number | null {
  const year = new URLSearchParams(search).get('year') ?? '';
  return /^\d{4}$/.test(year) ? Number(year) : null;
}

/** Id of the heading that the jump list leads to. */
export const headingId = (kit: Pick<PressKit, 'id'>): string => `press-kit-${kit.id}`;

/** Brings the first kit of an edition into sight and puts the focus there. */
export function showEdition(kits: readonly PressKit[], year: number): void {
  const kit = kits.find((each) => each.year === year);
  const heading = kit && document.getElementById(headingId(kit));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
