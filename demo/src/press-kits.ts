import type { Bilingual, DemoGroupKey } from './types.ts';

export type DemoKitFile = {
  /** A picture or a document. */
  key: string;
  /** Absent: for readers of both languages. */
  language?: keyof Bilingual;
  title: Bilingual;
  /** Absent: with the kit. */
  added_on?: string;
};

export type DemoPressKit = {
  press_group: DemoGroupKey;
  year: number;
  published_on: string;
  title: Bilingual;
  files: readonly DemoKitFile[];
};

const SHEET: Bilingual = { it: 'Scheda in una pagina', en: 'Fact sheet on one page' };
const TEXT: Bilingual = { it: 'Testo da riprendere', en: 'Text for reuse' };

/** Sheet and text in each language of one edition. */
const profileFiles = (edition: string, added_on?: string): DemoKitFile[] =>
  (['it', 'en'] as const).flatMap((language) => [
    { key: `profile-${edition}-${language}`, language, title: SHEET },
    { key: `text-${edition}-${language}`, language, title: TEXT, ...(added_on ? { added_on } : {}) },
  ]);

export const demoPressKits: readonly DemoPressKit[] = [
  {
    press_group: 'association',
    year: 2026,
    published_on: '2026-03-10',
    title: { it: 'Assofornace 2026: chi siamo e i dati', en: 'Assofornace 2026: who we are and our figures' },
    files: [
      ...profileFiles('association-2026'),
      {
        key: 'figures-2025',
        title: { it: 'Dati 2025 dei cinque comparti', en: 'Figures for 2025 of the five branches' },
      },
      {
        key: 'table-branches-2025',
        title: { it: 'Gli stessi dati come tabella', en: 'The same figures as a table' },
      },
      {
        key: 'ring-branches',
        title: { it: 'Fatturato per comparto, grafico', en: 'Turnover by branch, chart' },
      },
      { key: 'kiln-mouth', title: { it: 'La bocca di un forno', en: 'The mouth of a kiln' } },
      {
        key: 'maiolica-cobalt',
        title: { it: 'Maiolica dipinta', en: 'Painted maiolica' },
        added_on: '2026-10-06',
      },
    ],
  },
  {
    press_group: 'fair',
    year: 2026,
    published_on: '2026-07-07',
    title: { it: 'Ceraforma 2026: la fiera in breve', en: 'Ceraforma 2026: the fair in brief' },
    files: [
      ...profileFiles('fair-2026'),
      {
        key: 'fair-2026',
        title: { it: 'Espositori e visitatori 2021–2026', en: 'Exhibitors and visitors 2021–2026' },
        added_on: '2026-10-01',
      },
      {
        key: 'table-editions-2026',
        title: { it: 'Le edizioni come tabella', en: 'The editions as a table' },
        added_on: '2026-10-01',
      },
      { key: 'hall-plan', title: { it: 'Pianta dei padiglioni', en: 'Plan of the halls' } },
      {
        key: 'hall-opening',
        title: { it: 'Apertura del padiglione 3', en: 'Hall 3 opens' },
        added_on: '2026-09-22',
      },
      {
        key: 'stand-samples',
        title: { it: 'Stand con campioni', en: 'Stand with samples' },
        added_on: '2026-09-22',
      },
      {
        key: 'chart-visitors',
        title: { it: 'Visitatori, grafico', en: 'Visitors, chart' },
        added_on: '2026-10-01',
      },
    ],
  },
  {
    press_group: 'association',
    year: 2025,
    published_on: '2025-03-18',
    title: { it: 'Assofornace 2025: chi siamo e i dati', en: 'Assofornace 2025: who we are and our figures' },
    files: [
      ...profileFiles('association-2025', '2025-05-06'),
      { key: 'figures-2024', title: { it: 'Dati 2024 delle piastrelle', en: 'Figures for 2024 on tiles' } },
      {
        key: 'table-exports-2024',
        title: { it: 'Export per area come tabella', en: 'Exports by region as a table' },
      },
      { key: 'ring-markets', title: { it: 'Export per area, grafico', en: 'Exports by region, chart' } },
      { key: 'terrazzo-venetian', title: { it: 'Terrazzo alla veneziana', en: 'Venetian terrazzo' } },
    ],
  },
  {
    press_group: 'fair',
    year: 2025,
    published_on: '2025-07-08',
    title: { it: 'Ceraforma 2025: la fiera in breve', en: 'Ceraforma 2025: the fair in brief' },
    files: [
      ...profileFiles('fair-2025'),
      { key: 'hall-plan-night', title: { it: 'Pianta dei padiglioni', en: 'Plan of the halls' } },
      { key: 'portico', title: { it: 'Portico bolognese', en: 'A Bologna portico' } },
    ],
  },
];
