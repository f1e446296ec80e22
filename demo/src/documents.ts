import { buildFactSheet } from './pdf/fact-sheet.ts';
import { profileDocuments } from './profiles.ts';
import { buildTable } from './text-document.ts';
import type { DemoDocument } from './types.ts';

const SURVEY_NOTES = [
  'Fonte: indagine annuale Assofornace tra le imprese del comparto. Riproduzione libera citando la fonte.',
  'Source: Assofornace annual survey among companies of the sector. May be reproduced if the source is quoted.',
];

/** Attachments of releases and files of press kits, made when asked for. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    key: 'figures-2022',
    name: 'assofornace-dati-figures-2022.pdf',
    make: () =>
      buildFactSheet({
        language: 'it',
        date: '2023-03-14',
        title: 'Piastrelle: dati 2022 / Tiles: figures for 2022',
        subtitle: 'Assofornace – 14.3.2023',
        header: ['Piastrelle / Tiles', '2020', '2021', '2022'],
        rows: [
          ['Produzione, milioni di m² / Output, million m²', '347', '431', '426'],
          ['Fatturato, miliardi € / Turnover, € billion', '5.1', '6.0', '7.0'],
          ['Export, miliardi € / Exports, € billion', '4.3', '5.1', '5.8'],
          ['Export sul fatturato / Export share', '84%', '85%', '83%'],
          ['Gres porcellanato / Porcelain stoneware', '87%', '88%', '89%'],
        ],
        notes: SURVEY_NOTES,
      }),
  },
  {
    key: 'figures-2024',
    name: 'assofornace-dati-figures-2024.pdf',
    make: () =>
      buildFactSheet({
        language: 'it',
        date: '2025-03-18',
        title: 'Piastrelle: dati 2024 / Tiles: figures for 2024',
        subtitle: 'Assofornace – 18.3.2025. Export in milioni di euro / Exports in € million',
        header: ['Area / Region', '2024', '%'],
        rows: [
          ['Europa occidentale / Western Europe', '2,410', '-3.9'],
          ['Nord America / North America', '760', '+3.8'],
          ['Europa centro-orientale / Central and eastern Europe', '620', '-1.6'],
          ['Golfo e Medio Oriente / Gulf and Middle East', '410', '+2.5'],
          ['Altri mercati / Other markets', '700', '-4.1'],
          ['Totale / Total', '4,900', '-2.0'],
        ],
        notes: SURVEY_NOTES,
      }),
  },
  {
    key: 'figures-2025',
    name: 'assofornace-dati-figures-2025.pdf',
    make: () =>
      buildFactSheet({
        language: 'it',
        date: '2026-03-10',
        title: 'Ceramica italiana: dati 2025 / Italian ceramics: figures for 2025',
        subtitle: 'Assofornace – 10.3.2026. Fatturato in milioni di euro / Turnover in € million',
        header: ['Comparto / Branch', 'Imprese / Firms', 'Addetti / People', 'Fatt. / Turn.'],
        rows: [
          ['Piastrelle e lastre / Tiles and slabs', '121', '18,300', '6,200'],
          ['Ceramica sanitaria / Sanitaryware', '27', '2,450', '390'],
          ['Stoviglie / Tableware', '8', '610', '60'],
          ['Refrattari / Refractories', '28', '1,540', '420'],
          ['Laterizi / Bricks', '61', '3,400', '710'],
          ['Totale / Total', '245', '26,300', '7,780'],
        ],
        notes: SURVEY_NOTES,
      }),
  },
  {
    key: 'fair-2026',
    name: 'ceraforma-report-2026.pdf',
    make: () =>
      buildFactSheet({
        language: 'it',
        date: '2026-10-01',
        title: 'Ceraforma 2026: espositori e visitatori / exhibitors and visitors',
        subtitle: 'Bologna, 22–25.9.2026',
        header: ['Edizione / Edition', 'Espos. / Exh.', 'Visit. / Vis.', 'Estero / Abroad'],
        rows: [
          ['2021 (31)', '412', '41,860', '29%'],
          ['2022 (32)', '468', '68,340', '41%'],
          ['2023 (33)', '503', '74,910', '44%'],
          ['2024 (34)', '511', '76,280', '46%'],
          ['2025 (35)', '527', '79,450', '47%'],
          ['2026 (36)', '541', '81,730', '49%'],
        ],
        notes: [
          'Ingressi unici registrati ai varchi. / Single admissions recorded at the gates.',
          'Prossima edizione: 28.9–1.10.2027. / Next edition: 28 September – 1 October 2027.',
        ],
      }),
  },
  {
    key: 'table-branches-2025',
    name: 'assofornace-branches-2025.csv',
    make: () =>
      buildTable([
        ['comparto', 'branch', 'imprese / firms', 'addetti / people', 'fatturato mln € / turnover € million'],
        ['Piastrelle e lastre', 'Tiles and slabs', '121', '18300', '6200'],
        ['Ceramica sanitaria', 'Sanitaryware', '27', '2450', '390'],
        ['Stoviglie', 'Tableware', '8', '610', '60'],
        ['Refrattari', 'Refractories', '28', '1540', '420'],
        ['Laterizi', 'Bricks', '61', '3400', '710'],
      ]),
  },
  {
    key: 'table-exports-2024',
    name: 'assofornace-exports-2024.csv',
    make: () =>
      buildTable([
        ['area', 'region', 'export 2024 mln € / € million', 'variazione % / change %'],
        ['Europa occidentale', 'Western Europe', '2410', '-3.9'],
        ['Nord America', 'North America', '760', '3.8'],
        ['Europa centro-orientale', 'Central and eastern Europe', '620', '-1.6'],
        ['Golfo e Medio Oriente', 'Gulf and Middle East', '410', '2.5'],
        ['Altri mercati', 'Other markets', '700', '-4.1'],
      ]),
  },
  {
    key: 'table-editions-2026',
    name: 'ceraforma-editions-2021-2026.csv',
    make: () =>
      buildTable([
        [
          'anno / year',
          'edizione / edition',
          'espositori / exhibitors',
          'visitatori / visitors',
          'estero % / abroad %',
        ],
        ['2021', '31', '412', '41860', '29'],
        ['2022', '32', '468', '68340', '41'],
        ['2023', '33', '503', '74910', '44'],
        ['2024', '34', '511', '76280', '46'],
        ['2025', '35', '527', '79450', '47'],
        ['2026', '36', '541', '81730', '49'],
      ]),
  },
  ...profileDocuments,
];
