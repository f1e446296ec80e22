import type { Language } from '@press-room/contract/languages';
import type { PressGroup } from '@press-room/contract/press-groups';
import { escapeMarkup } from '../text/markup.ts';
import { lookOf, type MailLook } from './looks.ts';
import type { Wording } from './template.ts';

const GREETING: Record<Language, (name: string) => string> = {
  en: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  it: (name) => (name === '' ? 'Buongiorno,' : `Buongiorno ${name},`),
};
/** After the comma of the greeting, Italian continues in lower case and English does not. */
const OPENING: Record<Language, (text: string) => string> = {
  en: (text) => text.slice(0, 1).toUpperCase() + text.slice(1),
  it: (text) => text,
};
const SIGNATURE: Record<Language, (house: string) => string> = {
  en: (house) => (house === '' ? 'The press office' : `The ${house} press office`),
  it: (house) => (house === '' ? 'L’ufficio stampa' : `L’ufficio stampa di ${house}`),
};
const PLACE: Record<Language, string> = { en: 'Press room', it: 'Sala stampa' };
const LINK_HINT: Record<Language, string> = {
  en: 'If the button does not work, copy this address into your browser:',
  it: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
};

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

interface MailValues {
  language: Language;
  /** First name as the person typed it. */
  name: string;
  parameters: Readonly<Record<string, string>>;
  /** Target of the button. */
  url: string | null;
  isNotice?: boolean;
  /** Sending press group; null: the press room itself. */
  house: House | null;
}

export type House = Pick<PressGroup, 'name' | 'theme' | 'colours'>;

/** Users choose these names: a name that could contain an address or a message is omitted. */
export const greetingName = (name: string): string =>
  /^[\p{L}\p{M}'’ .-]{1,40}$/u.test(name) && !/\.\p{L}/u.test(name) ? name.trim() : '';

/** Replaces the parameter names in a text. */
export const fill = (text: string, parameters: MailValues['parameters']): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole);

/** The common layout of all messages, as plain text and as HTML that needs no style sheet and no picture. */
export function renderMail(wording: Wording, values: MailValues): RenderedMail {
  const { language, name, parameters, url, house, isNotice = false } = values;
  const subject = fill(wording.subject, parameters);
  const [first = '', ...others] = wording.paragraphs;
  const paragraphs = [
    GREETING[language](greetingName(name)),
    // Only our own words; texts by users are unchanged.
    ...[OPENING[language](first), ...others]
      .map((each) => fill(each, parameters))
      .filter((text) => text !== ''),
  ];
  const note = fill(wording.note ?? '', parameters);
  const action = url === null ? '' : (wording.action ?? '');
  const sender = house?.name ?? PLACE[language];
  const signature = SIGNATURE[language](house?.name ?? '');
  const text = [
    ...paragraphs,
    ...(url === null || action === '' ? [] : [`${action}:\n${url}`]),
    ...(note === '' ? [] : [note]),
    `-- \n${signature}`,
  ].join('\n\n');
  return {
    subject: `${subject} – ${sender}`,
    text: `${text}\n`,
    html: toHtml({
      language,
      sender,
      look: lookOf(house),
      title: subject,
      paragraphs,
      action,
      url,
      isNotice,
      note,
      signature,
    }),
  };
}

/** Frame around the content of every message. */
export interface MailFrame {
  language: Language;
  /** Name of the press group, or of the press room. */
  sender: string;
  look: MailLook;
  title: string;
  /** Text that mail programs show beside the subject; may be empty. */
  preheader?: string;
  /** HTML. */
  content: string;
  /** HTML of the small print at the end. */
  footer: string;
}

interface HtmlParts extends Omit<MailFrame, 'content' | 'footer'> {
  paragraphs: readonly string[];
  action: string;
  url: string | null;
  isNotice: boolean;
  note: string;
  signature: string;
}

const SANS = "'Instrument Sans',Helvetica,Arial,sans-serif";
const DISPLAY = "'Bodoni Moda','Bodoni 72',Didot,Georgia,serif";
const TILES = 14;

const small = ({ inkSoft }: MailLook): string =>
  `margin:0 0 12px;font-size:13px;line-height:1.5;color:${inkSoft}`;

