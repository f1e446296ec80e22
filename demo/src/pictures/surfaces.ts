import { clayStrata, hollowBlocks, outdoorPavers } from '../patterns/clay.ts';
import { fishScales, portico } from '../patterns/curves.ts';
import { kilnMouth, ringKiln, rollerKiln } from '../patterns/kilns.ts';
import { basinElevation, hallPlan, waterCircuit } from '../patterns/plans.ts';
import { cubes, diamondPoints, glazeDrips } from '../patterns/reliefs.ts';
import { chartWall, glazedWall } from '../patterns/squares.ts';
import { inkjetDots, stackedEdges } from '../patterns/stone.ts';
import { plates } from '../patterns/table.ts';
import type { Drawing } from '../types.ts';
import { CLASSIC, LANDSCAPE, WIDE } from './sizes.ts';

/** Glazes, reliefs, clay, charts, kilns and plans. */
export const surfaceDrawings: readonly Drawing[] = [
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
