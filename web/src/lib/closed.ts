import type { Closable } from '@press-room/contract/boot';
import { boot } from './boot.ts';

/** Apart from what it asks, which the first screen loads. */
export const isClosed = (what: Closable): boolean => boot?.closed.includes(what) ?? false;
