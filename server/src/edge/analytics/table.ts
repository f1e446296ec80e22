import type { Analytics, AnalyticsRow, Breakdown } from '@press-room/contract/analytics';
import type { Language } from '@press-room/contract/languages';
import type { Table } from '../../platform/http/table-file.ts';
import { type Bilingual, toCountryName } from '../../platform/text/bilingual.ts';

const COLUMNS: Record<Breakdown, Bilingual> = {
  kind: { en: 'What', it: 'Che cosa' },
  press_release: { en: 'Press release', it: 'Comunicato' },
  picture: { en: 'Picture', it: 'Immagine' },
  other: { en: 'Other material', it: 'Altro materiale' },
  outlet: { en: 'Kind of work', it: 'Qualifica' },
  country: { en: 'Country', it: 'Paese' },
  query: { en: 'Search without result', it: 'Ricerca senza risultato' },
};

const WORDS: Readonly<Record<string, Bilingual>> = {
  read: { en: 'Reads', it: 'Letture' },
  download: { en: 'Downloads', it: 'Download' },
  copy: { en: 'Copies', it: 'Copie' },
  search: { en: 'Searches without result', it: 'Ricerche senza risultato' },
  director: { en: 'Director', it: 'Direttore' },
  journalist: { en: 'Journalist', it: 'Giornalista' },
  company_press_office: { en: 'Company press office', it: 'Ufficio stampa aziendale' },
  freelance: { en: 'Freelance', it: 'Freelance' },
  advertising: { en: 'Advertising', it: 'Pubblicità' },
  blogger: { en: 'Blogger', it: 'Blogger' },
  company: { en: 'Company', it: 'Azienda' },
  other: { en: 'Others, few each', it: 'Altri, pochi ciascuno' },
  '': { en: 'Not known', it: 'Non noto' },
};
const TOTAL: Bilingual = { en: 'Total', it: 'Totale' };
const REST: Bilingual = { en: 'All others', it: 'Tutto il resto' };
const FILE: Bilingual = { en: 'figures', it: 'statistiche' };

/** Name of a row whose key does not name it. */
export function nameOf(
  { key, name }: Pick<AnalyticsRow, 'key' | 'name'>,
  by: Breakdown,
  language: Language,
): string {
  if (name !== '') return name;
  if (by === 'country' && /^[A-Z]{2}$/.test(key)) return toCountryName(key, language);
  return by === 'query' ? key : (WORDS[key]?.[language] ?? key);
}

/** One row per line of the breakdown, one column per period. */
export function toAnalyticsTable(
  { by, from, to, periods, rows, totals, total, lines }: Analytics,
  language: Language,
): Table {
  const shown = rows.map(({ counts, total: sum, ...row }) => [nameOf(row, by, language), sum, ...counts]);
  const rest = totals.map((count, at) => count - rows.reduce((sum, row) => sum + (row.counts[at] ?? 0), 0));
  const sumOfRest = total - rows.reduce((sum, row) => sum + row.total, 0);
  return {
    name: `${FILE[language]}-${from}-${to}`,
    columns: [COLUMNS[by][language], TOTAL[language], ...periods],
    rows: [
      ...shown,
      ...(lines > rows.length ? [[REST[language], sumOfRest, ...rest]] : []),
      [TOTAL[language], total, ...totals],
    ],
  };
}
