import { AREAS, COUNTRIES } from '@press-room/contract/countries';
import { countryName, region } from './format.ts';

type Option = { value: string; text: string };

/** Options by name in the language of the interface. */
const toOptions = (codes: readonly string[]): Option[] =>
  codes
    .map((value) => ({ value, text: countryName(value) }))
    .toSorted((one, other) => one.text.localeCompare(other.text, region()));

export const listCountries = (): Option[] => toOptions(COUNTRIES);

/** Countries and regions, and a stored value that is not in the list. */
export const listTerritories = (kept: string): Option[] =>
  toOptions([...new Set([...AREAS, ...COUNTRIES, ...(kept === '' ? [] : [kept])])]);
