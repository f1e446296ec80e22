import { shards, sunMosaic, waveMosaic } from '../patterns/mosaic.ts';
import { type PosterMotif, type PosterPalette, poster } from '../patterns/posters.ts';
import { landscape } from '../patterns/town.ts';
import type { Bilingual, Drawing } from '../types.ts';
import { CLASSIC, LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, WIDE } from './sizes.ts';

type Poster = {
  year: number;
  motif: PosterMotif;
  palette: PosterPalette;
  alt: Bilingual;
  caption: Bilingual;
};

const POSTERS: readonly Poster[] = [
  {
    year: 1954,
    motif: 'kiln',
    palette: ['#f2e6cc', '#1d2340', '#b9402f', '#e2a52f', '#2f6b7a'],
    alt: {
      it: 'Manifesto con un forno a bottiglia e fumo colorato',
      en: 'Poster with a bottle kiln and coloured smoke',
    },
    caption: {
      it: 'Manifesto del 1954: il forno a bottiglia era già spento, il fumo è un augurio.',
      en: 'Poster of 1954: the bottle kiln had already gone cold, and the smoke is a wish.',
    },
  },
  {
    year: 1958,
    motif: 'hand',
    palette: ['#efe4d0', '#3a1f24', '#e0955f', '#5f9a8f', '#f2d27a'],
    alt: {
      it: 'Manifesto con una mano aperta su un disco verde',
      en: 'Poster with an open hand on a green disc',
    },
    caption: {
      it: 'Manifesto del 1958, litografia a cinque pietre: la mano del tornitore sul tornio.',
      en: 'Poster of 1958, a lithograph from five stones: the thrower’s hand on the wheel.',
    },
  },
  {
    year: 1962,
    motif: 'vase',
    palette: ['#f7f0e0', '#14213d', '#1d3f8f', '#e9b23c', '#c9d8e6'],
    alt: { it: 'Manifesto con un vaso blu a fasce gialle', en: 'Poster with a blue vase banded in yellow' },
    caption: {
      it: 'Manifesto del 1962: mezzo vaso al sole e mezzo in ombra, per la prima sezione estera.',
      en: 'Poster of 1962: half the vase in sun and half in shade, for the first foreign section.',
    },
  },
  {
    year: 1966,
    motif: 'tiles',
    palette: ['#f4efe2', '#20242f', '#d9502f', '#efc145', '#3f8f8a'],
    alt: { it: 'Manifesto con venti piastrelle geometriche', en: 'Poster with twenty geometric tiles' },
    caption: {
      it: 'Manifesto del 1966: venti piastrelle, composte a caso dal tipografo.',
      en: 'Poster of 1966: twenty tiles, set at random by the printer.',
    },
  },
  {
    year: 1969,
    motif: 'sun',
    palette: ['#fbe9c9', '#5b1f3a', '#e0533d', '#f29a3f', '#f6d365'],
    alt: {
      it: 'Manifesto con un grande sole arancio e viola',
      en: 'Poster with a large orange and purple sun',
    },
    caption: {
      it: 'Manifesto del 1969: inchiostri fluorescenti, vietati l’anno dopo dal capotecnico.',
      en: 'Poster of 1969: fluorescent inks, banned a year later by the master printer.',
    },
  },
  {
    year: 1973,
    motif: 'arches',
    palette: ['#efe6d6', '#2f2a26', '#8a4a2f', '#d98f4a', '#6f8f6a'],
    alt: {
      it: 'Manifesto con archi concentrici bruni e verdi',
      en: 'Poster with concentric brown and green arches',
    },
    caption: {
      it: 'Manifesto del 1973: nove archi per le nove province dei soci.',
      en: 'Poster of 1973: nine arches for the nine provinces of its members.',
    },
  },
  {
    year: 1978,
    motif: 'tiles',
    palette: ['#e9e4da', '#1b1b22', '#4f6fae', '#c9c2b4', '#e8795a'],
    alt: {
      it: 'Manifesto con piastrelle blu, grigie e corallo',
      en: 'Poster with blue, grey and coral tiles',
    },
    caption: {
      it: 'Manifesto del 1978: la stessa griglia dodici anni dopo, con i colori del bagno.',
      en: 'Poster of 1978: the same grid twelve years later, in bathroom colours.',
    },
  },
];

const posterDrawings = POSTERS.map(
  ({ year, motif, palette, alt, caption }): Drawing => ({
    key: `poster-${year}`,
    size: PORTRAIT,
    alt,
    caption,
    draw: (size) => poster(size, year, palette, motif),
  }),
);

