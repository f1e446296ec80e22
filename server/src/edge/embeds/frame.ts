import type { FocalPoint } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import { issuerOf } from '@press-room/contract/release-issuer';
import type { MailLook } from '../../platform/mail/looks.ts';
import { toText } from '../../platform/text/messages.ts';
import { element, textElement, Xml } from '../../platform/text/xml.ts';
import { cutDescription } from '../pages/head.ts';
import { findShown } from '../syndication/public-releases.ts';
import type { Found } from './found.ts';

const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** A frame and its style, the only one allowed in it. */
export interface Frame {
  html: string;
  style: string;
}

// Contains no characters that HTML interprets.
const styleOf = ({ wall }: Pick<MailLook, 'wall'>, { x, y }: FocalPoint): string =>
  `:root{color-scheme:light dark;--line:#d5d5cc;--soft:#4d535d}
*{box-sizing:border-box;margin:0}
body{font:16px/1.45 system-ui,sans-serif;border:1px solid var(--line);border-block-start:4px solid ${wall};overflow-wrap:anywhere}
a{color:inherit}
img{display:block;inline-size:100%;block-size:auto}
.wide{aspect-ratio:2/1;object-fit:cover;object-position:${x}% ${y}%}
.crisis{padding:14px 16px;border-block-end:3px solid #b3261e}
.crisis p{white-space:pre-line}
.words{padding:14px 16px;display:grid;gap:8px}
h1{font:600 1.3rem/1.2 Georgia,serif}
h1 a{text-decoration:none}
h1 a:hover{text-decoration:underline}
.soft{color:var(--soft);font-size:.85rem}
@media (prefers-color-scheme:dark){:root{--line:#3a3f48;--soft:#b6bac2}}
@media print{body{border-color:#999;break-inside:avoid}}`;

interface Shell {
  language: Language;
  title: string;
  look: Pick<MailLook, 'wall'>;
  /** Focal point of the first picture. */
  focal_point?: FocalPoint | null | undefined;
  /** Statement of the press group in a crisis. */
  statement?: Xml | null;
}

function writeShell(
  { language, title, look, focal_point, statement = null }: Shell,
  head: readonly Xml[],
  body: readonly (Xml | null)[],
): Frame {
  const style = styleOf(look, focal_point ?? MIDDLE);
  const html = element(
    'html',
    { lang: language },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('title', {}, title),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'robots', content: 'noindex' }),
      ...head,
      new Xml(`<style>${style}</style>`),
    ),
    element('body', {}, statement, body),
  );
  return { html: `<!doctype html>\n${html.text}\n`, style };
}

/** Links open outside the frame, without a referrer. */
const link = (href: string, ...content: (Xml | string)[]): Xml =>
  element('a', { href, target: '_blank', rel: 'noopener' }, ...content);

const writeImage = (found: Found): Xml | null => {
  const file = found.shown === null ? null : findShown(found.shown);
  if (found.shown === null || file === null) return null;
  return element('img', {
    src: file.url,
    alt: found.shown.alt,
    width: file.width,
    height: file.height,
    class: found.picture === null ? 'wide' : null,
  });
};

interface Origin {
  origin: string;
  language: Language;
  look: Pick<MailLook, 'wall'>;
  statement: Xml | null;
}

/** A release or one of its pictures, with credit and a link to its page; a few kilobytes, without script. */
export function writeFrame({ origin, language, look, statement }: Origin, found: Found): Frame {
  const { release, picture, shown, title, page } = found;
  const address = origin + page;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const credit = shown?.credit ?? '';
  const told = { lang: release.language };
  const source = element(
    'p',
    { class: 'soft' },
    issuerOf(release).name,
    ' · ',
    element('time', { datetime: release.date }, day.format(new Date(release.date))),
  );
  const words =
    picture === null
      ? [
          source,
          element('h1', told, link(address, release.title)),
          release.abstract === '' ? null : element('p', told, cutDescription(release.abstract)),
        ]
      : [
          picture.caption === '' ? null : element('p', {}, picture.caption),
          picture.copyright === '' ? null : element('p', { class: 'soft' }, picture.copyright),
        ];
  return writeShell(
    {
      language,
      title: `${title} — ${issuerOf(release).name}`,
      look,
      focal_point: shown?.focal_point,
      statement,
    },
    [element('link', { rel: 'canonical', href: address })],
    [
      writeImage(found),
      element(
        'div',
        { class: 'words' },
        words,
        credit === ''
          ? null
          : element(
              'p',
              { class: 'soft' },
              toText({ key: 'embed_credit', parameters: { name: credit } }, language),
            ),
        picture === null ? null : element('p', told, link(address, release.title)),
        picture === null
          ? element('p', { class: 'soft' }, link(address, toText({ key: 'embed_read' }, language)))
          : source,
      ),
    ],
  );
}

/** Shown for missing or withdrawn content. */
export const writeAbsence = (
  language: Language,
  key: 'embed_missing' | 'embed_withdrawn',
  look: Pick<MailLook, 'wall'>,
  note = '',
): Frame => {
  const title = toText({ key }, language);
  return writeShell(
    { language, title, look },
    [],
    [element('div', { class: 'words' }, element('p', {}, title), textElement('p', note))],
  );
};