/** Decorative row of coloured cells (the wall), which every mail program can show. */
function toWall({ wall, tile, lit }: MailLook): string {
  const cells = Array.from({ length: TILES }, (_, at) => {
    const colour = [wall, tile, lit][(at * at + at) % 3] ?? wall;
    return `<td height="20" style="background:${colour};font-size:0;line-height:0">&nbsp;</td>`;
  });
  return `<table role="presentation" width="100%" cellspacing="2" cellpadding="0" style="background:${wall}"><tr>${cells.join('')}</tr></table>`;
}

function toButton({ action, url, isNotice, language, look }: HtmlParts): string {
  if (url === null || action === '') return '';
  const link = escapeMarkup(url);
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:8px 0 24px"><tr>
<td${isNotice ? '' : ' class="fill"'} style="${isNotice ? `border:1px solid ${look.glaze}` : `background:${look.glaze}`}"><a href="${link}" style="display:inline-block;${isNotice ? `padding:10px 20px;color:${look.glaze}` : 'padding:13px 24px;font-weight:bold;color:#ffffff'};text-decoration:none">${escapeMarkup(action)}</a></td>
</tr></table>
<p class="soft" style="${small(look)}">${LINK_HINT[language]}<br><a href="${link}" style="color:${look.glaze};word-break:break-all">${link}</a></p>`;
}

/** Plain text as a paragraph of HTML. */
export const toParagraph = (paragraph: string): string =>
  `<p style="margin:0 0 16px">${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`;

function toHtml(parts: HtmlParts): string {
  const { paragraphs, note, look, signature } = parts;
  return renderFrame({
    ...parts,
    content: `${paragraphs.map(toParagraph).join('\n')}
${toButton(parts)}
${note === '' ? '' : `<p class="soft" style="${small(look)}">${escapeMarkup(note)}</p>`}`,
    footer: escapeMarkup(signature),
  });
}

const HIDDEN = 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:transparent';

/** Colours for dark mail programs; others, and those without style sheets, use the colours in the markup. */
const toDarkStyle = ({ dark }: MailLook): string =>
  `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
body,.ground{background:${dark.ground}!important}
.paper{background:${dark.paper}!important;color:${dark.ink}!important;border-color:${dark.joint}!important}
.paper td,.paper div{border-color:${dark.joint}!important}
.paper .head{border-color:${dark.ink}!important}
.paper .soft,.paper .soft a{color:${dark.inkSoft}!important}
.paper a{color:${dark.glaze}!important}
.paper .fill{background:${dark.fill}!important}
.paper .fill,.paper .fill a{color:#ffffff!important}
}`;

/** The common layout of all messages, as HTML that needs no style sheet. */
export function renderFrame({ language, sender, look, title, preheader = '', ...parts }: MailFrame): string {
  const place = sender === PLACE[language] ? '' : PLACE[language];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(title)}</title><style>${toDarkStyle(look)}</style></head>
<body style="margin:0;padding:0;background:${look.ground}">
${
  preheader === ''
    ? ''
    : `<div style="${HIDDEN}">${escapeMarkup(preheader)}</div>
`
}<table role="presentation" class="ground" width="100%" cellspacing="0" cellpadding="0" style="background:${look.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="paper" width="560" cellspacing="0" cellpadding="0" style="width:100%;max-width:560px;background:#ffffff;border:1px solid ${look.joint};font-family:${SANS};font-size:16px;line-height:1.5;color:${look.ink}">
<tr><td>${toWall(look)}</td></tr>
<tr><td class="head" style="padding:20px 32px;border-bottom:2px solid ${look.ink}"><span style="font-family:${DISPLAY};font-size:26px;line-height:1.1">${escapeMarkup(sender)}</span>${place === '' ? '' : `<br><span class="soft" style="font-size:13px;color:${look.inkSoft}">${place}</span>`}</td></tr>
<tr><td style="padding:28px 32px 20px;word-break:break-word">
<h1 style="margin:0 0 20px;font-family:${DISPLAY};font-weight:normal;font-size:28px;line-height:1.2">${escapeMarkup(title)}</h1>
${parts.content}
</td></tr>
<tr><td class="soft" style="padding:16px 32px 24px;word-break:break-word;border-top:1px solid ${look.joint};font-size:13px;color:${look.inkSoft}">${parts.footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
