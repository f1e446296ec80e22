import { hash } from 'node:crypto';
import type { Language } from '@press-room/contract/languages';
import type { FastifyReply } from 'fastify';
import type { StoredPressGroup } from '../../../core/sites/press-groups.ts';
import { lookOf, type MailLook } from '../../../platform/mail/looks.ts';
import { PICTURE_GROUNDS } from '../../../platform/pictures/open-picture.ts';
import { type MessageKey, toText } from '../../../platform/text/messages.ts';
import { element, Xml } from '../../../platform/text/xml.ts';

/** A press group with its statements during a crisis. */
export type Place = StoredPressGroup & { statements: Readonly<Record<Language, Xml | null>> };

/** A page for people without an account: no script, one style. */
export interface Page {
  language: Language;
  house: Place | null;
  title: MessageKey | { words: string };
  content: readonly (Xml | null)[];
  /** Shows pictures of this site. */
  hasPictures?: boolean;
}

/** Class for the colour behind a picture: the page allows only its single style. */
export const groundClass = (colour: string): string => `on-${colour.slice(1)}`;

// Contains no characters that HTML interprets.
const styleOf = ({ glaze, wall, ground, ink, inkSoft, joint }: MailLook): string =>
  `:root{color-scheme:light dark;--ground:${ground};--card:#fff;--ink:${ink};--soft:${inkSoft};--line:${joint};--act:${glaze};--on:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#14171c;--card:#1d2127;--ink:#eef0f2;--soft:#b6bac2;--line:#3a3f48;--act:#c9d6ff;--on:#14171c}}
*{box-sizing:border-box;margin:0}
body{background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{border-block-start:6px solid ${wall};border-block-end:1px solid var(--line);background:var(--card)}
header p,main{max-inline-size:44rem;margin-inline:auto;padding:1rem}
header p{font:1.35rem/1.2 Georgia,serif}
main{padding-block:2rem 4rem;display:grid;gap:1.25rem}
h1{font:400 2rem/1.15 Georgia,serif}
h2{font:600 1.1rem/1.3 system-ui,sans-serif}
form:not(.bare),.card{background:var(--card);border:1px solid var(--line);padding:1.25rem;display:grid;gap:1rem}
.fields{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(14rem,100%),1fr))}
label{display:grid;gap:.3rem;align-content:start;font-weight:600}
label small{font-weight:400}
label.check{grid-template-columns:auto 1fr;align-items:center;gap:.6rem;font-weight:400}
label.check input{inline-size:1.35rem;min-block-size:1.35rem}
fieldset{border:1px solid var(--line);padding:1rem;display:grid;gap:.75rem}
input,select{font:inherit;font-weight:400;color:inherit;background:var(--card);border:1px solid var(--soft);padding:.55rem .6rem;min-block-size:2.75rem;inline-size:100%}
button{font:inherit;font-weight:600;min-block-size:2.75rem;padding:.6rem 1.25rem;border:1px solid var(--act);background:var(--act);color:var(--on);cursor:pointer}
button.quiet{background:none;color:var(--act)}
.row{display:flex;flex-wrap:wrap;gap:.75rem}
a{color:var(--act)}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
.soft,small{color:var(--soft);font-size:.9rem}
.card img{max-inline-size:100%;block-size:auto}
${PICTURE_GROUNDS.map((ground) => `.${groundClass(ground)}{background:${ground}}`).join('\n')}
.crisis{padding:1rem;border-block-end:3px solid #b3261e;background:var(--card)}
.crisis>*{display:block;max-inline-size:42rem;margin-inline:auto}
.crisis p{white-space:pre-line;margin-block:.35rem}
.button{display:inline-block;font-weight:600;padding:.6rem 1.25rem;border:1px solid var(--act);background:var(--act);color:var(--on);text-decoration:none}
.button.quiet{background:none;color:var(--act)}
.lines{white-space:pre-line}
summary{cursor:pointer;color:var(--act);min-block-size:1.75rem}
.notice{border-inline-start:4px solid var(--act);padding:.6rem 1rem;background:var(--card)}`;

export const say = (language: Language, key: MessageKey, parameters = {}): string =>
  toText({ key, parameters }, language);

export const paragraph = (text: string, name: string | null = null): Xml =>
  element('p', { class: name }, text);

export const link = (href: string, text: string): Xml => element('p', {}, element('a', { href }, text));

interface PostButton {
  /** Address; default: the address of the page. */
  to?: string;
  /** Value of the field `action`. */
  value?: string;
  /** Less prominent, beside a main action. */
  isQuiet?: boolean;
}

/** A button that posts to the address of the page, or to another one. */
export const postButton = (text: string, { to, value, isQuiet = false }: PostButton = {}): Xml =>
  element(
    'form',
    { method: 'post', action: to ?? null, class: 'bare' },
    element(
      'div',
      { class: 'row' },
      element(
        'button',
        {
          name: value === undefined ? null : 'action',
          value: value ?? null,
          class: isQuiet ? 'quiet' : null,
        },
        text,
      ),
    ),
  );

/** Not cached, not indexed, and without a referrer, because its address is secret. */
export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  const { language, house, title, content, hasPictures = false } = page;
  const style = styleOf(lookOf(house));
  const heading = typeof title === 'string' ? say(language, title) : title.words;
  const place = house?.name ?? say(language, 'manifest_name');
  const html = element(
    'html',
    { lang: language },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('title', {}, `${heading} – ${place}`),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'robots', content: 'noindex' }),
      new Xml(`<style>${style}</style>`),
    ),
    element(
      'body',
      {},
      house?.statements[language] ?? null,
      element('header', {}, element('p', {}, place)),
      element('main', {}, element('h1', {}, heading), content),
    ),
  );
  return reply
    .code(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': [
        "default-src 'none'",
        ...(hasPictures ? ["img-src 'self'"] : []),
        `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    })
    .send(`<!doctype html>\n${html.text}\n`);
}
