import type { ComponentType } from 'react';
import { type LatePart, latePart } from './late-part.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

export type LazyScreen = LatePart<object>;

/** A screen whose code comes when it is wanted. */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen =>
  latePart<object>(load, <ScreenSkeleton />);
