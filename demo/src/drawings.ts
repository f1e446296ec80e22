import { archiveDrawings } from './pictures/archive.ts';
import { fairDrawings } from './pictures/fair.ts';
import { productDrawings } from './pictures/products.ts';
import { roomDrawings } from './pictures/rooms.ts';
import { surfaceDrawings } from './pictures/surfaces.ts';
import { wallDrawings } from './pictures/walls.ts';
import { worksDrawings } from './pictures/works.ts';
import type { Drawing } from './types.ts';

/** Every picture of the demo content, drawn when asked for and the same on every machine. */
export const demoDrawings: readonly Drawing[] = [
  ...wallDrawings,
  ...surfaceDrawings,
  ...roomDrawings,
  ...productDrawings,
  ...worksDrawings,
  ...fairDrawings,
  ...archiveDrawings,
];
