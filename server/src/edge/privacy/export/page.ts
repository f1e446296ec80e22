import type { Language } from '@press-room/contract/languages';
import { localeOf } from '../../../platform/text/bilingual.ts';
import { escapeMarkup } from '../../../platform/text/markup.ts';
import type { ExportSection } from './sentences.ts';

const WORDS: Record<Language, { title: string; made: (day: string) => string; empty: string }> = {
  en: {
    title: 'Your data in the press room',
    made: (day) => `All that the press room keeps about you, as of ${day}. Times are those of Rome.`,
    empty: 'Nothing is kept here.',
  },
  it: {
    title: 'I tuoi dati nella sala stampa',
    made: (day) =>
      `Tutto ciò che la sala stampa conserva su di te, ${/^(?:8|11) /.test(day) ? 'all’' : 'al '}${day}. Gli orari sono quelli di Roma.`,
    empty: 'Qui non è conservato nulla.',
  },
};

/** A page for people that browsers show offline. */
export function renderPersonalData(
  sections: readonly ExportSection[],
  exportedAt: Date,
  language: Language,
): string {
  const { title, made, empty } = WORDS[language];
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Europe/Rome' });
  const parts = sections.map(({ title: heading, sentences }) => {
    const points = sentences.map((sentence) => `<li>${escapeMarkup(sentence)}</li>`).join('');
    return `<h2>${escapeMarkup(heading)}</h2>${points === '' ? `<p>${empty}</p>` : `<ul>${points}</ul>`}`;
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>
:root{color-scheme:light dark}body{font-family:Arial,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;line-height:1.5}
li{margin-block:.35rem;overflow-wrap:anywhere;white-space:pre-line}
</style></head><body><h1>${title}</h1><p>${escapeMarkup(made(day.format(exportedAt)))}</p>
${parts.join('\n')}</body></html>
`;
}
