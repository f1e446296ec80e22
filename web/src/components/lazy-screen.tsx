import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

export type LazyScreen = LazyComponent<object>;

/** A lazily loaded screen. */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen =>
  lazyComponent<object>(load, <ScreenSkeleton />);
