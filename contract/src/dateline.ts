const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A sanitised text with the place before its first paragraph, as newspapers set it: `Sassuolo – The kilns …`. */
export function withDateline(html: string, dateline: string): string {
  if (dateline === '') return html;
  const place = `<strong>${dateline.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)}</strong>`;
  return html.startsWith('<p>') ? html.replace('<p>', () => `<p>${place} – `) : `<p>${place}</p>${html}`;
}
