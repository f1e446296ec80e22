import { chartWall } from '../patterns/squares.ts';
import { crystals, glazeSamples, glazingLine, ringChart } from '../patterns/workshop.ts';
import type { Drawing } from '../types.ts';
import { CLASSIC, LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, WIDE } from './sizes.ts';

/** Plants, laboratories and figures. */
export const worksDrawings: readonly Drawing[] = [
  {
    key: 'line-day',
    size: LANDSCAPE,
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
    draw: (size) =>
      chartWall(
        size,
        113,
        { ground: '#efeaf2', joint: '#d3cadb', bars: ['#3f2f5f', '#9a86bf'], accent: '#e0755a' },
        [9, 12, 15, 19, 23],
      ),
  },
];
