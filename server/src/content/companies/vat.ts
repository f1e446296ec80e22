import { checkItalianVat } from '@press-room/contract/vat';

/** Types of `stdnum` that are VAT numbers of a country; SM without its letters. */
const FOREIGN_KINDS: Readonly<Record<string, readonly string[]>> = {
  AT: ['uid'],
  BE: ['vat'],
  BG: ['vat'],
  CH: ['vat'],
  CY: ['vat'],
  CZ: ['dic'],
  DE: ['vat'],
  DK: ['cvr'],
  EE: ['kmkr'],
  ES: ['nif'],
  FI: ['alv'],
  FR: ['tva'],
  GB: ['vat'],
  GR: ['vat'],
  HR: ['oib'],
  HU: ['anum'],
  IE: ['vat'],
  LT: ['pvm'],
  LU: ['tva'],
  LV: ['pvn'],
  MT: ['vat'],
  NL: ['btw'],
  PL: ['nip'],
  PT: ['nif'],
  RO: ['cif', 'cui'],
  SE: ['vat'],
  SI: ['ddv'],
  SK: ['dph'],
  SM: ['coe'],
};

/** Prefixes of numbers that differ from the country code: Greece, Northern Ireland, Switzerland. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB', CHE: 'CH' };
const LENGTH_MAX = 20;

/** Refusals are message keys; `proposal` is a valid number. */
export type VatCheck =
  | {
      /** Stored form: without separators, and without the letters of the company's own country. */
      vat: string;
      warning: 'vat_office' | 'vat_unchecked' | null;
    }
  | { refused: 'vat_wrong' | 'vat_digits' | 'vat_tax_code' | 'vat_zeros' | 'too_long'; proposal?: string };

interface Split {
  country: string;
  number: string;
}

function split(vat: string, country: string): Split {
  const letters = /^(?:CHE|[A-Z]{2})/.exec(vat)?.[0] ?? '';
  const named = OTHER_LETTERS[letters] ?? letters;
  const isCountry = named === 'IT' || Object.hasOwn(FOREIGN_KINDS, named);
  // Numbers of some countries start with letters: letters of another country count only if digits follow.
  const isMeant = isCountry && (named === country || /\d{2}/.test(vat.slice(letters.length)));
  if (!isMeant) return { country: country || 'IT', number: vat };
  return { country: named, number: vat.slice(letters.length) };
}

/** A codice fiscale is not a VAT number. */
const TAX_CODE = /^[A-Z]{6}[0-9A-Z]{10}$/;

function checkItaly(number: string): Exclude<VatCheck, { vat: string }> | 'vat_office' | null {
  const state = checkItalianVat(number);
  if (state === 'right') return null;
  if (state === 'office') return 'vat_office';
  const padded = number.padStart(11, '0');
  const isShort = /^\d{8,10}$/.test(number) && checkItalianVat(padded) === 'right';
  if (isShort) return { refused: 'vat_zeros', proposal: padded };
  return { refused: /^\d{11}$/.test(number) ? 'vat_wrong' : 'vat_digits' };
}

async function findForeign(country: string, number: string): Promise<string | null> {
  // Loading takes 0.3 s and 14 MB, and most numbers do not need it.
  const { stdnum } = await import('stdnum');
  const isSwiss = country === 'CH';
  for (const kind of FOREIGN_KINDS[country] ?? []) {
    const checked = stdnum[country]?.[kind]?.validate(isSwiss ? `CHE${number}` : number);
    if (checked?.isValid) return isSwiss ? number : checked.compact;
  }
  return null;
}

/**
 * Checks the VAT number of a company in `country` (a code; empty: Italy); a prefix in the number takes precedence. A
 * wrong check digit is refused, an unknown tax office is a warning. Numbers of countries without a check are accepted.
 */
export async function checkVat(text: string, country: string): Promise<VatCheck> {
  const vat = text.toUpperCase().replace(/[\s.\-/]/g, '');
  if (vat === '') return { vat, warning: null };
  if (vat.length > LENGTH_MAX) return { refused: 'too_long' };
  if ((country || 'IT') === 'IT' && TAX_CODE.test(vat)) return { refused: 'vat_tax_code' };
  const { country: named, number } = split(vat, country);
  const stored = (compact: string): string =>
    named === (country || 'IT') ? compact : `${named === 'GR' ? 'EL' : named}${compact}`;
  if (named === 'IT') {
    const found = checkItaly(number);
    if (typeof found === 'object' && found !== null) return found;
    return { vat: stored(number), warning: found };
  }
  if (!Object.hasOwn(FOREIGN_KINDS, named)) return { vat, warning: 'vat_unchecked' };
  const compact = await findForeign(named, number);
  return compact === null ? { refused: 'vat_wrong' } : { vat: stored(compact), warning: null };
}

/** Whether numbers of its country are checked. */
export const checksVatOf = (vat: string, country: string): boolean => {
  const { country: named } = split(vat, country);
  return named === 'IT' || Object.hasOwn(FOREIGN_KINDS, named);
};
