import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

export type LazyScreen = LazyComponent<object>;

/** A screen whose code comes when it is wanted. */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen =>
  lazyComponent<object>(load, <ScreenSkeleton />);
