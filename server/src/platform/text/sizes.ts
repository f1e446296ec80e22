import type { Language } from '@press-room/contract/languages';
import { localeOf } from './bilingual.ts';

const UNITS = [
  { least: 1e9, unit: 'gigabyte' },
  { least: 1e6, unit: 'megabyte' },
  { least: 1e3, unit: 'kilobyte' },
] as const;

/** Bytes as `18.5 MB`, `18,5 MB`. */
export function inBytes(bytes: number, language: Language): string {
  const { least, unit } = UNITS.find((each) => bytes >= each.least) ?? UNITS[2];
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(Math.max(1, bytes / least));
}
