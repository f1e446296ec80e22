import { expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

it.each([
  ['<p>Uno</p><p>due</p>', 'Uno\ndue'],
  ['<ul><li>a</li><li>b</li></ul>c<br>d', 'a\nb\nc\nd'],
  ['<p>CO<sub>2</sub> e <strong>gr</strong>es</p>', 'CO2 e gres'],
  [
    '<p>citt&agrave; &amp; arte&nbsp;&#8212; &#x2019; &hellip; &bogus; &constructor;</p>',
    'città & arte — ’ … &bogus; &constructor;',
  ],
  ['<a href="x" title="1 &lt; 2">link</a>', 'link'],
  ['1 < 2 & 3', '1 < 2 & 3'],
  ['  a \t\n  b  ', 'a\nb'],
  ['&#0;&#99999999;&#x110000;', '&#99999999;'],
  ['<p>a </p> <p>&nbsp;b\u00a0<b> c</b></p>', 'a\nb c'],
  ['a < b <i>c</i> > d', 'a < b c > d'],
  ['&#x1F3FA;<p>🏺 </p>', '🏺\n🏺'],
  ['', ''],
])('reads %j as %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

it.each(['<', '<a', '&', ' \n', '<p>', '</'])('reads a megabyte of %j at once', (part) => {
  const before = process.threadCpuUsage();
  toPlainText(part.repeat(1_000_000 / part.length));
  // Processor time, because the machine may be busy.
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000);
});
