import type { Closable } from '@press-room/contract/boot';
import { boot } from './boot.ts';

/** Separate from the list of closed calls, because the first screen needs it. */
export const isClosed = (what: Closable): boolean => boot?.closed.includes(what) ?? false;
