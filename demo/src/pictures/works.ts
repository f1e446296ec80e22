import { chartWall } from '../patterns/squares.ts';
import { crystals, glazeSamples, glazingLine, ringChart } from '../patterns/workshop.ts';
import type { Drawing } from '../types.ts';
import { CLASSIC, LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, WIDE } from './sizes.ts';

/** Plants, laboratories and figures. */
export const worksDrawings: readonly Drawing[] = [
  {
    key: 'line-day',
    size: LANDSCAPE,
    alt: {
      it: 'Linea di smaltatura vista di lato, con macchine grigie e una arancione',
      en: 'Glazing line seen from the side, with grey machines and an orange one',
    },
    caption: {
      it: 'La linea di smaltatura corre a 24 metri al minuto; la cabina arancione è quella del colore.',
      en: 'The glazing line runs at 24 metres a minute; the orange booth is the one for colour.',
    },
    draw: (size) =>
      glazingLine(size, 41, {
        wall: '#dfe4e2',
        machine: '#8f9aa0',
        accent: '#e2952f',
        floor: '#6f7478',
        tiles: ['#e9dcc4', '#5c86c9', '#1d3f8f'],
      }),
  },
  {
    key: 'line-night',
    size: PANORAMA,
    alt: {
      it: 'Panoramica notturna di una linea con schermi accesi e parete blu',
      en: 'Night panorama of a line with lit screens and a blue wall',
    },
    caption: {
      it: 'Turno di notte: due persone seguono undici cabine da un solo quadro.',
      en: 'Night shift: two people watch over eleven booths from a single panel.',
    },
    draw: (size) =>
      glazingLine(size, 57, {
        wall: '#22304a',
        machine: '#5f6f86',
        accent: '#3fa0a8',
        floor: '#151c2b',
        tiles: ['#f2e6cc', '#d98f5f', '#8a3f25'],
      }),
  },
  {
    key: 'line-pilot',
    size: CLASSIC,
    alt: {
      it: 'Linea pilota con macchine verdi davanti a una parete color crema',
      en: 'Pilot line with green machines in front of a cream wall',
    },
    caption: {
      it: 'Linea pilota di Imola: qui uno smalto nuovo fa i primi duecento metri quadrati.',
      en: 'The pilot line at Imola, where a new glaze covers its first two hundred square metres.',
    },
    draw: (size) =>
      glazingLine(size, 74, {
        wall: '#f3ead8',
        machine: '#6f9480',
        accent: '#c2503a',
        floor: '#b9a98c',
        tiles: ['#f6f3ea', '#a9c9b9', '#3f6f5f'],
      }),
  },
  {
    key: 'samples-oxides',
    size: LANDSCAPE,
    alt: {
      it: 'Tavola di legno con sei file di piastrine smaltate appese a chiodi',
      en: 'Wooden board with six rows of small glazed tiles hung on nails',
    },
    caption: {
      it: 'Sei ossidi, undici dosi: la tavola dei colori del laboratorio di Faenza.',
      en: 'Six oxides, eleven doses: the colour board of the Faenza laboratory.',
    },
    draw: (size) =>
      glazeSamples(size, 37, {
        board: '#b08a5e',
        clay: '#e0c7a6',
        glazes: ['#1d3f8f', '#2f6b55', '#b9402f', '#e2a52f', '#5b3a5f', '#3f7f8f'],
      }),
  },
  {
    key: 'samples-celadon',
    size: SQUARE,
    alt: {
      it: 'Grandi provini dal bianco al verde celadon su pannello scuro',
      en: 'Large trial pieces from white to celadon green on a dark board',
    },
    caption: {
      it: 'Trentacinque celadon con lo stesso ferro: cambia solo l’aria nel forno.',
      en: 'Thirty-five celadons with the same iron in them: only the air in the kiln differs.',
    },
    draw: (size) =>
      glazeSamples(
        size,
        50,
        {
          board: '#3a3f3c',
          clay: '#efe9da',
          glazes: ['#a9c9b0', '#7faf9a', '#5f8f86', '#c9d6b4', '#8fb0a0'],
        },
        { columns: 7, rows: 5 },
      ),
  },
  {
    key: 'samples-earth',
    size: PORTRAIT,
    alt: {
      it: 'Pannello verticale con provini color terra, ruggine e crema',
      en: 'Upright board of trial pieces in earth, rust and cream',
    },
    caption: {
      it: 'Ingobbi da nove cave del distretto, senza pigmenti: ogni riga è una collina.',
      en: 'Slips from nine quarries of the district, with no pigment: each row is a hill.',
    },
    draw: (size) =>
      glazeSamples(
        size,
        63,
        {
          board: '#d9cfbb',
          clay: '#c9966a',
          glazes: [
            '#8a4a2f',
            '#d9a066',
            '#6b3a2a',
            '#e9d3ae',
            '#a8623a',
            '#b98a5f',
            '#4f2f26',
            '#cf7f4a',
            '#efe0c4',
          ],
        },
        { columns: 6, rows: 9 },
      ),
  },
  {
    key: 'crystals-lagoon',
    size: LANDSCAPE,
    alt: {
      it: 'Cristalli rotondi azzurri e sabbia in uno smalto verde acqua',
      en: 'Round blue and sand-coloured crystals in a sea-green glaze',
    },
    caption: {
      it: 'Silicato di zinco: i cristalli crescono in quattro ore di sosta a 1.080 gradi.',
      en: 'Zinc silicate: the crystals grow during a four-hour halt at 1,080 degrees.',
    },
    draw: (size) =>
      crystals(size, 39, {
        ground: ['#2f5f6f', '#8fb8a8', '#d9c99a'],
        crystals: ['#5fa3b8', '#e9dcb4', '#3f7f8f'],
        core: '#b98a4a',
      }),
  },
  {
    key: 'crystals-ember',
    size: SQUARE,
    alt: {
      it: 'Cristalli dorati in uno smalto rosso scuro',
      en: 'Golden crystals in a dark red glaze',
    },
    caption: {
      it: 'Con il rame e poca aria lo smalto vira al rosso e i cristalli all’oro.',
      en: 'With copper and little air the glaze turns red and its crystals gold.',
    },
    draw: (size) =>
      crystals(
        size,
        54,
        {
          ground: ['#3f0f14', '#8a2a22', '#c9642f'],
          crystals: ['#e9b45a', '#f2d59a', '#d98a3a'],
          core: '#3f0f14',
        },
        60,
      ),
  },
  {
    key: 'crystals-frost',
    size: PANORAMA,
    alt: {
      it: 'Fioriture bianche e grigie su smalto blu scuro, formato panoramico',
      en: 'White and grey blooms on dark blue glaze, in panorama',
    },
    caption: {
      it: 'Non ne esistono due uguali: per questo la lastra cristallina si vende numerata.',
      en: 'No two are alike, which is why crystalline slabs are sold with a number.',
    },
    draw: (size) =>
      crystals(
        size,
        71,
        {
          ground: ['#0f1f3f', '#24406f', '#13264f'],
          crystals: ['#dfe9f2', '#a9bfd6', '#f4f6f2'],
          core: '#e2b24a',
        },
        48,
      ),
  },
  {
    key: 'ring-branches',
    size: LANDSCAPE,
    alt: {
      it: 'Grafico ad anello in piastrelle: cinque comparti, le piastrelle quattro quinti',
      en: 'Ring chart in tiles: five branches, tiles being four fifths',
    },
    caption: {
      it: 'Fatturato 2025 per comparto: piastrelle 79,7%, laterizi 9,1%, refrattari 5,4%, sanitari 5,0%, stoviglie 0,8%.',
      en: 'Turnover in 2025 by branch: tiles 79.7%, bricks 9.1%, refractories 5.4%, sanitaryware 5.0%, tableware 0.8%.',
    },
    draw: (size) =>
      ringChart(
        size,
        43,
        {
          ground: '#f2ead8',
          joint: '#d9cdb4',
          shares: ['#1d3f8f', '#b9502f', '#e2a52f', '#5c86c9', '#2f6b55'],
        },
        [0.797, 0.091, 0.054, 0.05, 0.008],
      ),
  },
  {
    key: 'ring-markets',
    size: CLASSIC,
    alt: {
      it: 'Grafico ad anello in piastrelle: metà Europa occidentale, poi Nord America e altri',
      en: 'Ring chart in tiles: half of it Western Europe, then North America and others',
    },
    caption: {
      it: 'Export 2024: Europa occidentale 49%, Nord America 16%, Europa centro-orientale 13%, Golfo 8%, altri 14%.',
      en: 'Exports in 2024: Western Europe 49%, North America 16%, central and eastern Europe 13%, Gulf 8%, others 14%.',
    },
    draw: (size) =>
      ringChart(
        size,
        45,
        {
          ground: '#26303f',
          joint: '#1a2230',
          shares: ['#e8a05a', '#f2d58a', '#5fa3b8', '#c24f5a', '#8fa0a8'],
        },
        [0.49, 0.16, 0.13, 0.08, 0.14],
      ),
  },
  {
    key: 'ring-energy',
    size: SQUARE,
    alt: {
      it: 'Grafico ad anello in piastrelle verdi e gialle sulle fonti di energia',
      en: 'Ring chart in green and yellow tiles on sources of energy',
    },
    caption: {
      it: 'L’energia dei forni nel 2025: metano 68%, calore recuperato 17%, elettricità propria 11%, biometano 4%.',
      en: 'Energy of the kilns in 2025: natural gas 68%, recovered heat 17%, own electricity 11%, biomethane 4%.',
    },
    draw: (size) =>
      ringChart(
        size,
        48,
        { ground: '#eef2e2', joint: '#cfd8bc', shares: ['#8a8f86', '#d9772b', '#efc145', '#3f8f5f'] },
        [0.68, 0.17, 0.11, 0.04],
      ),
  },
  {
    key: 'chart-visitors',
    size: WIDE,
    alt: {
      it: 'Istogramma in piastrelle con sei colonne crescenti, l’ultima ocra',
      en: 'Bar chart in tiles with six rising columns, the last one ochre',
    },
    caption: {
      it: 'Visitatori di Ceraforma dal 2021 al 2026: da 41.860 a 81.730 in sei edizioni.',
      en: 'Visitors to Ceraforma from 2021 to 2026: from 41,860 to 81,730 in six editions.',
    },
    credit: 'Ceraforma',
    draw: (size) =>
      chartWall(
        size,
        111,
        { ground: '#f6ece0', joint: '#dccbb6', bars: ['#7a2f24', '#d98a5f'], accent: '#e2a52f' },
        [6, 10, 11, 11, 12, 12],
      ),
  },
  {
    key: 'chart-apprentices',
    size: PORTRAIT,
    alt: {
      it: 'Istogramma verticale in piastrelle viola, cinque colonne',
      en: 'Upright bar chart in purple tiles, five columns',
    },
    caption: {
      it: 'Diplomati assunti nel distretto, 2021–2025: da 210 a 540 l’anno.',
      en: 'School leavers hired in the district, 2021–2025: from 210 to 540 a year.',
    },
    draw: (size) =>
      chartWall(
        size,
        113,
        { ground: '#efeaf2', joint: '#d3cadb', bars: ['#3f2f5f', '#9a86bf'], accent: '#e0755a' },
        [9, 12, 15, 19, 23],
      ),
  },
];