/** Mosaics, the district's hills and old posters. */
export const archiveDrawings: readonly Drawing[] = [
  ...posterDrawings,
  {
    key: 'hills-june',
    size: LANDSCAPE,
    alt: {
      it: 'Colline verdi con fornaci e cipressi sotto un sole basso',
      en: 'Green hills with kilns and cypresses under a low sun',
    },
    caption: {
      it: 'Le colline sopra Sassuolo in giugno: una ciminiera per valle, e nessuna che fumi.',
      en: 'The hills above Sassuolo in June: one chimney to each valley, and none of them smoking.',
    },
    draw: (size) =>
      landscape(size, 27, {
        sky: ['#8fb8cf', '#f6e2bb'],
        sun: '#fff3d0',
        hills: ['#b3c4b0', '#7f9f7a', '#5f7f4f', '#8a7a3f', '#4f5f33'],
        brick: '#b0563a',
      }),
  },
  {
    key: 'hills-dusk',
    size: PANORAMA,
    alt: {
      it: 'Panoramica di colline viola e rosse al tramonto',
      en: 'Panorama of purple and red hills at dusk',
    },
    caption: {
      it: 'Tramonto dal calanco di Montegibbio: argille rosse a sinistra, azzurre a destra.',
      en: 'Sunset from the badlands of Montegibbio: red clays to the left, blue ones to the right.',
    },
    draw: (size) =>
      landscape(size, 38, {
        sky: ['#4a3f6f', '#f2a07a'],
        sun: '#ffe0a0',
        hills: ['#c98a86', '#9a5f72', '#6b3f5f', '#47304f', '#2a2038'],
        brick: '#d9704a',
      }),
  },
  {
    key: 'hills-snow',
    size: WIDE,
    alt: { it: 'Colline innevate con fornaci rosse', en: 'Snow-covered hills with red kilns' },
    caption: {
      it: 'Gennaio 1985 nel distretto, ridisegnato da una lastra fotografica graffiata.',
      en: 'January 1985 in the district, redrawn from a scratched photographic plate.',
    },
    draw: (size) =>
      landscape(size, 65, {
        sky: ['#b9c6d0', '#eceff0'],
        sun: '#ffffff',
        hills: ['#dfe6ea', '#cdd8de', '#e9eef0', '#b9c6ce', '#f4f6f6'],
        brick: '#8a3a2c',
      }),
  },
  {
    key: 'hills-harvest',
    size: CLASSIC,
    alt: {
      it: 'Colline dorate e ocra con filari e fornaci',
      en: 'Golden and ochre hills with vine rows and kilns',
    },
    caption: {
      it: 'Vendemmia e cottura cadevano nello stesso mese: chi aveva due braccia sceglieva.',
      en: 'Grape harvest and firing fell in the same month: whoever had two arms took his choice.',
    },
    draw: (size) =>
      landscape(size, 80, {
        sky: ['#d9e3dc', '#fbe6b4'],
        sun: '#fff0c0',
        hills: ['#d9cfa0', '#cfa85a', '#b9853f', '#8a5f33', '#5b4326'],
        brick: '#6f3a2c',
      }),
  },
  {
    key: 'mosaic-sun',
    size: LANDSCAPE,
    alt: {
      it: 'Mosaico con un sole rosso e oro in un cielo blu',
      en: 'Mosaic of a red and gold sun in a blue sky',
    },
    caption: {
      it: 'Mosaico di una stazione termale, 1931: tessere tagliate da scarti di smalto.',
      en: 'Mosaic from a thermal station, 1931: cubes cut from glaze rejects.',
    },
    draw: (size) =>
      sunMosaic(size, 9, {
        figure: ['#fff3c4', '#f2c14e', '#d9772b', '#b9402f'],
        ground: ['#5fa3b8', '#2f6b8f', '#1d3f6f', '#14264a'],
        joint: '#e8dfcc',
      }),
  },
  {
    key: 'mosaic-moon',
    size: SQUARE,
    alt: {
      it: 'Mosaico con un astro bianco in un cielo nero e viola',
      en: 'Mosaic of a white star in a black and violet sky',
    },
    caption: {
      it: 'La luna del circolo ceramisti di Imola, smontata nel 1974 e ritrovata in cantina.',
      en: 'The moon of the potters’ club at Imola, taken down in 1974 and found again in a cellar.',
    },
    draw: (size) =>
      sunMosaic(
        size,
        22,
        {
          figure: ['#ffffff', '#e6ecf2', '#b9c6dc', '#8f9ac0'],
          ground: ['#5b4a86', '#38305f', '#201c3f', '#100e22'],
          joint: '#0c0a18',
        },
        34,
      ),
  },
  {
    key: 'mosaic-dahlia',
    size: CLASSIC,
    alt: { it: 'Mosaico con un fiore rosa su fondo verde', en: 'Mosaic of a pink flower on green' },
    caption: {
      it: 'Dalia, saggio d’esame di un’allieva dell’istituto d’arte, 1957.',
      en: 'Dahlia, an examination piece by a pupil of the art school, 1957.',
    },
    draw: (size) =>
      sunMosaic(
        size,
        41,
        {
          figure: ['#f6d98a', '#f2a7a0', '#d95f7a', '#9a2f5a'],
          ground: ['#cfe0a9', '#8fb86a', '#4f8f55', '#24573f'],
          joint: '#f4f0dc',
        },
        24,
      ),
  },
  {
    key: 'mosaic-sea',
    size: LANDSCAPE,
    alt: {
      it: 'Mosaico di onde turchesi e blu con creste bianche',
      en: 'Mosaic of turquoise and blue waves with white crests',
    },
    caption: {
      it: 'Fondo di una fontana di Riccione: le file seguono l’onda, non la squadra.',
      en: 'Bed of a fountain in Riccione: the rows follow the wave, not the set square.',
    },
    draw: (size) =>
      waveMosaic(size, 11, {
        figure: ['#f4f2e6', '#dbe8ea'],
        ground: ['#7fc3c4', '#2f8f9f', '#1d5f8f', '#14306a'],
        joint: '#dfe4df',
      }),
  },
  {
    key: 'mosaic-dunes',
    size: PANORAMA,
    alt: { it: 'Mosaico panoramico di dune ocra e rosa', en: 'Panoramic mosaic of ochre and pink dunes' },
    caption: {
      it: 'Fregio di un cinema all’aperto, 1949: nove impasti diversi di argilla cruda.',
      en: 'Frieze of an open-air cinema, 1949: nine different bodies of raw clay.',
    },
    draw: (size) =>
      waveMosaic(
        size,
        28,
        {
          figure: ['#fff6e0', '#fbe3c0'],
          ground: ['#f2d3a9', '#e0a07a', '#c06f5f', '#7f3f4a'],
          joint: '#fff3e0',
        },
        30,
      ),
  },
  {
    key: 'mosaic-current',
    size: PORTRAIT,
    alt: {
      it: 'Mosaico verticale di correnti verdi e nere',
      en: 'Upright mosaic of green and black currents',
    },
    caption: {
      it: 'Parete di un acquedotto, 1962: il verde è vetro di bottiglia, macinato e rifuso.',
      en: 'Wall of a waterworks, 1962: the green is bottle glass, ground and melted again.',
    },
    draw: (size) =>
      waveMosaic(
        size,
        55,
        {
          figure: ['#d9e6b0', '#b9cf7a'],
          ground: ['#4f8f6f', '#2a5f52', '#173f3f', '#0c2226'],
          joint: '#0a1716',
        },
        24,
      ),
  },
  {
    key: 'shards-terrace',
    size: LANDSCAPE,
    alt: {
      it: 'Mosaico di cocci bianchi e azzurri con punte rosse e gialle',
      en: 'Mosaic of white and blue shards with red and yellow points',
    },
    caption: {
      it: 'Terrazza rivestita di cocci, 1926: il muratore pagava le piastrelle rotte a peso.',
      en: 'Terrace covered in shards, 1926: the mason paid for broken tiles by weight.',
    },
    draw: (size) =>
      shards(size, 13, {
        stops: ['#f4efe2', '#8fc3dc', '#2f6bb0', '#1d3f8f'],
        accents: ['#e2a52f', '#b9402f', '#2f6b55'],
        joint: '#e6ddc8',
      }),
  },
  {
    key: 'shards-bench',
    size: SQUARE,
    alt: {
      it: 'Grandi cocci gialli, verdi e arancio con fughe scure',
      en: 'Large yellow, green and orange shards with dark joints',
    },
    caption: {
      it: 'Particolare di una panchina curva: i cocci grandi in piano, i piccoli negli spigoli.',
      en: 'Detail of a curved bench: large shards on the flat, small ones on the edges.',
    },
    draw: (size) =>
      shards(
        size,
        24,
        {
          stops: ['#f2d27a', '#e89a3f', '#8fae4f', '#3f7f4f'],
          accents: ['#fff6e0', '#7a2f5a'],
          joint: '#3a302a',
        },
        190,
      ),
  },
  {
    key: 'shards-chapel',
    size: WIDE,
    alt: { it: 'Cocci minuti neri, avorio e oro', en: 'Small shards in black, ivory and gold' },
    caption: {
      it: 'Abside di una cappella di fabbrica: l’oro è riservato ai cocci senza spigoli vivi.',
      en: 'Apse of a factory chapel: gold is kept for shards without a sharp edge.',
    },
    draw: (size) =>
      shards(
        size,
        37,
        {
          stops: ['#1c1c20', '#4a4038', '#d9cdb4', '#f6f0e0'],
          accents: ['#d9a83f', '#d9a83f', '#8a2f2a'],
          joint: '#b9ab90',
        },
        78,
      ),
  },
];
