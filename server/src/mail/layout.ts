import type { Language } from '@press-room/contract/languages';
import { escapeMarkup } from '../text/markup.ts';
import type { Wording } from './letter.ts';

export const BRAND = 'Edi.Cer.';

const GREETING: Record<Language, (name: string) => string> = {
  en: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  it: (name) => (name === '' ? 'Buongiorno,' : `Buongiorno ${name},`),
};
const SIGNATURE: Record<Language, string> = {
  en: `The press office of ${BRAND}`,
  it: `L'ufficio stampa di ${BRAND}`,
};
const LINK_HINT: Record<Language, string> = {
  en: 'If the button does not work, copy this address into your browser:',
  it: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
};

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
}

interface LetterValues {
  language: Language;
  /** First name as the person typed it. */
  name: string;
  parameters: Readonly<Record<string, string>>;
  /** Where the button leads. */
  url: string | null;
}

/** Strangers choose these names: one that could carry an address or a message is left out. */
export const greetingName = (name: string): string =>
  /^[\p{L}\p{M}' .-]{1,40}$/u.test(name) && !/\.\p{L}/u.test(name) ? name.trim() : '';

const fill = (text: string, parameters: LetterValues['parameters']): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole);

/** The one look of all messages, as plain text and as HTML that needs no style sheet and no picture. */
export function renderLetter(wording: Wording, values: LetterValues): RenderedLetter {
  const { language, name, parameters, url } = values;
  const subject = fill(wording.subject, parameters);
  const paragraphs = [
    GREETING[language](greetingName(name)),
    ...wording.paragraphs.map((paragraph) => fill(paragraph, parameters)),
  ];
  const note = fill(wording.note ?? '', parameters);
  const action = url === null ? '' : (wording.action ?? '');
  const signature = SIGNATURE[language];
  const text = [
    ...paragraphs,
    ...(url === null || action === '' ? [] : [`${action}:\n${url}`]),
    ...(note === '' ? [] : [note]),
    `-- \n${signature}`,
  ].join('\n\n');
  return {
    subject: `${subject} - ${BRAND}`,
    text: `${text}\n`,
    html: toHtml({ language, title: subject, paragraphs, action, url, note, signature }),
  };
}

interface HtmlParts {
  language: Language;
  title: string;
  paragraphs: readonly string[];
  action: string;
  url: string | null;
  note: string;
  signature: string;
}

const SMALL = 'margin:0 0 12px;font-size:13px;line-height:1.5;color:#4a4f57';

function toHtml({ language, title, paragraphs, action, url, note, signature }: HtmlParts): string {
  const toParagraph = (paragraph: string): string =>
    `<p style="margin:0 0 16px">${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`;
  const link = url === null ? '' : escapeMarkup(url);
  const button =
    url === null || action === ''
      ? ''
      : `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:8px 0 24px"><tr>
<td style="border-radius:4px;background:#1f4e8c"><a href="${link}" style="display:inline-block;padding:12px 24px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeMarkup(action)}</a></td>
</tr></table>
<p style="${SMALL}">${LINK_HINT[language]}<br><a href="${link}" style="color:#1f4e8c;word-break:break-all">${link}</a></p>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title></head>
<body style="margin:0;padding:0;background:#f2f3f5">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f2f3f5"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellspacing="0" cellpadding="0" style="width:100%;max-width:560px;background:#ffffff;border-radius:6px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1c1e21">
<tr><td style="padding:20px 32px;border-bottom:4px solid #1f4e8c;font-size:18px;font-weight:bold">${BRAND}</td></tr>
<tr><td style="padding:28px 32px 20px">
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${escapeMarkup(title)}</h1>
${paragraphs.map(toParagraph).join('\n')}
${button}
${note === '' ? '' : `<p style="${SMALL}">${escapeMarkup(note)}</p>`}
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #dfe1e5;font-size:13px;color:#4a4f57">${escapeMarkup(signature)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
