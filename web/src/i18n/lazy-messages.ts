import { LANGUAGES } from '@press-room/contract/languages';
import { loadChunk } from '../lib/load-screen.ts';
import { getLocale } from '../paraglide/runtime.js';
import { type Inputs, type LazyMessages, LOADERS, type Text } from './lazy-loaders.ts';

const AT_HAND: readonly string[] = LANGUAGES;
const arrived: Record<string, LazyMessages> = {};

/** Loads the messages of a language; null if they are loaded. @throws {ChunkLoadError} if the load fails */
export function loadMessages(locale: string): Promise<void> | null {
  const load = LOADERS[locale];
  if (!load || arrived[locale]) return null;
  return loadChunk(load).then(({ default: messages }) => {
    arrived[locale] = messages;
  });
}

const textOf = (number: number, atHand: readonly Text[], locale: string): Text | undefined =>
  arrived[locale]?.[number] ?? atHand[AT_HAND.indexOf(locale)] ?? atHand[0];

/** Compiled form of every message: its texts in the order of `LANGUAGES`, English as fallback. */
export const toMessage =
  (number: number, ...atHand: readonly Text[]) =>
  (inputs: Inputs = {}, { locale = getLocale() }: { locale?: string } = {}): string =>
    textOf(number, atHand, locale)?.(inputs) ?? '';
