import { expect, it } from 'vitest';
import { buildRelease } from '../../../test/builders.ts';
import { toCopied } from './copy-forms.ts';

const ADDRESS = 'https://press.example/en/releases/2026/kilns-1';
const RELEASE = buildRelease({
  title: 'Clay & *fire*',
  subtitle: 'A <new> kiln',
  body: '<p>One <b>two</b></p>',
});

it('is plain text, or the source of the HTML beside it', () => {
  expect(toCopied(RELEASE, ADDRESS, 'plain')).toEqual({
    html: null,
    plain: expect.stringMatching(/^Clay & \*fire\*\n\nA <new> kiln\n\n/) as string,
  });
  const { html, plain } = toCopied(RELEASE, ADDRESS, 'html');
  expect(html).toContain('<h1>Clay &amp; *fire*</h1>');
  expect(plain).toBe(html);
});

it('is Markdown in which no word is read as a mark', () => {
  const { html, plain } = toCopied(RELEASE, ADDRESS, 'markdown');
  expect(html).toBeNull();
  expect(plain).toMatch(/^# Clay \\& \\\*fire\\\*\n\n## A \\<new\\> kiln\n\nSite Alpha, 12 March 2026\n\n/);
  expect(plain).toContain('One **two**');
  expect(plain).toMatch(new RegExp(`<${ADDRESS}>\n$`));
});

it('names its source in the language of the text', () => {
  const { html, plain } = toCopied(RELEASE, ADDRESS, 'credit');
  const credit = `Source: Site Alpha, 12 March 2026, “Clay & *fire*”, ${ADDRESS}`;
  expect(plain.endsWith(`\n\n${credit}`)).toBe(true);
  expect(html).toContain(`<p><em>${credit.replace('&', '&amp;')}</em></p>`);
  const italian = toCopied({ ...RELEASE, language: 'it' }, ADDRESS, 'credit');
  expect(italian.plain).toContain('Fonte: Site Alpha, 12 marzo 2026, «Clay & *fire*»');
});

it('begins with the line of an embargo in each form', () => {
  const line = 'Not before noon';
  const release = buildRelease({ embargo: { until: '2026-11-21T09:00:00.000Z', line } });
  for (const form of ['rich', 'plain', 'html', 'markdown', 'credit'] as const) {
    const { html, plain } = toCopied(release, ADDRESS, form);
    expect(plain).toMatch(/^(?:> \*\*|<p><strong>)?Not before noon/);
    if (html !== null) expect(html).toMatch(/^<p><strong>Not before noon/);
  }
});
