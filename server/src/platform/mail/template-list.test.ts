import { LANGUAGES } from '@press-room/contract/languages';
import { describe, expect, it } from 'vitest';
import { greetingName, renderMail } from './layout.ts';
import type { MailTemplate } from './template.ts';
import { MAIL_TEMPLATES } from './template-list.ts';

const letters: [string, MailTemplate][] = Object.entries(MAIL_TEMPLATES);
const parameters = {
  email: 'new@example.com',
  code: '123 456',
  person: 'Zoë <Rossi>',
  reason: 'one\ntwo',
  date: '1 May',
  hours: '6',
  event: 'Fair 2027',
  due: '5 May',
  days: '20–24 September 2027',
  until: '19 May',
  id: '7',
  reference: '2026-00042',
  subject: 'A question',
  message: 'One\ntwo',
  facts: 'Name: Zoë <Rossi>',
  original: '> one',
  passkey: 'Laptop',
  left: '9',
  release: '7',
  kit: '7',
  title: 'A tile',
  summary: 'News',
  news: 'one\n\ntwo',
  company: 'Forni Riuniti',
  wanted: 'Forni',
  note: 'As you wish',
  people: 'Zoë (zoe@example.com)',
  about: 'All press releases',
  address: 'Page: https://press.example/it/comunicati/1',
  files: 'A tile (JPEG, 2 MB)',
  when: '1 May 2027, 10:00 CEST',
  place: 'Press centre',
  link: 'https://video.example/x',
  notice: 'Another room',
};
const house = { name: 'Assofornace', theme: 'terracotta', colours: null } as const;
const url = 'https://press.example/#/account/verify-account/user_id=1&timestamp=2&signature=x-_y';

const placeholders = ({ subject, paragraphs, action = '', note = '' }: MailTemplate['en']): string[] =>
  [...new Set([subject, ...paragraphs, action, note].join(' ').match(/\{\w+\}/g))].toSorted();

describe.each(letters)('letter %s', (_name, letter) => {
  it('says the same in both languages: parameters, button and small print', () => {
    expect(placeholders(letter.it)).toEqual(placeholders(letter.en));
    expect(letter.it.paragraphs).toHaveLength(letter.en.paragraphs.length);
    for (const part of ['action', 'note'] as const) {
      expect(letter.it[part] === undefined).toBe(letter.en[part] === undefined);
    }
    const leads = [letter.link, letter.page, letter.screen].some((way) => way !== undefined);
    expect(letter.en.action !== undefined).toBe(leads);
    expect(letter.it.subject).not.toBe(letter.en.subject);
  });

  it.each(LANGUAGES)('is readable in %s, as text and as HTML', (language) => {
    const wording = letter[language];
    const target = wording.action === undefined ? null : url;
    const mail = renderMail(wording, { language, name: 'Zoë', parameters, url: target, house });
    expect(mail.subject).toMatch(/^\S.{5,70} – Assofornace$/);
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain('Zoë');
      expect(form).toContain(language === 'it' ? 'ufficio stampa' : 'press office');
      expect(form).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
    }
    expect(mail.text).not.toMatch(/<\/?[a-z]|button|pulsante/);
    expect(`${mail.subject}${mail.text}`).not.toMatch(/\p{L}'\p{L}/u);
    // Gender-neutral address.
    expect(`${wording.action ?? ''} ${mail.text}`).not.toMatch(
      /\b(?:stato tu|stata tu|non sono stat[oa])\b/i,
    );
    expect(mail.text).toMatch(language === 'it' ? /^Buongiorno Zoë,\n\n/ : /^Hello Zoë,\n\n[^\p{Ll}]/u);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).not.toMatch(/<(?:script|link|img|iframe)|http:|style="[^"]*url/);
    expect(mail.html).not.toContain('Zoë <Rossi>');
    if (target === null) return;
    expect(mail.text.split('\n')).toContain(target);
    expect(mail.html).toContain(`href="${target.replaceAll('&', '&#38;')}"`);
  });
});

it('has a full button only in letters that ask for something, or bring it', () => {
  const full = letters.flatMap(([name, { en, isNotice }]) =>
    en.action !== undefined && isNotice === undefined ? [name] : [],
  );
  expect(full).toEqual(
    'appointment-link appointment-confirmed appointment-moved-up appointment-colleague appointment-papers verify-account finish-registration reset-password sign-in invitation company-invitation company-claim-refused company-name-refused verify-email accreditation-request accreditation-approved accreditation-refused erasure-request contact-answer release-news kit-submitted kit-returned kit-withdrawn fair-request fair-appeal fair-question fair-approved fair-refused alert-confirm data-copy data-erase'.split(
      ' ',
    ),
  );
  const [[, letter] = []] = letters;
  if (letter === undefined) throw new Error('There is no letter');
  const draw = (isNotice: boolean) =>
    renderMail(letter.en, { language: 'en', name: '', parameters, url, house, isNotice }).html;
  expect([draw(false).includes('class="fill"'), draw(true).includes('class="fill"')]).toEqual([true, false]);
});

describe('a group’s own colour', () => {
  it('stands where its theme’s would', () => {
    const colours = { light: '#7a1f2b', dark: '#f0a0aa' };
    const [letter] = letters.map(([, each]) => each);
    if (letter === undefined) throw new Error('There is no letter');
    const render = (worn: typeof colours | null): string =>
      renderMail(letter.en, {
        language: 'en',
        name: '',
        parameters,
        url,
        house: { ...house, colours: worn },
      }).html;
    expect(render(null)).toContain('#983519');
    expect(render(colours)).not.toContain('#983519');
    expect(render(colours)).toContain('#7a1f2b');
  });
});

describe('greeting', () => {
  it.each([
    ['Zoë', 'Zoë'],
    ["Gian-Maria D'Aosta", "Gian-Maria D'Aosta"],
    ['Dr. Ada', 'Dr. Ada'],
    ['', ''],
    ['click https://evil.example', ''],
    ['evil.example', ''],
    ['You won 1000 €', ''],
    ['x'.repeat(41), ''],
    ['a\nb', ''],
  ])('%j is greeted as %j', (name, greeted) => {
    expect(greetingName(name)).toBe(greeted);
  });
});
