import { expect, it } from 'vitest';
import { buildRelease } from '../../../test/builders.ts';
import { toPlainText, toRichText } from './rich-text.ts';

it('puts headline, standfirst and text on the clipboard, with markup escaped', () => {
  const { html, plain } = toRichText(
    buildRelease({ title: 'Clay & fire', subtitle: 'A <new> kiln' }),
    'Text.',
    'https://press.example/#/press-release/1',
  );
  expect(html).toContain('<h1>Clay &amp; fire</h1>\n<h2>A &lt;new&gt; kiln</h2>');
  expect(html).toContain('<li>Germany</li>');
  expect(plain).toBe(
    [
      'Clay & fire',
      'A <new> kiln',
      'Site Alpha, 12 March 2026',
      'Text.',
      'Press office, Enquiries, press@example.com, +39 0536 000',
      'https://press.example/#/press-release/1',
    ].join('\n\n'),
  );
  expect(html).toContain('<p>Site Alpha, 12 March 2026</p>');
  expect(html).toContain('<a href="https://press.example/#/press-release/1">');
});

it('says what was corrected and when, in the language of the note', () => {
  const corrections = [{ at: '2026-11-20T10:00:00.000Z', note: 'Ora <12>.', language: 'it' as const }];
  const { html, plain } = toRichText(buildRelease({ corrections }), 'Text.', 'https://press.example/');
  expect(html).toContain('<p>Rettifica del 20 novembre 2026: Ora &lt;12&gt;.</p>');
  expect(plain).toContain('\n\nRettifica del 20 novembre 2026: Ora <12>.\n\nText.');
});

it('separates blocks and marks list entries in plain text', () => {
  const passage = document.createElement('div');
  passage.innerHTML =
    '<p>One <em>two</em></p><ul><li>Three</li></ul><table><tbody><tr><td>Four</td><td>5</td></tr></tbody></table>';
  expect(toPlainText(passage)).toBe('One two\n\n- Three\n\nFour\t5');
});
