import type { GroupTheme, PressGroup } from '@press-room/contract/press-groups';

/** Colours of a message: those of the press group's theme in `web/src/theme`, because mail has no CSS variables. */
export interface MailLook {
  ground: string;
  ink: string;
  inkSoft: string;
  joint: string;
  glaze: string;
  wall: string;
  tile: string;
  lit: string;
  /** For dark mail programs. */
  dark: DarkLook;
}

interface DarkLook {
  ground: string;
  paper: string;
  ink: string;
  inkSoft: string;
  joint: string;
  glaze: string;
  /** Background of buttons, with white text. */
  fill: string;
}

const COOL = { ground: '#f8f8f5', ink: '#14181f', inkSoft: '#4d535d', joint: '#d5d5cc' };
const COOL_DARK = {
  ground: '#0c121c',
  paper: '#131b29',
  ink: '#eceae3',
  inkSoft: '#a9b2c4',
  joint: '#27324a',
};
const WARM_DARK = {
  ground: '#15100d',
  paper: '#1e1713',
  ink: '#f1eae3',
  inkSoft: '#bfb0a6',
  joint: '#3c2e26',
};
const WARM = { ground: '#faf7f3', ink: '#1d1613', inkSoft: '#5b504a', joint: '#ddd3c8' };

const MAIL_LOOKS: Readonly<Record<GroupTheme, MailLook>> = {
  cobalt: {
    ...COOL,
    glaze: '#1b3d9c',
    wall: '#16357f',
    tile: '#1d4092',
    lit: '#2549a0',
    dark: { ...COOL_DARK, glaze: '#96b4ff', fill: '#2c50b8' },
  },
  terracotta: {
    ...WARM,
    glaze: '#983519',
    wall: '#8a2f15',
    tile: '#983a1f',
    lit: '#a4462a',
    dark: { ...WARM_DARK, glaze: '#f3a582', fill: '#a5432a' },
  },
  copper: {
    ...COOL,
    glaze: '#1b6150',
    wall: '#17503f',
    tile: '#1e5d4b',
    lit: '#286d59',
    dark: { ...COOL_DARK, glaze: '#7fd6b6', fill: '#1f7058' },
  },
  manganese: {
    ...WARM,
    glaze: '#6b2f5e',
    wall: '#54244a',
    tile: '#613056',
    lit: '#703d65',
    dark: { ...WARM_DARK, glaze: '#e3a3d4', fill: '#8a4379' },
  },
  amber: {
    ...WARM,
    glaze: '#7c4f08',
    wall: '#6b430a',
    tile: '#774c11',
    lit: '#84571a',
    dark: { ...WARM_DARK, glaze: '#f0bd63', fill: '#8a5a10' },
  },
  celadon: {
    ...COOL,
    glaze: '#265d66',
    wall: '#265059',
    tile: '#2f5c65',
    lit: '#396973',
    dark: { ...COOL_DARK, glaze: '#92d0d8', fill: '#2f6d77' },
  },
};

const darker = (colour: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** A group's own colour replaces the colour of its theme, as in `web/src/theme/own-colours.css`. */
export function lookOf(house: Pick<PressGroup, 'theme' | 'colours'> | null): MailLook {
  const look = MAIL_LOOKS[house?.theme ?? 'cobalt'];
  const own = house?.colours?.light;
  if (own === undefined) return look;
  return {
    ...look,
    glaze: own,
    wall: darker(own, 0.75),
    tile: darker(own, 0.82),
    lit: darker(own, 0.9),
    dark: { ...look.dark, glaze: house?.colours?.dark ?? look.dark.glaze, fill: own },
  };
}
