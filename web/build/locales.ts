import { readFileSync } from 'node:fs';
import { PARAGLIDE } from './paraglide.ts';

/** Interface languages. */
export function listLocales(): string[] {
  const settings = JSON.parse(readFileSync(`${PARAGLIDE.project}/settings.json`, 'utf8')) as {
    locales: string[];
  };
  return settings.locales;
}
