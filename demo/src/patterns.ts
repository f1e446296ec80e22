import { brickScreen, brickWall, chevron, herringbone, planks } from './patterns/bonds.ts';
import { clayStrata, hollowBlocks, outdoorPavers } from './patterns/clay.ts';
import { fishScales, hexagons, pennyRounds, portico } from './patterns/curves.ts';
import { kilnMouth, ringKiln, rollerKiln } from './patterns/kilns.ts';
import { basinElevation, hallPlan, waterCircuit } from './patterns/plans.ts';
import { cubes, diamondPoints, glazeDrips } from './patterns/reliefs.ts';
import {
  chartWall,
  geometricModules,
  glazedWall,
  paintedFlowers,
  quarterCircles,
} from './patterns/squares.ts';
import { inkjetDots, marbleSlabs, stackedEdges, terrazzo } from './patterns/stone.ts';
import { plates } from './patterns/table.ts';
import { archiveDrawings } from './pictures/archive.ts';
import { fairDrawings } from './pictures/fair.ts';
import { productDrawings } from './pictures/products.ts';
import { CLASSIC, LANDSCAPE, SQUARE, WIDE } from './pictures/sizes.ts';
import { worksDrawings } from './pictures/works.ts';
import type { Drawing } from './types.ts';

const DRAWINGS: readonly Drawing[] = [
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
  {
    key: 'scales-lagoon',
    size: LANDSCAPE,
    draw: (size) =>
      fishScales(size, 167, { stops: ['#d7e6df', '#7fb8b5', '#2f7f95', '#17456f'], joint: '#f0eee4' }),
  },
  {
    key: 'scales-ember',
    size: LANDSCAPE,
    draw: (size) =>
      fishScales(size, 173, { stops: ['#f0d9a8', '#e2a25b', '#bf5a34', '#6d2430'], joint: '#f4ead8' }, 160),
  },
  {
    key: 'cubes-cobalt',
    size: LANDSCAPE,
    draw: (size) => cubes(size, 179, { stops: ['#24407c', '#3f6cae', '#8fb0d8'], joint: '#e8e9e6' }),
  },
  {
    key: 'cubes-plaster',
    size: CLASSIC,
    draw: (size) => cubes(size, 181, { stops: ['#cdb89d', '#dccbb2', '#b99f84'], joint: '#f3ebdd' }, 120),
  },
  {
    key: 'diamond-points',
    size: LANDSCAPE,
    draw: (size) => diamondPoints(size, 191, { stops: ['#b7b3a9', '#d9d3c4', '#efe9da'], joint: '#8f897d' }),
  },
  {
    key: 'diamond-teal',
    size: WIDE,
    draw: (size) =>
      diamondPoints(size, 193, { stops: ['#123f4a', '#1f6a72', '#5da39c'], joint: '#0c262c' }, 100),
  },
  {
    key: 'glaze-sea',
    size: LANDSCAPE,
    draw: (size) =>
      glazedWall(
        size,
        197,
        { stops: ['#e9ede2', '#a3cbbb', '#3f8f94', '#1d4f78'], joint: '#dcd8c9' },
        { width: 64, height: 214 },
        true,
      ),
  },
  {
    key: 'glaze-ochre',
    size: LANDSCAPE,
    draw: (size) =>
      glazedWall(
        size,
        199,
        { stops: ['#f3e2b3', '#e0ab4c', '#b5702a', '#5f321c'], joint: '#e5d8bd' },
        { width: 100, height: 100 },
      ),
  },
  {
    key: 'glaze-lilac',
    size: WIDE,
    draw: (size) =>
      glazedWall(
        size,
        211,
        { stops: ['#f0e9df', '#cdbdd0', '#93819f', '#54476a'], joint: '#efeae0' },
        { width: 228, height: 62 },
        false,
      ),
  },
  {
    key: 'drips-celadon',
    size: CLASSIC,
    draw: (size) => glazeDrips(size, 223, '#b4623f', ['#4f8f7c', '#9cc7ae', '#f1ecdc']),
  },
  {
    key: 'drips-cobalt',
    size: LANDSCAPE,
    draw: (size) => glazeDrips(size, 227, '#d9c3a3', ['#14305f', '#2f5ea8', '#a9c4e2']),
  },
  {
    key: 'plates-blue',
    size: LANDSCAPE,
    draw: (size) =>
      plates(size, 229, { table: '#c9b79d', ground: '#f6f2e8', colours: ['#21478c', '#e0a838', '#a9c4e0'] }),
  },
  {
    key: 'plates-forest',
    size: CLASSIC,
    draw: (size) =>
      plates(size, 233, { table: '#39424a', ground: '#f2ebdc', colours: ['#2f5b49', '#d08a76', '#d8c98f'] }),
  },
  {
    key: 'basin-mint',
    size: LANDSCAPE,
    draw: (size) =>
      basinElevation(size, 239, { paper: '#efe8da', ink: '#2c3f45', accent: '#b8814f', second: '#a9c7b8' }),
  },
  {
    key: 'basin-clay',
    size: CLASSIC,
    draw: (size) =>
      basinElevation(size, 241, { paper: '#f3e6da', ink: '#3b2b33', accent: '#5d6f63', second: '#d7a48c' }),
  },
  {
    key: 'strata',
    size: LANDSCAPE,
    draw: (size) => clayStrata(size, 251, ['#e3cfae', '#c9a06f', '#b06d44', '#8a4630', '#59332b']),
  },
  {
    key: 'strata-grey',
    size: WIDE,
    draw: (size) => clayStrata(size, 257, ['#ece5d5', '#c9c6ba', '#93a2a6', '#66767f', '#46505a']),
  },
  {
    key: 'hollow-blocks',
    size: LANDSCAPE,
    draw: (size) => hollowBlocks(size, 263, ['#b4603a', '#c97b4e', '#d99367'], '#3a1c14'),
  },
  {
    key: 'stacked-slabs',
    size: LANDSCAPE,
    draw: (size) =>
      stackedEdges(size, 269, ['#d8d0c0', '#8d8a84', '#b59a76', '#5e6a66', '#efeae0', '#3c4046'], '#17191c'),
  },
  {
    key: 'stacked-warm',
    size: WIDE,
    draw: (size) =>
      stackedEdges(size, 271, ['#b4552f', '#e0b394', '#8a3b2c', '#f0dcc4', '#cf8257', '#4a2a28'], '#241512'),
  },
  {
    key: 'outdoor-stone',
    size: LANDSCAPE,
    draw: (size) => outdoorPavers(size, 277, ['#a7a59d', '#bdb9ae', '#8f8f8a'], '#5f8a45'),
  },
  {
    key: 'outdoor-sand',
    size: CLASSIC,
    draw: (size) => outdoorPavers(size, 281, ['#d9c4a0', '#c9ae86', '#e6d6b7'], '#8f9150'),
  },
  {
    key: 'inkjet-screens',
    size: LANDSCAPE,
    draw: (size) => inkjetDots(size, 283, '#f4eee1', ['#2f5f9e', '#dca13c', '#a5532f', '#2a2a30']),
  },
  {
    key: 'chart-export',
    size: LANDSCAPE,
    draw: (size) =>
      chartWall(
        size,
        293,
        { ground: '#efece2', joint: '#d3cdbd', bars: ['#1f4080', '#6d97cf'], accent: '#e3a835' },
        [9, 10, 8, 12, 15, 12, 12, 13, 14],
      ),
  },
  {
    key: 'chart-production',
    size: WIDE,
    draw: (size) =>
      chartWall(
        size,
        307,
        { ground: '#f3e8d8', joint: '#dac6ab', bars: ['#9a4327', '#dd9469'], accent: '#2b5a55' },
        [7, 10, 12, 12, 9, 8, 9, 11],
      ),
  },
  {
    key: 'kiln-section',
    size: LANDSCAPE,
    draw: (size) =>
      rollerKiln(size, 311, { paper: '#f1ebdd', ink: '#1f3557', accent: '#d9562b', second: '#7da3b8' }),
  },
  {
    key: 'kiln-blueprint',
    size: WIDE,
    draw: (size) =>
      rollerKiln(size, 313, { paper: '#173a6b', ink: '#dfe9f2', accent: '#ffb04a', second: '#6fa0cc' }),
  },
  {
    key: 'ring-kiln',
    size: LANDSCAPE,
    draw: (size) =>
      ringKiln(size, 317, { paper: '#f0e4cf', ink: '#4a2a22', accent: '#d4481f', second: '#eba764' }),
  },
  {
    key: 'kiln-mouth',
    size: LANDSCAPE,
    draw: (size) => kilnMouth(size, 331, ['#c98d5c', '#a5623d', '#7d4230', '#4e2a24'], '#2b1712'),
  },
  {
    key: 'hall-plan',
    size: LANDSCAPE,
    credit: 'Ceraforma',
    draw: (size) =>
      hallPlan(size, 337, { paper: '#f4e8d6', ink: '#43302a', accent: '#c65a34', second: '#e9bf98' }),
  },
  {
    key: 'hall-plan-night',
    size: WIDE,
    credit: 'Ceraforma',
    draw: (size) =>
      hallPlan(size, 347, {
        paper: '#5b2a20',
        ink: '#f6e3cb',
        accent: '#e98b4e',
        second: '#93503a',
        floor: '#6b3427',
      }),
  },
  {
    key: 'portico',
    size: LANDSCAPE,
    credit: 'Ceraforma',
    draw: (size) => portico(size, 349, '#d98b58', '#f3dcae', ['#8c3b28', '#e6cfae']),
  },
  {
    key: 'portico-dawn',
    size: WIDE,
    credit: 'Ceraforma',
    draw: (size) => portico(size, 353, '#e3b567', '#bcd5e0', ['#6b4a3c', '#d9c9ad']),
  },
  {
    key: 'water-circuit',
    size: LANDSCAPE,
    draw: (size) =>
      waterCircuit(size, 359, { paper: '#eef0e8', ink: '#24465a', accent: '#6fb6cf', second: '#b79a72' }),
  },
];

/** Every picture of the demo content, drawn when asked for and the same on every machine. */
export const demoDrawings: readonly Drawing[] = [
  ...DRAWINGS,
  ...productDrawings,
  ...worksDrawings,
  ...fairDrawings,
  ...archiveDrawings,
];
