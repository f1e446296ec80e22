import type { PressRelease } from '@press-room/contract/press-releases';

type RichText = { html: string; plain: string };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const BLOCKS = 'h1, h2, h3, h4, p, li, blockquote, tr';

/** Text of a rendered passage with an empty line between its blocks. */
export function toPlainText(passage: Element): string {
  return Array.from(passage.querySelectorAll(BLOCKS))
    .filter((block) => block.querySelector(BLOCKS) === null)
    .map((block) => `${block.tagName === 'LI' ? '- ' : ''}${block.textContent.trim()}`)
    .join('\n\n');
}

/** A release as an editor wants to paste it: headline, standfirst and text, with and without formatting. */
export function toRichText(release: PressRelease, plainText: string): RichText {
  const { title, subtitle, abstract, body, boilerplate } = release;
  const html = [
    `<h1>${escapeHtml(title)}</h1>`,
    subtitle && `<h2>${escapeHtml(subtitle)}</h2>`,
    abstract && `<p><strong>${escapeHtml(abstract)}</strong></p>`,
    body,
    boilerplate,
  ];
  return {
    html: html.filter(Boolean).join('\n'),
    plain: [title, subtitle, plainText].filter(Boolean).join('\n\n'),
  };
}
