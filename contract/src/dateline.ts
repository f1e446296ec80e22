import { escapeMarkup } from './markup.ts';

/** A sanitised text with its dateline before the first paragraph: `Sassuolo – The kilns …`. */
export function withDateline(html: string, dateline: string): string {
  if (dateline === '') return html;
  const place = `<strong>${escapeMarkup(dateline)}</strong>`;
  const [paragraph] = /^<p\b[^>]*>/.exec(html) ?? [];
  return paragraph === undefined
    ? `<p>${place}</p>${html}`
    : `${paragraph}${place} – ${html.slice(paragraph.length)}`;
}
