import { shards, sunMosaic, waveMosaic } from '../patterns/mosaic.ts';
import { type PosterMotif, type PosterPalette, poster } from '../patterns/posters.ts';
import { landscape } from '../patterns/town.ts';
import type { Drawing } from '../types.ts';
import { CLASSIC, LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, WIDE } from './sizes.ts';

type Poster = {
  year: number;
  motif: PosterMotif;
  palette: PosterPalette;
};

const POSTERS: readonly Poster[] = [
  {
    year: 1954,
    motif: 'kiln',
    palette: ['#f2e6cc', '#1d2340', '#b9402f', '#e2a52f', '#2f6b7a'],
  },
  {
    year: 1958,
    motif: 'hand',
    palette: ['#efe4d0', '#3a1f24', '#e0955f', '#5f9a8f', '#f2d27a'],
  },
  {
    year: 1962,
    motif: 'vase',
    palette: ['#f7f0e0', '#14213d', '#1d3f8f', '#e9b23c', '#c9d8e6'],
  },
  {
    year: 1966,
    motif: 'tiles',
    palette: ['#f4efe2', '#20242f', '#d9502f', '#efc145', '#3f8f8a'],
  },
  {
    year: 1969,
    motif: 'sun',
    palette: ['#fbe9c9', '#5b1f3a', '#e0533d', '#f29a3f', '#f6d365'],
  },
  {
    year: 1973,
    motif: 'arches',
    palette: ['#efe6d6', '#2f2a26', '#8a4a2f', '#d98f4a', '#6f8f6a'],
  },
  {
    year: 1978,
    motif: 'tiles',
    palette: ['#e9e4da', '#1b1b22', '#4f6fae', '#c9c2b4', '#e8795a'],
  },
];

const posterDrawings = POSTERS.map(
  ({ year, motif, palette }): Drawing => ({
    key: `poster-${year}`,
    size: PORTRAIT,
    draw: (size) => poster(size, year, palette, motif),
  }),
);

/** Mosaics, the district's hills and old posters. */
export const archiveDrawings: readonly Drawing[] = [
  ...posterDrawings,
  {
    key: 'hills-june',
    size: LANDSCAPE,
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
