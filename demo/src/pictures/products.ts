import { contours, facade, roofTiles } from '../patterns/town.ts';
import { bowlStacks, vesselShelves } from '../patterns/vessels.ts';
import type { Drawing } from '../types.ts';
import { CLASSIC, LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, WIDE } from './sizes.ts';

/** Vessels, façades, roofs and what they are made of. */
export const productDrawings: readonly Drawing[] = [
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
