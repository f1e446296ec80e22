import { toMailtoUrl, toReadableAddress } from '@press-room/contract/mail-addresses';
import { markFigures } from '@press-room/contract/table-figures';
import { escapeMarkup } from '../../../platform/text/markup.ts';
import { sanitizeRichText } from '../../../platform/text/rich-text.ts';
import {
  HEADINGS,
  type ReleaseDocument,
  toCorrectionHeading,
  toDocumentBody,
  toLongDate,
} from './release-document.ts';

const STYLE = `body{font:1rem/1.6 Georgia,serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1c1a19}
h1{font-size:2rem;line-height:1.2;margin:.5rem 0}h2,h3,h4,.about{line-height:1.3}
.meta{color:#5f5a56;margin:0}.subtitle{font-size:1.25rem;margin:0 0 1.5rem}.abstract{font-weight:bold}
.embargo{border:2px solid #b3261e;padding:.5rem .75rem;font-weight:bold}
.correction{border-left:4px solid #5f5a56;padding-left:.75rem}
.about,address{border-top:1px solid #d0cac4;margin-top:2rem;padding-top:1rem;font-style:normal}
table{border-collapse:collapse}th,td{border:1px solid #d0cac4;padding:.25rem .5rem;text-align:left;vertical-align:top}
[data-figures]{text-align:right;font-variant-numeric:tabular-nums}`;

/** A self-contained page that browsers show offline. */
export function renderReleaseHtml(release: ReleaseDocument): string {
  const { language, issuer, date, title, subtitle, abstract, boilerplate } = release;
  const line = (name: string, text: string): string =>
    text === '' ? '' : `<p class="${name}">${escapeMarkup(text)}</p>\n`;
  const people = release.contacts.map(({ name, role, email, phone }) => {
    const parts = [
      `<strong>${escapeMarkup(name)}</strong>`,
      escapeMarkup(role),
      email === ''
        ? ''
        : `<a href="${escapeMarkup(toMailtoUrl(email))}">${escapeMarkup(toReadableAddress(email))}</a>`,
      escapeMarkup(phone),
    ];
    return `<p>${parts.filter((part) => part !== '').join('<br>')}</p>`;
  });
  const heading = `<h2>${HEADINGS[language].contacts}</h2>`;
  const address = people.length === 0 ? '' : `<address>${heading}\n${people.join('\n')}</address>\n`;
  const corrections = release.corrections.map(
    (each) =>
      `<p class="correction"><strong>${toCorrectionHeading(each, language)}</strong> ${escapeMarkup(each.note)}</p>\n`,
  );
  const about =
    boilerplate === '' ? '' : `<div class="about">${markFigures(sanitizeRichText(boilerplate))}</div>\n`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title><style>
${STYLE}
</style></head><body><article>
${line('embargo', release.embargo?.line ?? '')}<p class="meta">${escapeMarkup(issuer)} · <time datetime="${escapeMarkup(date)}">${toLongDate(release)}</time></p>
<h1>${escapeMarkup(title)}</h1>
${line('subtitle', subtitle)}${corrections.join('')}${line('abstract', abstract)}${markFigures(sanitizeRichText(toDocumentBody(release)))}
${about}${address}</article></body></html>
`;
}
