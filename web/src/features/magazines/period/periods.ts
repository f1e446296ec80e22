import type { MagazinePeriod } from '@press-room/contract/magazines';
import type { MagazineFilter } from '../filter.ts';

/** Effective filter: without a chosen period the newest year; a search covers all of them. */
export function withPeriod(filter: MagazineFilter, periods: readonly MagazinePeriod[]): MagazineFilter {
  const newest = yearsOf(periods)[0];
  return filter.year || filter.month || filter.q || !newest ? filter : { ...filter, year: newest };
}

/** Years that have issues, newest first. */
export const yearsOf = (periods: readonly MagazinePeriod[]): number[] =>
  [...new Set(periods.map(({ year }) => year))].sort((one, other) => other - one);

/** Months that have issues, newest first: of one year, or of any. */
export function monthsOf(periods: readonly MagazinePeriod[], year: number | undefined): number[] {
  const ofYear = periods.filter((period) => year === undefined || period.year === year);
  return [...new Set(ofYear.map(({ month }) => month))].sort((one, other) => other - one);
}

/** The month stays chosen in another year only if that year has it. */
export function keepMonth(
  periods: readonly MagazinePeriod[],
  year: number | undefined,
  month: number | undefined,
): number | undefined {
  return month !== undefined && monthsOf(periods, year).includes(month) ? month : undefined;
}

/** Options: existing values, and the value in the address even if it does not exist. */
export const withChosen = <Value>(values: readonly Value[], chosen: Value | undefined): Value[] =>
  chosen === undefined || values.includes(chosen) ? [...values] : [...values, chosen];
