import { LANGUAGES } from '@press-room/contract/languages';
import { loadChunk } from '../lib/load-screen.ts';
import { getLocale } from '../paraglide/runtime.js';
import { type Inputs, type LateMessages, LOADERS, type Text } from './late-loaders.ts';

const AT_HAND: readonly string[] = LANGUAGES;
const arrived: Record<string, LateMessages> = {};

/** Fetches what a language needs; null when it needs nothing more. @throws {ChunkLoadError} when it does not come */
export function loadMessages(locale: string): Promise<void> | null {
  const load = LOADERS[locale];
  if (!load || arrived[locale]) return null;
  return loadChunk(load).then(({ default: messages }) => {
    arrived[locale] = messages;
  });
}

const textOf = (number: number, atHand: readonly Text[], locale: string): Text | undefined =>
  arrived[locale]?.[number] ?? atHand[AT_HAND.indexOf(locale)] ?? atHand[0];

/** What the build makes of every message: its texts at hand in the order of `LANGUAGES`, English where nothing fits. */
export const toMessage =
  (number: number, ...atHand: readonly Text[]) =>
  (inputs: Inputs = {}, { locale = getLocale() }: { locale?: string } = {}): string =>
    textOf(number, atHand, locale)?.(inputs) ?? '';
