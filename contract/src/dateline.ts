import { escapeMarkup } from './markup.ts';

/** A sanitised text with the place before its first paragraph, as newspapers set it: `Sassuolo – The kilns …`. */
export function withDateline(html: string, dateline: string): string {
  if (dateline === '') return html;
  const place = `<strong>${escapeMarkup(dateline)}</strong>`;
  const [paragraph] = /^<p\b[^>]*>/.exec(html) ?? [];
  return paragraph === undefined
    ? `<p>${place}</p>${html}`
    : `${paragraph}${place} – ${html.slice(paragraph.length)}`;
}
