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

/** Audience of a screen that only the search palette lists. */
export type Audience = 'members' | 'strangers' | 'everyone';

/** All properties of a screen; a new screen is one record here. */
export interface Screen {
  pattern: string;
  /** Other paths of the screen. */
  aliases?: readonly string[];
  /** `signed-in`: anonymous readers are sent to the sign-in form first. */
  access: 'open' | 'signed-in';
  /** Press-only: signed-in readers without accreditation see the state of their application instead. */
  isForPress?: true;
  /** Opens while the app is locked: requires no sign-in, and shows no private data. */
  isOpenWhileLocked?: true;
  /** Not a target after signing in. */
  isWayOut?: true;
  /** Name in menu, breadcrumb and palette. */
  name?: { icon: IconName; label: () => string };
  menu?: MenuSection | OfficeSection;
  palette?: Audience;
  /** Shown only to users with this permission. */
  permission?: Permission;
  /** Hidden from press offices of companies, whose permission is limited to their own records. */
  isForHouse?: true;
  /** Loads the code of the screen; absent if it is part of the first load. */
  load?: () => Promise<ComponentType>;
}

/** Screen of the office; all are loaded together, for office users. */
export type OfficeScreen = Screen & Required<Pick<Screen, 'permission' | 'load'>>;

export type NamedScreen = Screen & Required<Pick<Screen, 'name'>>;
export const isNamedScreen = (screen: Screen): screen is NamedScreen => screen.name !== undefined;

type PathsOf<Screens extends Record<string, Screen>> = {
  readonly [Name in keyof Screens]: Screens[Name]['pattern'];
};

/** Patterns of screens by name. */
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

/** Screen at a path, including aliases. */
export const findAmong = <Each extends Screen>(screens: readonly Each[], path: string): Each | undefined =>
  screens.find(({ pattern, aliases = [] }) =>
    [pattern, ...aliases].some((spelling) => matches(spelling, path)),
  );

/** Ancestors of a path, closest last. */
export const listAbove = (screens: readonly NamedScreen[], path: string): NamedScreen[] =>
  screens
    .filter(({ pattern }) => `${path}/`.startsWith(`${pattern}/`))
    .sort((one, other) => one.pattern.length - other.pattern.length);
