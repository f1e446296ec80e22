import { m } from '../../../paraglide/messages.js';
import type { Appearance } from '../../../theme/appearance.ts';

type Labels<Name extends keyof Appearance> = Record<Appearance[Name], () => string>;

export const THEME_LABELS: Labels<'theme'> = {
  system: m['shell.look.system'],
  light: m['shell.look.light'],
  dark: m['shell.look.dark'],
};

export const GLAZE_LABELS: Labels<'glaze'> = {
  house: m['shell.glaze.house'],
  cobalt: m['shell.glaze.cobalt'],
  terracotta: m['shell.glaze.terracotta'],
  copper: m['shell.glaze.copper'],
  manganese: m['shell.glaze.manganese'],
  amber: m['shell.glaze.amber'],
  celadon: m['shell.glaze.celadon'],
};

export const HEADER_LABELS: Labels<'header'> = {
  porcelain: m['shell.filter.porcelain'],
  glaze: m['shell.filter.glaze'],
  wash: m['shell.filter.wash'],
  night: m['shell.filter.night'],
  sand: m['shell.filter.sand'],
  celadon: m['shell.glaze.celadon'],
};

export const SIDEBAR_LABELS: Labels<'sidebar'> = {
  glaze: m['shell.filter.glaze'],
  night: m['shell.filter.night'],
  slate: m['shell.filter.slate'],
  moss: m['shell.filter.moss'],
  wine: m['shell.filter.wine'],
  umber: m['shell.filter.umber'],
  porcelain: m['shell.filter.porcelain'],
};

export const TILE_LABELS: Labels<'tiles'> = {
  quarters: m['shell.tiles.quarters'],
  arches: m['shell.tiles.arches'],
  triangles: m['shell.tiles.triangles'],
  diamonds: m['shell.tiles.diamonds'],
};

export const MOTION_LABELS: Labels<'motion'> = {
  fadeIn: m['shell.motion.fadeIn'],
  slideInUp: m['shell.motion.slideInUp'],
  slideInRight: m['shell.motion.slideInRight'],
  bounce: m['shell.motion.bounce'],
  lightSpeedIn: m['shell.motion.lightSpeedIn'],
  pulse: m['shell.motion.pulse'],
  none: m['shell.motion.none'],
};
