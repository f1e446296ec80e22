import { brickScreen, brickWall, chevron, herringbone, planks } from '../patterns/bonds.ts';
import { hexagons, pennyRounds } from '../patterns/curves.ts';
import { geometricModules, paintedFlowers, quarterCircles } from '../patterns/squares.ts';
import { marbleSlabs, terrazzo } from '../patterns/stone.ts';
import type { Drawing } from '../types.ts';
import { CLASSIC, LANDSCAPE, SQUARE, WIDE } from './sizes.ts';

/** Walls and floors, from square tiles to slabs. */
export const wallDrawings: readonly Drawing[] = [
  {
    key: 'quarter-cobalt',
    size: LANDSCAPE,
    draw: (size) =>
      quarterCircles(size, 11, {
        ground: '#f4efe2',
        joint: '#d9d2c1',
        bands: ['#1d3f8f', '#5c86c9', '#e2a52f'],
      }),
  },
  {
    key: 'quarter-verdigris',
    size: WIDE,
    draw: (size) =>
      quarterCircles(size, 23, {
        ground: '#f2ead6',
        joint: '#cfc4a8',
        bands: ['#2f6b55', '#8fb59a', '#5b3a3f'],
      }),
  },
  {
    key: 'quarter-terracotta',
    size: LANDSCAPE,
    draw: (size) =>
      quarterCircles(
        size,
        37,
        { ground: '#f6e7d4', joint: '#d9bfa3', bands: ['#b9502f', '#e29a72', '#23304f'] },
        177.8,
      ),
  },
  {
    key: 'maiolica-cobalt',
    size: LANDSCAPE,
    draw: (size) =>
      paintedFlowers(size, 41, {
        ground: '#f7f2e6',
        joint: '#d8d0be',
        line: '#1b3270',
        petal: '#3f6fb8',
        leaf: '#8fb3dc',
        spark: '#e9b23c',
      }),
  },
  {
    key: 'maiolica-garden',
    size: CLASSIC,
    draw: (size) =>
      paintedFlowers(
        size,
        43,
        {
          ground: '#f6efdc',
          joint: '#d2c7a8',
          line: '#4a2b3a',
          petal: '#d9772b',
          leaf: '#5f9165',
          spark: '#efc145',
        },
        266.7,
      ),
  },
  {
    key: 'maiolica-monochrome',
    size: WIDE,
    draw: (size) =>
      paintedFlowers(
        size,
        47,
        {
          ground: '#e9eef2',
          joint: '#c3ced8',
          line: '#203a63',
          petal: '#54789f',
          leaf: '#a9c0d6',
          spark: '#d7e3ee',
        },
        177.8,
      ),
  },
  {
    key: 'modules-blue',
    size: LANDSCAPE,
    draw: (size) => geometricModules(size, 53, ['#f5f3ec', '#16407f', '#7ea6d3', '#cfd6db']),
  },
  {
    key: 'modules-rust',
    size: LANDSCAPE,
    draw: (size) => geometricModules(size, 59, ['#f5eadb', '#a23d22', '#e5a98c', '#d8c3ab'], 177.8),
  },
  {
    key: 'herringbone-sage',
    size: LANDSCAPE,
    draw: (size) => herringbone(size, 61, { stops: ['#5c7a66', '#8da68b', '#c3cfb4'], joint: '#eae5d5' }),
  },
  {
    key: 'herringbone-cotto',
    size: CLASSIC,
    draw: (size) =>
      herringbone(size, 67, { stops: ['#8e3f26', '#bb6039', '#dc9467'], joint: '#cdb598' }, 66, 3),
  },
  {
    key: 'herringbone-ink',
    size: WIDE,
    draw: (size) =>
      herringbone(
        size,
        71,
        { stops: ['#152238', '#1f4160', '#3d7587'], joint: '#b9bfbd', variation: 0.2 },
        44,
        5,
      ),
  },
  {
    key: 'chevron-sand',
    size: LANDSCAPE,
    draw: (size) => chevron(size, 73, { stops: ['#a98a66', '#cdb38d', '#e6d6b8'], joint: '#8d7659' }),
  },
  {
    key: 'chevron-rose',
    size: WIDE,
    draw: (size) =>
      chevron(
        size,
        79,
        { stops: ['#6f3048', '#b85c5c', '#e7ab98'], joint: '#ecdccd', variation: 0.16 },
        120,
        50,
      ),
  },
  {
    key: 'brick-pergola',
    size: LANDSCAPE,
    draw: (size) =>
      brickWall(size, 83, { stops: ['#9c4a2e', '#c06a42', '#d98d5f'], joint: '#d8c4a6' }, 'pergola'),
  },
  {
    key: 'brick-arch',
    size: CLASSIC,
    draw: (size) =>
      brickWall(size, 89, { stops: ['#c5a27c', '#dcc09a', '#efdfc0'], joint: '#f3e9d6' }, 'arch'),
  },
  {
    key: 'brick-cypress',
    size: WIDE,
    draw: (size) =>
      brickWall(size, 97, { stops: ['#7d2f22', '#a84b30', '#c97a52'], joint: '#b79a80' }, 'cypress'),
  },
  {
    key: 'brick-screen',
    size: LANDSCAPE,
    draw: (size) => brickScreen(size, 101, ['#a5502f', '#c8764b', '#dd9a6c'], ['#f6c98b', '#7fa3bf']),
  },
  {
    key: 'planks-oak',
    size: LANDSCAPE,
    draw: (size) => planks(size, 103, { stops: ['#9a7850', '#b8966b', '#cfb38a'], joint: '#6b5135' }),
  },
  {
    key: 'penny-blue',
    size: LANDSCAPE,
    draw: (size) =>
      pennyRounds(size, 107, { ground: '#f3f0e8', petal: '#2f5fa3', heart: '#e0a93a', joint: '#c9c6bd' }),
  },
  {
    key: 'penny-coral',
    size: WIDE,
    draw: (size) =>
      pennyRounds(size, 109, { ground: '#f1d9cb', petal: '#cc5a45', heart: '#27463f', joint: '#e9e2d6' }, 54),
  },
  {
    key: 'hexagon-emerald',
    size: LANDSCAPE,
    draw: (size) =>
      hexagons(size, 113, {
        stops: ['#0f3d38', '#1f6f5c', '#63a88a', '#b5d3b9'],
        joint: '#d9d5c4',
        accent: '#d9a441',
      }),
  },
  {
    key: 'hexagon-cotto',
    size: CLASSIC,
    draw: (size) =>
      hexagons(
        size,
        127,
        { stops: ['#8a4128', '#b8683f', '#d69565', '#e6bd92'], joint: '#cbb192', variation: 0.1 },
        104,
      ),
  },
  {
    key: 'hexagon-ice',
    size: WIDE,
    draw: (size) =>
      hexagons(
        size,
        131,
        {
          stops: ['#8fa7b5', '#c6d3d8', '#f1f2ee', '#dfe4e2'],
          joint: '#aeb9bd',
          accent: '#2d5f8e',
          variation: 0.08,
        },
        56,
      ),
  },
  {
    key: 'terrazzo-cocciopesto',
    size: LANDSCAPE,
    draw: (size) =>
      terrazzo(size, 137, {
        ground: '#e6cdb4',
        chips: ['#b2552f', '#c97b50', '#8c3a22', '#f0e2cc', '#d9a47c'],
        joint: '#b99776',
        largest: 46,
      }),
  },
  {
    key: 'terrazzo-venetian',
    size: LANDSCAPE,
    draw: (size) =>
      terrazzo(size, 139, {
        ground: '#efe9dd',
        chips: ['#3f6b5c', '#d7a59a', '#d9b25c', '#2b2f36', '#8a9aa6', '#b65c44'],
        joint: '#cbbfa9',
        largest: 58,
      }),
  },
  {
    key: 'terrazzo-night',
    size: SQUARE,
    draw: (size) =>
      terrazzo(size, 149, {
        ground: '#262b35',
        chips: ['#eceae3', '#7fa0bd', '#46566b', '#c8b79a', '#101319'],
        joint: '#4d5560',
        largest: 42,
      }),
  },
  {
    key: 'slab-white',
    size: LANDSCAPE,
    draw: (size) =>
      marbleSlabs(size, 151, {
        ground: '#f2f0ec',
        cloud: '#7f868d',
        vein: '#6d7278',
        bright: '#c29a55',
        joint: '#b9b6ae',
      }),
  },
  {
    key: 'slab-green',
    size: LANDSCAPE,
    draw: (size) =>
      marbleSlabs(size, 157, {
        ground: '#1f3b33',
        cloud: '#6f9a82',
        vein: '#b9d0bd',
        bright: '#ecf0e2',
        joint: '#12241f',
      }),
  },
  {
    key: 'slab-black',
    size: WIDE,
    draw: (size) =>
      marbleSlabs(size, 163, {
        ground: '#17181c',
        cloud: '#4b4a4d',
        vein: '#d8d2c6',
        bright: '#d3a144',
        joint: '#050506',
      }),
  },
];
