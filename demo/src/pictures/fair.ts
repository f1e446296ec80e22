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
