import type { Permission } from '@press-room/contract/roles';
import type { ComponentType } from 'react';
import type { IconName } from '../components/icon.tsx';

export type MenuSection = 'news' | 'material' | 'office';
/** Groups of the office's menu. */
export type OfficeSection =
  | 'today'
  | 'messages'
  | 'content'
  | 'mailings'
  | 'monitoring'
  | 'people'
  | 'statistics'
  | 'settings';

/** Where the search palette names a screen that the menu does not have, and to whom. */
export type Audience = 'members' | 'strangers' | 'everyone';

/** All properties of a screen; a new screen is one record here. */
export interface Screen {
  pattern: string;
  /** Other spellings that lead here. */
  aliases?: readonly string[];
  /** `signed-in` screens send a stranger to sign in first. */
  access: 'open' | 'signed-in';
  /** For accredited press: signed-in readers without accreditation see its state instead. */
  isForPress?: true;
  /** Requires no sign-in and shows no private data, so it opens while the app is locked too. */
  isOpenWhileLocked?: true;
  /** Never where a sign-in leads back to. */
  isWayOut?: true;
  /** Name in menu, breadcrumb and palette. */
  name?: { icon: IconName; label: () => string };
  menu?: MenuSection | OfficeSection;
  palette?: Audience;
  /** Named and shown only to those who hold it. */
  permission?: Permission;
  /** Not named to press offices of companies, whose right reaches only what is their own. */
  isForHouse?: true;
  /** Loads the code of the screen; absent if it is part of the first load. */
  load?: () => Promise<ComponentType>;
}

/** A screen of the press office; all are loaded together, for office users. */
export type OfficeScreen = Screen & Required<Pick<Screen, 'permission' | 'load'>>;

export type NamedScreen = Screen & Required<Pick<Screen, 'name'>>;
export const isNamedScreen = (screen: Screen): screen is NamedScreen => screen.name !== undefined;

type PathsOf<Screens extends Record<string, Screen>> = {
  readonly [Name in keyof Screens]: Screens[Name]['pattern'];
};

/** The patterns of some screens under their names. */
export const toPaths = <Screens extends Record<string, Screen>>(screens: Screens): PathsOf<Screens> =>
  Object.fromEntries(
    Object.entries(screens).map(([name, { pattern }]) => [name, pattern]),
  ) as PathsOf<Screens>;

export const matches = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern
      .replace('/*?', '(/.*)?')
      .replace(/\/:\w+\?/g, '(/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')}/?$`,
  ).test(path);

/** The screen at a path, under whichever spelling. */
export const findAmong = <Each extends Screen>(screens: readonly Each[], path: string): Each | undefined =>
  screens.find(({ pattern, aliases = [] }) =>
    [pattern, ...aliases].some((spelling) => matches(spelling, path)),
  );

/** Screens that contain a path, closest last. */
export const listAbove = (screens: readonly NamedScreen[], path: string): NamedScreen[] =>
  screens
    .filter(({ pattern }) => `${path}/`.startsWith(`${pattern}/`))
    .sort((one, other) => one.pattern.length - other.pattern.length);
