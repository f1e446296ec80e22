import type { OfficeTextPair } from '@press-room/contract/office-media';
import { getLocale } from '../paraglide/runtime.js';

/** A text in the language of the screen, or in the other where that one is empty. */
export const ownWords = ({ it, en }: OfficeTextPair): string => (getLocale() === 'it' ? it || en : en || it);
