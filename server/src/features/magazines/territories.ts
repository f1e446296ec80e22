import { AREAS, COUNTRIES } from '@press-room/contract/countries';
import type { Language } from '@press-room/contract/languages';
import { type Expression, expressionBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { toCountryName } from '../../text/bilingual.ts';

const eb = expressionBuilder<Schema, 'magazine'>();

/** The name of a magazine's territory; empty: it has none. */
function buildName(language: Language): Expression<string> {
  const none = eb.case('magazine.territory').when('').then('');
  return [...AREAS, ...COUNTRIES]
    .reduce((named, code) => named.when(code).then(toCountryName(code, language)), none)
    .else('')
    .end();
}

/** Fields of a list, one for each language of the house: people search for Germany, not for `DE`. */
export const TERRITORY_NAME_FIELDS: Readonly<Record<`territory.${Language}`, Expression<string>>> = {
  'territory.it': buildName('it'),
  'territory.en': buildName('en'),
};
