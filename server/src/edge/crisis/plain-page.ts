import { hash } from 'node:crypto';
import type { Crisis } from '@press-room/contract/crisis';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { toMailtoUrl } from '@press-room/contract/mail-addresses';
import type { StoredPressGroup } from '../../core/sites/press-groups.ts';
import type { StoredOffice } from '../../core/sites/press-office.ts';
import { lookOf } from '../../platform/mail/looks.ts';
import { inRome, wordsIn } from '../../platform/text/bilingual.ts';
import { type MessageKey, toText } from '../../platform/text/messages.ts';
import { element, Xml } from '../../platform/text/xml.ts';

interface PlainPage {
  group: StoredPressGroup;
  /** Null: none. */
  crisis: Crisis | null;
  office: StoredOffice;
  publicUrl: string;
}

// Contains no characters that HTML interprets.
const styleOf = (wall: string): string =>
  `:root{color-scheme:light dark;--line:#767b84;--soft:#4d535d}
@media (prefers-color-scheme:dark){:root{--line:#8b93a3;--soft:#b6bac2}}
*{box-sizing:border-box;margin:0}
body{font:1.0625rem/1.55 system-ui,sans-serif;border-block-start:6px solid ${wall};overflow-wrap:anywhere}
header,main{max-inline-size:44rem;margin-inline:auto;padding:1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;justify-content:space-between}
nav a{margin-inline-end:1rem}
main>section+section{margin-block-start:2.5rem;padding-block-start:2.5rem;border-block-start:1px solid var(--line)}
h1{font:400 1.9rem/1.2 Georgia,serif;margin-block-end:.25rem}
h2{font:600 1.15rem/1.3 system-ui,sans-serif;margin-block:1.75rem .5rem}
p,li{margin-block-start:.6rem}
ul,ol{padding:0;list-style:none}
a{color:LinkText;display:inline-block;padding-block:.2rem}
.lines{white-space:pre-line}
.soft{color:var(--soft);font-size:.9375rem}
@media print{nav{display:none}}`;

/** Statement, updates, questions and contacts in both languages, without script. */
export function drawPlainPage({ group, crisis, office, publicUrl }: PlainPage): {
  html: string;
  policy: string;
} {
  const style = styleOf(lookOf(group).wall);
  const parts = LANGUAGES.map((language) => drawPart({ group, crisis, office, publicUrl }, language));
  const title = crisis === null ? group.name : `${crisis.title.it} / ${crisis.title.en} – ${group.name}`;
  const html = element(
    'html',
    { lang: 'it' },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('title', {}, title),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      new Xml(`<style>${style}</style>`),
    ),
    element(
      'body',
      {},
      element(
        'header',
        {},
        element('strong', {}, group.name),
        element(
          'nav',
          { 'aria-label': 'Lingua / Language' },
          element('a', { href: '#it', lang: 'it' }, 'Italiano'),
          element('a', { href: '#en', lang: 'en' }, 'English'),
        ),
      ),
      element('main', {}, parts.toReversed()),
    ),
  );
  return {
    html: `<!doctype html>\n${html.text}\n`,
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

function drawPart({ crisis, office, publicUrl, group }: PlainPage, language: Language): Xml {
  const say = (key: MessageKey, parameters = {}): string => toText({ key, parameters }, language);
  const link = (href: string, text: string) => element('a', { href }, text);
  const room = `${publicUrl}/${language}`;
  if (crisis === null)
    return element(
      'section',
      { id: language, lang: language },
      element('h1', {}, group.name),
      element('p', {}, say('crisis_page_none')),
      element('p', {}, link(room, say('crisis_page_room'))),
    );
  const { updates, started_at, updated_at } = crisis;
  const phone = crisis.phone || office.phone;
  const email = crisis.email || office.email;
  const time = (at: string) => element('time', { datetime: at }, inRome(at, language));
  return element(
    'section',
    { id: language, lang: language },
    element('h1', {}, crisis.title[language]),
    element('p', { class: 'soft' }, say('crisis_page_as_of', { at: inRome(updated_at, language) })),
    toParagraphs(crisis.text[language]),
    updates.length > 0 && started_at !== null
      ? [
          element('h2', {}, say('crisis_page_updates')),
          element(
            'ol',
            {},
            updates.map(({ at, text }) =>
              element(
                'li',
                {},
                element('strong', {}, time(at)),
                element('div', { class: 'lines' }, text[language]),
              ),
            ),
          ),
        ]
      : null,
    element('h2', {}, say('crisis_page_questions')),
    element(
      'ul',
      {},
      phone === '' ? null : element('li', {}, link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)),
      email === '' ? null : element('li', {}, link(toMailtoUrl(email), email)),
      element('li', {}, link(toFormUrl(publicUrl, group.id), say('crisis_page_form'))),
    ),
    office.people.length > 0
      ? [
          element('h2', {}, say('crisis_page_contacts')),
          element(
            'ul',
            {},
            office.people.map((person) =>
              element(
                'li',
                {},
                [person.name, wordsIn(person.role, language)].filter(Boolean).join(', '),
                [person.phone, person.mobile]
                  .filter(Boolean)
                  .map((number) => [' · ', link(`tel:${number.replace(/[^+\d]/g, '')}`, number)]),
                person.email === '' ? null : [' · ', link(toMailtoUrl(person.email), person.email)],
              ),
            ),
          ),
        ]
      : null,
    element('p', {}, link(room, say('crisis_page_room'))),
  );
}

/** Address of the contact form of a press group. */
const toFormUrl = (publicUrl: string, group: number): string =>
  `${publicUrl}/#/contact-us?urgent=true&press_group=${group}`;

const toParagraphs = (text: string): Xml[] =>
  text.split(/\n\s*\n/).map((paragraph) => element('p', { class: 'lines' }, paragraph.trim()));
