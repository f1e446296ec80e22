import { describe, expect, it } from 'vitest';
import { fromAnswer, splitPassages, toSent, toWords } from './passages.ts';

const HTML =
  '<h2>Uno</h2><ul><li>Due <strong>tre</strong></li></ul><table><tbody><tr><td>4</td><td>a<br />b</td></tr></tbody></table>';

describe('the passages of a text', () => {
  it('are what stands between the tags of blocks', () => {
    const pieces = splitPassages(HTML);
    expect(pieces.map(({ html }) => html).join('')).toBe(HTML);
    expect(pieces.flatMap(({ html, isPassage }) => (isPassage ? [html] : []))).toEqual([
      'Uno',
      'Due <strong>tre</strong>',
      'a<br />b',
    ]);
  });

  it('are sent with numbered tags and marked names, and come back as they were', () => {
    const html =
      'Da <a href="https://x.example/?a=1&amp;b=2">Alfa &amp; Figli</a>, non Alfabeto:<br /><em>sì</em>';
    const sent = toSent(html, ['Alfa', 'Alfa & Figli']);
    expect(sent.xml).toBe('Da <t1><keep>Alfa &amp; Figli</keep></t1>, non Alfabeto:<t2/><t3>sì</t3>');
    expect(sent.names).toEqual(['Alfa & Figli']);
    expect(fromAnswer(sent.xml, sent)).toBe(html);
    expect(fromAnswer(sent.xml.replace('Da ', 'From ').replaceAll('keep', 'keep'), sent)).toContain(
      'From <a href',
    );
  });

  it.each([
    'Hello',
    '<t1>Hello',
    '<t1>Hello</t1><t1>again</t1>',
    '<t1>Hello</t2>',
    '<t1>Hello</t1><t2>x</t2>',
    '<t1/>Hello',
    '<t1>Hello</t1> <a href="https://evil.example">here</a>',
    '<t1>Hello</t1><script>',
    '<t1>Hello</t1></t1>',
  ])('are not taken where the tags are others: %s', (answer) => {
    expect(fromAnswer(answer, toSent('<strong>Ciao</strong>', []))).toBeNull();
  });

  it('hold no tags that came as words', () => {
    const answer = '<t1>&lt;script&gt; &#60;b&#62; R&amp;D</t1>';
    const html = fromAnswer(answer, toSent('<strong>Ciao</strong>', []));
    expect(html).toBe('<strong>&lt;script&gt; &lt;b&gt; R&amp;D</strong>');
    expect(toWords(html ?? '')).toBe('<script> <b> R&D');
    expect(toWords('&constructor;')).toBe('&constructor;');
  });
});
