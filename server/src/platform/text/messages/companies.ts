import type { Texts } from './texts.ts';

/** Companies, brands and sectors. */
export const COMPANIES_MESSAGES = {
  only_in_italian: { en: 'in Italian only', it: 'solo in italiano' },
  only_in_english: { en: 'in English only', it: 'solo in inglese' },
  vat_wrong: {
    en: 'This VAT number cannot be right: its check digit does not fit.',
    it: 'Questa partita IVA non può essere corretta: la cifra di controllo non torna.',
  },
  vat_digits: {
    en: 'An Italian VAT number has 11 digits.',
    it: 'La partita IVA italiana ha 11 cifre.',
  },
  vat_tax_code: {
    en: 'This is a codice fiscale, not a VAT number.',
    it: 'Questo è un codice fiscale, non una partita IVA.',
  },
  vat_zeros: {
    en: 'Zeros are missing at the beginning. Is it {proposal}?',
    it: 'Mancano degli zeri all’inizio. È {proposal}?',
  },
  country_unknown: {
    en: 'Enter the code of a country, such as IT.',
    it: 'Inserisci il codice di un Paese, per esempio IT.',
  },
  unknown_brands: {
    en: 'There is no brand with the number {ids}.',
    it: 'Nessun marchio ha il numero {ids}.',
  },
  brand_name_taken: {
    en: 'There is already a brand with this name.',
    it: 'Esiste già un marchio con questo nome.',
  },
  brand_in_use: {
    en: 'Companies still have this brand: {n}.',
    it: 'Ci sono ancora aziende con questo marchio: {n}.',
  },
  unknown_sectors: {
    en: 'There is no sector with the number {ids}.',
    it: 'Nessun settore ha il numero {ids}.',
  },
  sector_name_taken: {
    en: 'Another sector is already found by “{slug}”.',
    it: 'Un altro settore si trova già con «{slug}».',
  },
  sector_in_use: {
    en: 'Releases, files or contacts still have this sector: merge it into another one.',
    it: 'Ci sono ancora comunicati, file o contatti con questo settore: uniscilo a un altro.',
  },
  sectors_full: {
    en: 'There are {n} sectors already; delete or merge some first.',
    it: 'Ci sono già {n} settori: eliminane o uniscine qualcuno.',
  },
  sector_merge_itself: {
    en: 'A sector cannot be merged into itself.',
    it: 'Un settore non può essere unito a se stesso.',
  },
  company_in_use: {
    en: 'Something still belongs to this company.',
    it: 'A questa azienda appartiene ancora qualcosa.',
  },
  merge_itself: {
    en: 'A company cannot be merged into itself.',
    it: 'Un’azienda non può essere unita a se stessa.',
  },
} as const satisfies Texts;
