import type { AssociationStatus, Typology } from '@press-room/contract/companies';
import { COUNTRIES } from '@press-room/contract/countries';

/** Lower case letters and digits without accents, one space between words. */
export const toPlain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const STATUS_WORDS: Record<AssociationStatus, readonly string[]> = {
  associated: ['associated', 'associata', 'associato', 'associate', 'socio', 'socia', 'member'],
  ex_associated: [
    'ex associated',
    'ex associata',
    'ex associato',
    'ex associate',
    'ex socio',
    'ex socia',
    'former member',
    'ex member',
  ],
  not_associated: [
    'not associated',
    'non associata',
    'non associato',
    'non associate',
    'non socio',
    'non socia',
    'not member',
    'not a member',
    'non member',
  ],
};

const TYPOLOGY_WORDS: Record<Typology, readonly string[]> = {
  dishes: ['dishes', 'stoviglie', 'tableware', 'ceramica per stoviglie'],
  sanitary: ['sanitary', 'sanitari', 'sanitaryware', 'ceramica sanitaria', 'sanitari in ceramica'],
  tiles: ['tiles', 'tile', 'ceramic tiles', 'piastrelle', 'piastrelle di ceramica', 'piastrelle ceramiche'],
  brick: ['brick', 'bricks', 'laterizi', 'laterizio', 'mattoni'],
  refractory: ['refractory', 'refractories', 'refrattari', 'refrattario', 'materiali refrattari'],
  others: ['others', 'other', 'altro', 'altri', 'altre', 'altra'],
};

const find = <Choice extends string>(
  words: Record<Choice, readonly string[]>,
  text: string,
): Choice | null => {
  const plain = toPlain(text);
  const found = Object.entries<readonly string[]>(words).find(([, each]) => each.includes(plain));
  return found === undefined ? null : (found[0] as Choice);
};

export const toStatus = (text: string): AssociationStatus | null => find(STATUS_WORDS, text);
export const toTypology = (text: string): Typology | null => find(TYPOLOGY_WORDS, text);

/** Common names besides those of the platform. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  inghilterra: 'GB',
  'gran bretagna': 'GB',
  usa: 'US',
  'stati uniti d america': 'US',
  holland: 'NL',
  olanda: 'NL',
  'repubblica ceca': 'CZ',
  'czech republic': 'CZ',
  'rep di san marino': 'SM',
  'repubblica di san marino': 'SM',
  turkey: 'TR',
};

const byName = new Map<string, string>(Object.entries(OTHER_NAMES));
for (const language of ['it', 'en']) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  for (const code of COUNTRIES) byName.set(toPlain(names.of(code) ?? code), code);
}

/** A country by its code, or by its name in either language. */
export function toCountry(text: string): string | null {
  const code = text.trim().toUpperCase();
  return COUNTRIES.includes(code) ? code : (byName.get(toPlain(text)) ?? null);
}
