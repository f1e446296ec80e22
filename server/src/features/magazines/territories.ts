import { AREAS, COUNTRIES } from '@press-room/contract/countries';
import type { Language } from '@press-room/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import { toCountryName } from '../../text/bilingual.ts';

/** The name of a magazine's territory; empty: it has none. */
function buildName(language: Language): RawBuilder<string> {
  const names = [...AREAS, ...COUNTRIES].map(
    (code) => sql`when ${sql.lit(code)} then ${sql.lit(toCountryName(code, language))}`,
  );
  return sql<string>`case ${sql.ref('magazine.territory')} ${sql.join(names, sql` `)} else '' end`;
}

/** Fields of a list, one for each language of the house: people search for Germany, not for `DE`. */
export const TERRITORY_NAME_FIELDS: Readonly<Record<`territory.${Language}`, RawBuilder<string>>> = {
  'territory.it': buildName('it'),
  'territory.en': buildName('en'),
};
