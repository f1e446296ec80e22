import { describe, expect, it } from 'vitest';
import { renderReleaseText } from '../../../../../server/src/edge/downloads/release-texts/plain.ts';
import { sanitizeRichText } from '../../../../../server/src/platform/text/rich-text.ts';
import { CORPUS } from '../../../admin/components/rich-text/corpus.ts';
import { buildRelease } from '../../../test/builders.ts';
import { toRichText } from './rich-text.ts';

it('puts headline, standfirst and text on the clipboard, with markup escaped', () => {
  const { html, plain } = toRichText(
    buildRelease({ title: 'Clay & fire', subtitle: 'A <new> kiln' }),
    'https://press.example/#/press-release/1',
  );
  expect(html).toContain('<h1>Clay &amp; fire</h1>\n<h2>A &lt;new&gt; kiln</h2>');
  expect(html).toContain('<li>Germany</li>');
  expect(plain).toBe(
    [
      'Clay & fire',
      'A <new> kiln',
      'Site Alpha, 12 March 2026',
      'Sales abroad reached three billion.',
      'First paragraph.',
      '- Germany',
      'About us.',
      'Press office, Enquiries, press@example.com, +39 0536 000',
      'https://press.example/#/press-release/1',
    ].join('\n\n'),
  );
  expect(html).toContain('<p>Site Alpha, 12 March 2026</p>');
  expect(html).toContain('<a href="https://press.example/#/press-release/1">');
});

it('begins with the line of an embargo', () => {
  const embargo = { until: '2026-11-21T09:00:00.000Z', line: 'Not <before> noon.' };
  const { html, plain } = toRichText(buildRelease({ embargo }), 'https://press.example/');
  expect(html).toMatch(/^<p><strong>Not &lt;before&gt; noon\.<\/strong><\/p>\n<h1>/);
  expect(plain).toMatch(/^Not <before> noon\.\n\nExports grow/);
});

it('says what was corrected and when, in the language of the note', () => {
  const corrections = [{ at: '2026-11-20T10:00:00.000Z', note: 'Ora <12>.', language: 'it' as const }];
  const { html, plain } = toRichText(buildRelease({ corrections }), 'https://press.example/');
  expect(html).toContain('<p>Rettifica del 20 novembre 2026: Ora &lt;12&gt;.</p>');
  expect(plain).toContain('\n\nRettifica del 20 novembre 2026: Ora <12>.\n\nSales');
});

describe('the plain form', () => {
  const ADDRESS = 'https://press.example/';
  const toPlain = (body: string): string =>
    toRichText(buildRelease({ body, boilerplate: '', abstract: '', subtitle: '', contacts: [] }), ADDRESS)
      .plain;
  /** Text between the heading and the address. */
  const toBody = (html: string): string => toPlain(html).split('\n\n').slice(2, -1).join('\n\n');

  it.each([
    [
      'points with points of their own',
      '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
      '- One\n  - Inner\n- Two',
    ],
    ['numbered points', '<ol start="3"><li>Three</li><li>Four</li></ol>', '3. Three\n4. Four'],
    ['broken lines', '<p>One<br />Two</p>', 'One\nTwo'],
    [
      'cells of paragraphs and points beside plain ones',
      '<table><tbody><tr><td>Plain</td><td><p>One</p><ul><li>Point</li></ul></td></tr></tbody></table>',
      'Plain | One Point',
    ],
    ['signs', '<p>Fish &amp; &lt;chips&gt; &quot;here&quot; &amp;lt;</p>', 'Fish & <chips> "here" &lt;'],
  ])('has %s', (_what, html, text) => {
    expect(toBody(html)).toBe(text);
  });

  it('breaks no line for its length', () => {
    const long = 'word '.repeat(40).trim();
    expect(toBody(`<p>${long}</p><blockquote><p>${long}</p></blockquote>`)).toBe(`${long}\n\n> ${long}`);
  });

  it.each(CORPUS)('is the text that downloads have: %s', (_name, html) => {
    const body = sanitizeRichText(html);
    const { group, ...release } = buildRelease({
      body,
      boilerplate: '',
      abstract: '',
      subtitle: '',
      contacts: [],
    });
    const file = renderReleaseText({ ...release, issuer: group.name, page: 'https://press.example/' });
    expect(toBody(body)).toBe(file.trimEnd().split('\n\n').slice(2).join('\n\n'));
  });
});
