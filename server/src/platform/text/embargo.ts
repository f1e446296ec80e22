import type { Language } from '@press-room/contract/languages';
import type { ReleaseEmbargo } from '@press-room/contract/press-releases';
import { inRome, onRome } from './bilingual.ts';

/** `Under embargo. Not for publication before 3 December 2026 at 10:00 CET.` */
export function toEmbargoLine(until: string, language: Language): string {
  if (language === 'en') return `Under embargo. Not for publication before ${inRome(until, language)}.`;
  const date = onRome(until, language).replace(/^il /, 'del ').replace(/^l’/, 'dell’');
  return `Sotto embargo. Da non pubblicare prima ${date}.`;
}

/** Embargo as shown to readers; undefined without one. */
export const toEmbargo = (until: string | null, language: Language): ReleaseEmbargo | undefined =>
  until === null ? undefined : { until, line: toEmbargoLine(until, language) };
