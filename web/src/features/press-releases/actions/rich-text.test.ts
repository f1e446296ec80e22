import { expect, it } from 'vitest';
import { buildRelease } from '../../../test/builders.ts';
import { toPlainText, toRichText } from './rich-text.ts';

it('puts headline, standfirst and text on the clipboard, with markup escaped', () => {
  const { html, plain } = toRichText(
    buildRelease({ title: 'Clay & fire', subtitle: 'A <new> kiln' }),
    'Text.',
  );
  expect(html).toContain('<h1>Clay &amp; fire</h1>\n<h2>A &lt;new&gt; kiln</h2>');
  expect(html).toContain('<li>Germany</li>');
  expect(plain).toBe('Clay & fire\n\nA <new> kiln\n\nText.');
});

it('separates blocks and marks list entries in plain text', () => {
  const passage = document.createElement('div');
  passage.innerHTML = '<p>One <em>two</em></p><ul><li>Three</li></ul><blockquote><p>Four</p></blockquote>';
  expect(toPlainText(passage)).toBe('One two\n\n- Three\n\nFour');
});
