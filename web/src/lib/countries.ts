import { COUNTRIES } from '@press-room/contract/countries';
import { countryName, region } from './format.ts';

/** By their names in the language of the interface. */
export const listCountries = (): { value: string; text: string }[] =>
  COUNTRIES.map((value) => ({ value, text: countryName(value) })).toSorted((one, other) =>
    one.text.localeCompare(other.text, region()),
  );
