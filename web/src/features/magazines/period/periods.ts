import type { MagazinePeriod } from '@press-room/contract/magazines';
import type { MagazineFilter } from '../filter.ts';

/** Effective filter: the newest year by default; a search covers all years. */
export function withPeriod(filter: MagazineFilter, periods: readonly MagazinePeriod[]): MagazineFilter {
  const newest = yearsOf(periods)[0];
  return filter.year || filter.month || filter.q || !newest ? filter : { ...filter, year: newest };
}

/** Years with issues, newest first. */
export const yearsOf = (periods: readonly MagazinePeriod[]): number[] =>
  [...new Set(periods.map(({ year }) => year))].sort((one, other) => other - one);

/** Months with issues, newest first: of a year, or of all. */
export function monthsOf(periods: readonly MagazinePeriod[], year: number | undefined): number[] {
  const ofYear = periods.filter((period) => year === undefined || period.year === year);
  return [...new Set(ofYear.map(({ month }) => month))].sort((one, other) => other - one);
}

/** Keeps the month for another year only if that year has issues in it. */
export function keepMonth(
  periods: readonly MagazinePeriod[],
  year: number | undefined,
  month: number | undefined,
): number | undefined {
  return month !== undefined && monthsOf(periods, year).includes(month) ? month : undefined;
}

/** Options: existing values, and the value in the address even if it has no issues. */
export const withChosen = <Value>(values: readonly Value[], chosen: Value | undefined): Value[] =>
  chosen === undefined || values.includes(chosen) ? [...values] : [...values, chosen];
