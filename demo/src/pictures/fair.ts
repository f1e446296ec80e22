import { crowd, hallAisle, stand } from '../patterns/fair.ts';
import { interior } from '../patterns/rooms.ts';
import type { Drawing } from '../types.ts';
import { CLASSIC, LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, WIDE } from './sizes.ts';

const CLOTHES = ['#1d3f8f', '#b9502f', '#2f6b55', '#e2a52f', '#6b4a3c', '#d8cfc0'] as const;
const DARK_CLOTHES = ['#20242f', '#3a4256', '#5b2f3a', '#2f4a46', '#b8a98f'] as const;
const LIGHT_CLOTHES = ['#f2ead8', '#8fb3c9', '#e0a58a', '#a9b98a', '#c9c2d6'] as const;

/** Halls, stands, people and the rooms where they meet. */
export const fairDrawings: readonly Drawing[] = [
  {
    key: 'hall-opening',
    size: LANDSCAPE,
    alt: {
      it: 'Corsia di un padiglione con visitatori tra gli stand, pavimento cotto',
      en: 'Aisle of a hall with visitors between the stands, terracotta floor',
    },
    caption: {
      it: 'Martedì, ore 9.40: i primi visitatori nella corsia centrale del padiglione 3.',
      en: 'Tuesday, 9.40 am: the first visitors in the central aisle of hall 3.',
    },
    draw: (size) =>
      hallAisle(size, 31, {
        wall: '#d8dde0',
        floor: ['#b9502f', '#a84627'],
        panels: ['#f0e6d2', '#d9a679', '#b9502f', '#5c86c9'],
        clothes: CLOTHES,
        lamp: '#fff3c4',
      }),
  },
  {
    key: 'hall-bathroom',
    size: WIDE,
    alt: {
      it: 'Padiglione dai toni verde acqua con stand del bagno',
      en: 'Hall in sea-green tones with bathroom stands',
    },
    caption: {
      it: 'Il padiglione 9 è tutto del bagno: 84 espositori e nemmeno una goccia d’acqua sprecata.',
      en: 'Hall 9 belongs to the bathroom alone: 84 exhibitors and not one drop of water wasted.',
    },
    draw: (size) =>
      hallAisle(
        size,
        42,
        {
          wall: '#cfe0df',
          floor: ['#e9ece6', '#c9d6d2'],
          panels: ['#f6f6f0', '#8fc3bd', '#3f8f8f', '#1f5f6a'],
          clothes: DARK_CLOTHES,
          lamp: '#ffffff',
        },
        17,
      ),
  },
  {
    key: 'hall-evening',
    size: PANORAMA,
    alt: {
      it: 'Panoramica di un padiglione alla sera con luci calde',
      en: 'Panorama of a hall in the evening with warm lights',
    },
    caption: {
      it: 'Ultima sera: le luci restano accese per chi smonta, fino alle due.',
      en: 'Last evening: the lights stay on until two for those who dismantle.',
    },
    draw: (size) =>
      hallAisle(
        size,
        56,
        {
          wall: '#3a3342',
          floor: ['#4f3f46', '#433640'],
          panels: ['#d98a5a', '#8a3f3a', '#f0c98a', '#5b3a5f'],
          clothes: LIGHT_CLOTHES,
          lamp: '#ffcf7a',
        },
        7,
      ),
  },
  {
    key: 'hall-slabs',
    size: PORTRAIT,
    alt: {
      it: 'Corsia alta e stretta tra stand di grandi lastre grigie',
      en: 'Tall narrow aisle between stands of large grey slabs',
    },
    caption: {
      it: 'Le lastre da 160 × 320 si espongono in piedi: la corsia diventa una gola.',
      en: 'Slabs of 160 × 320 are shown standing up, and the aisle becomes a gorge.',
    },
    draw: (size) =>
      hallAisle(
        size,
        64,
        {
          wall: '#e6e4de',
          floor: ['#8f8b84', '#7d7972'],
          panels: ['#b9b6ae', '#6f6d6a', '#e9e6df', '#3f3f42'],
          clothes: CLOTHES,
          lamp: '#fff8e6',
        },
        9,
      ),
  },
  {
    key: 'stand-samples',
    size: LANDSCAPE,
    alt: {
      it: 'Stand con parete di campioni rossi e blu, bancone e quattro persone',
      en: 'Stand with a wall of red and blue samples, a counter and four people',
    },
    caption: {
      it: 'Ogni pannello è una collezione: il visitatore gira le ante come pagine.',
      en: 'Each panel is a collection: visitors turn them like pages.',
    },
    draw: (size) =>
      stand(size, 33, {
        wall: '#d8dde0',
        floor: ['#b9502f', '#a84627'],
        panels: ['#f0e6d2', '#d9a679', '#b9502f', '#5c86c9'],
        clothes: CLOTHES,
        lamp: '#fff3c4',
      }),
  },
  {
    key: 'stand-green',
    size: CLASSIC,
    alt: {
      it: 'Stand con pannelli verdi e legno chiaro, sei visitatori',
      en: 'Stand with green panels and pale wood, six visitors',
    },
    caption: {
      it: 'Stand senza colla né chiodi: si smonta in quattro ore e torna l’anno dopo.',
      en: 'A stand without glue or nails: it comes apart in four hours and returns the year after.',
    },
    draw: (size) =>
      stand(
        size,
        46,
        {
          wall: '#f4efe2',
          floor: ['#e0cda6', '#d6c096'],
          panels: ['#dfe6cf', '#8fae7f', '#3f6f4f', '#c9a66a'],
          clothes: LIGHT_CLOTHES,
          lamp: '#f7e7b0',
        },
        6,
      ),
  },
  {
    key: 'stand-dark',
    size: WIDE,
    alt: {
      it: 'Stand nero con pannelli illuminati color rame',
      en: 'Black stand with lit copper-coloured panels',
    },
    caption: {
      it: 'Il nero attorno serve al rame: smalti metallici cotti a bassa temperatura.',
      en: 'The black is there for the copper: metallic glazes fired at low temperature.',
    },
    draw: (size) =>
      stand(
        size,
        59,
        {
          wall: '#24242a',
          floor: ['#38383f', '#2f2f36'],
          panels: ['#c9794a', '#8a4a2f', '#e9b48a', '#4a4a52'],
          clothes: LIGHT_CLOTHES,
          lamp: '#ffdf9a',
        },
        3,
      ),
  },
  {
    key: 'stand-startup',
    size: SQUARE,
    alt: {
      it: 'Piccolo stand giallo con due persone al bancone',
      en: 'Small yellow stand with two people at the counter',
    },
    caption: {
      it: 'Nove metri quadrati offerti alle imprese con meno di tre anni: in fila, venti idee.',
      en: 'Nine square metres given to firms under three years old: twenty ideas in a row.',
    },
    draw: (size) =>
      stand(
        size,
        68,
        {
          wall: '#f6dd8a',
          floor: ['#5f6f7a', '#54636d'],
          panels: ['#fffaf0', '#e0755a', '#3f7f9a', '#2f3f4a'],
          clothes: CLOTHES,
          lamp: '#ffffff',
        },
        2,
      ),
  },
  {
    key: 'stand-long',
    size: PANORAMA,
    alt: {
      it: 'Lungo stand celeste con otto visitatori davanti ai pannelli',
      en: 'Long sky-blue stand with eight visitors in front of the panels',
    },
    caption: {
      it: 'Trentadue metri di fronte: lo stand collettivo delle fornaci del Sud.',
      en: 'Thirty-two metres of frontage: the joint stand of the southern kilns.',
    },
    draw: (size) =>
      stand(
        size,
        82,
        {
          wall: '#cfe3ee',
          floor: ['#f2ecdc', '#e4dcc6'],
          panels: ['#fff8e6', '#e9b93c', '#2f6bb0', '#7fb8cf'],
          clothes: CLOTHES,
          lamp: '#fff3c4',
        },
        8,
      ),
  },
  {
    key: 'people-audience',
    size: LANDSCAPE,
    alt: {
      it: 'Platea di persone con il pass al collo, viste di fronte',
      en: 'Audience of people with badges round their necks, seen from the front',
    },
    caption: {
      it: 'Quattrocento in piedi alla lezione di apertura: le sedie erano finite alle nove.',
      en: 'Four hundred standing at the opening lecture: the chairs had run out by nine.',
    },
    draw: (size) =>
      crowd(size, 35, {
        wall: '#d8dde0',
        floor: ['#b9502f', '#a84627'],
        panels: ['#f0e6d2'],
        clothes: CLOTHES,
        lamp: '#fff3c4',
      }),
  },
  {
    key: 'people-tilers',
    size: CLASSIC,
    alt: {
      it: 'Gruppo di posatori in abiti blu e grigi, due file',
      en: 'Group of tilers in blue and grey, two rows',
    },
    caption: {
      it: 'I finalisti della gara di posa, pochi minuti prima della prova su tre metri quadrati.',
      en: 'The finalists of the tiling contest, minutes before the three-square-metre test.',
    },
    draw: (size) =>
      crowd(
        size,
        53,
        {
          wall: '#f0e2c6',
          floor: ['#cfc6b4', '#bfb5a2'],
          panels: ['#f0e6d2'],
          clothes: ['#2a4a7f', '#3f5f8f', '#5a6470', '#1f3358'],
          lamp: '#fff3c4',
        },
        { rows: 2, across: 6 },
      ),
  },
  {
    key: 'people-gates',
    size: PANORAMA,
    alt: {
      it: 'Lunga fila di visitatori ai varchi, abiti chiari',
      en: 'Long line of visitors at the gates, in light clothes',
    },
    caption: {
      it: 'Ai varchi ovest: 2.300 ingressi nella prima ora, nessuno ha aspettato più di sei minuti.',
      en: 'At the west gates: 2,300 admissions in the first hour, and nobody waited more than six minutes.',
    },
    draw: (size) =>
      crowd(
        size,
        67,
        {
          wall: '#8fb8cf',
          floor: ['#d8cfc0', '#c9bfae'],
          panels: ['#f0e6d2'],
          clothes: LIGHT_CLOTHES,
          lamp: '#fff3c4',
        },
        { rows: 2, across: 15 },
      ),
  },
  {
    key: 'people-students',
    size: PORTRAIT,
    alt: {
      it: 'Tre studenti con il pass davanti a una parete arancio',
      en: 'Three students with badges in front of an orange wall',
    },
    caption: {
      it: 'Il premio di progetto è andato a tre studenti e a un pavimento che si ascolta.',
      en: 'The design prize went to three students and a floor that is meant to be heard.',
    },
    draw: (size) =>
      crowd(
        size,
        79,
        {
          wall: '#e8955f',
          floor: ['#f2e2c9', '#3f3f4a'],
          panels: ['#f0e6d2'],
          clothes: ['#2f6b7a', '#f2ead8', '#5b2f3a'],
          lamp: '#fff3c4',
        },
        { rows: 1, across: 3 },
      ),
  },
  {
    key: 'room-courtyard',
    size: LANDSCAPE,
    alt: {
      it: 'Sala vuota con tre archi e pavimento a dama rosso e crema',
      en: 'Empty room with three arches and a red and cream chequered floor',
    },
    caption: {
      it: 'La sala stampa prima dell’apertura, nel vecchio mercato coperto.',
      en: 'The press room before it opens, in the old covered market.',
    },
    draw: (size) =>
      interior(
        size,
        21,
        {
          wall: '#e3c9a8',
          recess: '#7a4a38',
          ceiling: '#f0e2cb',
          floor: ['#b9603f', '#e9dcc4'],
          light: '#fff1c9',
          furniture: '#3f2f2a',
        },
        3,
      ),
  },
  {
    key: 'room-library',
    size: CLASSIC,
    alt: {
      it: 'Sala blu con un grande arco e pavimento bianco e blu',
      en: 'Blue room with one large arch and a blue and white floor',
    },
    caption: {
      it: 'La biblioteca della ceramica apre ai visitatori con il biglietto della fiera.',
      en: 'The ceramics library opens to anyone with a ticket to the fair.',
    },
    draw: (size) =>
      interior(size, 34, {
        wall: '#5f7fa6',
        recess: '#1d2f52',
        ceiling: '#e6ebf0',
        floor: ['#f2f0e8', '#27406b'],
        light: '#ffe9b0',
        furniture: '#d9a04a',
      }),
  },
  {
    key: 'room-cloister',
    size: PANORAMA,
    alt: {
      it: 'Lungo ambiente verde con sei archi e luce radente',
      en: 'Long green room with six arches and raking light',
    },
    caption: {
      it: 'Sei archi, sei installazioni: il fuori salone nel chiostro di via dei Vasai.',
      en: 'Six arches, six installations: the fringe exhibition in the cloister of the potters’ street.',
    },
    draw: (size) =>
      interior(
        size,
        47,
        {
          wall: '#b9cfae',
          recess: '#3a5244',
          ceiling: '#eef2e2',
          floor: ['#f2ead2', '#8fa586'],
          light: '#fff6d6',
          furniture: '#8a4a32',
        },
        6,
      ),
  },
  {
    key: 'room-loft',
    size: SQUARE,
    alt: {
      it: 'Stanza rosa con due archi e pavimento nero e grigio',
      en: 'Pink room with two arches and a black and grey floor',
    },
    caption: {
      it: 'Una fornace del 1911 torna a vivere: cinque laboratori e un forno a legna acceso il sabato.',
      en: 'A kiln works of 1911 lives again: five workshops and a wood kiln lit on Saturdays.',
    },
    draw: (size) =>
      interior(
        size,
        58,
        {
          wall: '#e6b3a6',
          recess: '#5f2f36',
          ceiling: '#f6e2da',
          floor: ['#2f2f36', '#8f8a8a'],
          light: '#ffe3c0',
          furniture: '#27406b',
        },
        2,
      ),
  },
];
