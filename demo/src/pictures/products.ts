import { bathroom } from '../patterns/rooms.ts';
import { aperiodicRhombs, ribbons, starsAndCrosses } from '../patterns/tilings.ts';
import { contours, facade, roofTiles } from '../patterns/town.ts';
import { bowlStacks, vesselShelves } from '../patterns/vessels.ts';
import type { Drawing } from '../types.ts';
import { CLASSIC, LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, WIDE } from './sizes.ts';

/** Tiles, vessels, bathrooms, bricks and what they are dug from. */
export const productDrawings: readonly Drawing[] = [
  {
    key: 'stars-lagoon',
    size: LANDSCAPE,
    draw: (size) =>
      starsAndCrosses(size, 3, {
        crosses: ['#123b4a', '#1f6f7c', '#5fb3ad'],
        stars: ['#e9e2cf', '#cdb98a', '#b98a4a'],
        heart: '#123b4a',
        joint: '#efe6d0',
      }),
  },
  {
    key: 'stars-lustre',
    size: SQUARE,
    draw: (size) =>
      starsAndCrosses(
        size,
        17,
        {
          crosses: ['#f4ead2', '#e6d3a8'],
          stars: ['#7a1f2b', '#a8402f', '#c98a2f'],
          heart: '#f2d58a',
          joint: '#fff8e6',
        },
        320,
      ),
  },
  {
    key: 'stars-night',
    size: WIDE,
    draw: (size) =>
      starsAndCrosses(
        size,
        29,
        {
          crosses: ['#0f1836', '#1d3066', '#2a4a86'],
          stars: ['#f6f3ea', '#dfe6ee'],
          heart: '#e2b24a',
          joint: '#8fa0bf',
        },
        120,
      ),
  },
  {
    key: 'rhombs-amber',
    size: LANDSCAPE,
    draw: (size) =>
      aperiodicRhombs(size, 5, {
        thick: ['#e2a52f', '#d9772b', '#b9402f', '#5b1f2f'],
        thin: '#f2e6cc',
        joint: '#fff8ea',
      }),
  },
  {
    key: 'rhombs-glacier',
    size: PANORAMA,
    draw: (size) =>
      aperiodicRhombs(
        size,
        12,
        { thick: ['#f2f6f6', '#b9d5e0', '#6f9fbe', '#2b4f7c'], thin: '#dfe9ea', joint: '#ffffff' },
        7,
      ),
  },
  {
    key: 'rhombs-forest',
    size: PORTRAIT,
    draw: (size) =>
      aperiodicRhombs(
        size,
        23,
        { thick: ['#d9b45a', '#6f9160', '#2f5f46', '#14342b'], thin: '#e6dfc4', joint: '#f2ecd6' },
        5,
      ),
  },
  {
    key: 'ribbons-cobalt',
    size: LANDSCAPE,
    draw: (size) =>
      ribbons(size, 7, { ground: '#f3efe4', joint: '#d9d2c1', ribbons: ['#1d3f8f', '#e2a52f', '#5c86c9'] }),
  },
  {
    key: 'ribbons-charcoal',
    size: SQUARE,
    draw: (size) =>
      ribbons(
        size,
        31,
        { ground: '#262a31', joint: '#14161b', ribbons: ['#e8897a', '#f3e2cf', '#c24f5a'] },
        266.7,
      ),
  },
  {
    key: 'ribbons-meadow',
    size: CLASSIC,
    draw: (size) =>
      ribbons(
        size,
        47,
        { ground: '#efe6cf', joint: '#cfc29f', ribbons: ['#3f7f55', '#a9c07a', '#e0953f'] },
        100,
      ),
  },
  {
    key: 'bath-sage',
    size: LANDSCAPE,
    draw: (size) =>
      bathroom(
        size,
        19,
        {
          wall: ['#cfe0d8', '#8fb8aa', '#5f9488'],
          floor: ['#e9e2d2', '#3f5550'],
          tub: '#f6f2e8',
          metal: '#b98a4a',
          textile: '#c96f4a',
          joint: '#e6ece6',
        },
        { width: 100, height: 50 },
      ),
  },
  {
    key: 'bath-rose',
    size: CLASSIC,
    draw: (size) =>
      bathroom(
        size,
        20,
        {
          wall: ['#f3d9d0', '#e8b3a6', '#d68f86'],
          floor: ['#f2e4d2', '#6e2f3a'],
          tub: '#27406b',
          metal: '#2c2c30',
          textile: '#f0e6d6',
          joint: '#f7ebe4',
        },
        { width: 133.4, height: 133.4 },
      ),
  },
  {
    key: 'bath-night',
    size: WIDE,
    draw: (size) =>
      bathroom(
        size,
        61,
        {
          wall: ['#1f4a55', '#17363f', '#10262e'],
          floor: ['#3a3f44', '#23272b'],
          tub: '#16181c',
          metal: '#c9a04a',
          textile: '#d8cdb4',
          joint: '#0c1c22',
        },
        { width: 420, height: 330 },
      ),
  },
  {
    key: 'bath-spa',
    size: PANORAMA,
    draw: (size) =>
      bathroom(
        size,
        26,
        {
          wall: ['#efe2c6', '#dcc59a', '#bf9f70'],
          floor: ['#d9cbb0', '#a68f6c'],
          tub: '#fbf6ea',
          metal: '#5a5f63',
          textile: '#6f8f7f',
          joint: '#f4ead6',
        },
        { width: 44, height: 240 },
      ),
  },
  {
    key: 'bath-lemon',
    size: PORTRAIT,
    draw: (size) =>
      bathroom(
        size,
        73,
        {
          wall: ['#fdf3c4', '#f6dd7a', '#eec64a'],
          floor: ['#fbf8ee', '#7f9aa5'],
          tub: '#ffffff',
          metal: '#8f9599',
          textile: '#3f7f9a',
          joint: '#fffdf2',
        },
        { width: 96, height: 96 },
      ),
  },
  {
    key: 'vessels-workshop',
    size: LANDSCAPE,
    draw: (size) =>
      vesselShelves(size, 15, {
        wall: '#dcd2bf',
        shelf: '#8a6240',
        clay: '#c98a5e',
        glazes: ['#2f6b7a', '#e9e2cf', '#1d3f6f', '#8fb59a', '#d9a441'],
      }),
  },
  {
    key: 'vessels-apothecary',
    size: PORTRAIT,
    draw: (size) =>
      vesselShelves(
        size,
        66,
        {
          wall: '#3f2f28',
          shelf: '#6b4a30',
          clay: '#e6d6b8',
          glazes: ['#f4efe2', '#dfe6ec', '#2a4f96', '#f0e2c2'],
        },
        4,
      ),
  },
  {
    key: 'vessels-monochrome',
    size: PANORAMA,
    draw: (size) =>
      vesselShelves(
        size,
        78,
        { wall: '#c4714f', shelf: '#f0dcc2', clay: '#2b2a2c', glazes: ['#1c1c20', '#33343a', '#47464a'] },
        1,
      ),
  },
  {
    key: 'vessels-market',
    size: CLASSIC,
    draw: (size) =>
      vesselShelves(
        size,
        91,
        {
          wall: '#a9cbd6',
          shelf: '#f4f0e4',
          clay: '#e3b58a',
          glazes: ['#4f8f5f', '#e9b93c', '#e07a3a', '#f3ead4'],
        },
        3,
      ),
  },
  {
    key: 'bowls-dusk',
    size: LANDSCAPE,
    draw: (size) =>
      bowlStacks(size, 17, {
        wall: '#2d3a45',
        shelf: '#b98a5a',
        clay: '#d9a679',
        glazes: ['#e9e2cf', '#8fb3b8', '#d9772b', '#3f6f7b'],
      }),
  },
  {
    key: 'bowls-biscuit',
    size: WIDE,
    draw: (size) =>
      bowlStacks(size, 44, {
        wall: '#f1e8d8',
        shelf: '#8f9a94',
        clay: '#fff6e6',
        glazes: ['#e6c8a4', '#d9b08a', '#efdcc0', '#c9966f'],
      }),
  },
  {
    key: 'bowls-garden',
    size: SQUARE,
    draw: (size) =>
      bowlStacks(size, 58, {
        wall: '#dfe8d2',
        shelf: '#b5402f',
        clay: '#fff4dc',
        glazes: ['#5f9160', '#e8a0a0', '#efc145', '#f6efdc'],
      }),
  },
  {
    key: 'facade-terracotta',
    size: LANDSCAPE,
    draw: (size) =>
      facade(size, 23, {
        panels: ['#e9dcc4', '#c98a5e', '#9a4f33'],
        glass: ['#4f6f80', '#a9c9d4'],
        frame: '#4a4440',
        sky: '#cfe0e8',
      }),
  },
  {
    key: 'facade-glaze',
    size: PORTRAIT,
    draw: (size) =>
      facade(
        size,
        40,
        {
          panels: ['#2f6b55', '#1f4a3f', '#5f9480'],
          glass: ['#20323a', '#7fa0a8'],
          frame: '#d8cfb8',
          sky: '#dfe6e0',
        },
        { columns: 6, rows: 11 },
      ),
  },
  {
    key: 'facade-white',
    size: PANORAMA,
    draw: (size) =>
      facade(
        size,
        52,
        {
          panels: ['#f6f4ee', '#e6e4de', '#d4d3cf'],
          glass: ['#5a7386', '#b9cfdb'],
          frame: '#8d9499',
          sky: '#eef2f4',
        },
        { columns: 16, rows: 4 },
      ),
  },
  {
    key: 'facade-school',
    size: SQUARE,
    draw: (size) =>
      facade(
        size,
        69,
        {
          panels: ['#f2c14e', '#e88b3f', '#7fb8cf', '#f4ead2'],
          glass: ['#33506b', '#b3d3e0'],
          frame: '#f6f2e6',
          sky: '#ffffff',
        },
        { columns: 7, rows: 6 },
      ),
  },
  {
    key: 'roof-autumn',
    size: LANDSCAPE,
    draw: (size) => roofTiles(size, 25, ['#8a3f25', '#b9603a', '#d98f5f', '#e3b58a']),
  },
  {
    key: 'roof-slate',
    size: CLASSIC,
    draw: (size) => roofTiles(size, 36, ['#3a3c40', '#5a5d62', '#7f8082', '#9a948a'], 150),
  },
  {
    key: 'roof-new',
    size: PANORAMA,
    draw: (size) => roofTiles(size, 49, ['#d98a5a', '#e8a878', '#f0c096', '#e39a6a'], 76),
  },
  {
    key: 'contours-pit',
    size: LANDSCAPE,
    draw: (size) =>
      contours(size, 29, { stops: ['#f2e8d2', '#e0b98a', '#c17f52', '#8a4a33'], ink: '#3f2a22' }),
  },
  {
    key: 'contours-restored',
    size: WIDE,
    draw: (size) =>
      contours(size, 88, { stops: ['#8fbccb', '#d9e3c4', '#9fbf86', '#5f8f5f'], ink: '#22402f' }),
  },
];
