import { bathroom } from '../patterns/rooms.ts';
import { aperiodicRhombs, ribbons, starsAndCrosses } from '../patterns/tilings.ts';
import type { Drawing } from '../types.ts';
import { CLASSIC, LANDSCAPE, PANORAMA, PORTRAIT, SQUARE, WIDE } from './sizes.ts';

/** Rich tilings and the bathrooms that wear them. */
export const roomDrawings: readonly Drawing[] = [
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
];
