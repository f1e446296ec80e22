import { describe, expect, it } from 'vitest';
import { readZip } from '../../../../test/zip.ts';
import { renderReleaseDocx } from './docx.ts';
import { renderReleaseHtml } from './html.ts';
import { renderReleaseText } from './plain.ts';
import type { ReleaseDocument } from './release-document.ts';

const RELEASE: ReleaseDocument = {
  language: 'it',
  issuer: 'Tiles & Sons',
  date: '2026-11-20',
  title: 'Perché <b> “la città” è così 🧱',
  subtitle: 'Un sottotitolo',
  abstract: '',
  dateline: '',
  body: `<p>Testo <b>forte</b>, <i>obliquo</i>, CO<sub>2</sub>:
    <a href="https://example.com/?a=1&amp;b=2">un <b>link</b></a>.</p><script>alert(1)</script>
    <h2>Due &amp; tre</h2><ul><li>Uno</li><li><p>Due</p><ol start="3"><li>Dentro</li></ol></li></ul>
    <blockquote><p>Cito.</p></blockquote><hr>
    <table><tr><th>A</th><th>B</th></tr><tr><td><p>x</p><p>y</p></td></tr></table><p>${'parola '.repeat(20)}</p>`,
  boilerplate: '<p>Chi siamo: <a href="mailto:a@b.it">a@b.it</a></p>',
  corrections: [{ at: '2026-11-22T23:30:00.000Z', note: 'La <cifra> è 12.', language: 'it' }],
  contacts: [{ name: 'Ada <Rossi>', role: 'Ufficio stampa', email: 'ada@example.com', phone: '' }],
};

const FIGURES = {
  ...RELEASE,
  body: '<table><tr><th>Mercato</th><th>Vendite</th></tr><tr><td>Spagna</td><td>-4,2 mln</td></tr></table>',
};

describe('a release as HTML', () => {
  const page = renderReleaseHtml(RELEASE);

  it('says its language and escapes what is no HTML', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="it">/);
    expect(page).toContain('<h1>Perché &#60;b&#62; “la città” è così 🧱</h1>');
    expect(page).toContain('<time datetime="2026-11-20">20 novembre 2026</time>');
    expect(page).toContain('Tiles &#38; Sons');
    expect(page).toContain(
      '<strong>Ada &#60;Rossi&#62;</strong><br>Ufficio stampa<br><a href="mailto:ada@example.com">',
    );
    expect(page).toContain('Contatti per la stampa');
    expect(page).toContain('<strong>Rettifica del 23 novembre 2026:</strong> La &#60;cifra&#62; è 12.');
  });

  it('has figures under each other, with a true minus', () => {
    const { 1: cells } = renderReleaseHtml(FIGURES).split('<td>Spagna</td>');
    expect(cells).toMatch(/^<td data-figures="">−4,2 mln</);
    expect(renderReleaseHtml({ ...FIGURES, body: '', boilerplate: FIGURES.body })).toContain('>−4,2 mln<');
    expect(page).toContain('[data-figures]{text-align:right');
  });

  it('keeps the text, and nothing that acts', () => {
    expect(page).toContain('<strong>forte</strong>');
    expect(page).not.toMatch(/<script|alert/);
  });
});

describe('a release as plain text', () => {
  it('has wrapped lines, lists and addresses of links', () => {
    expect(renderReleaseText(RELEASE)).toBe(`Tiles & Sons · 20 novembre 2026

Perché <b> “la città” è così 🧱
===============================

Un sottotitolo

Rettifica del 23 novembre 2026: La <cifra> è 12.

Testo forte, obliquo, CO₂: un link (https://example.com/?a=1&b=2).

Due & tre
---------

- Uno
- Due
  3. Dentro

> Cito.

* * *

A | B
x y

parola parola parola parola parola parola parola parola parola parola parola
parola parola parola parola parola parola parola parola parola

Chi siamo: a@b.it

CONTATTI PER LA STAMPA

Ada <Rossi>
Ufficio stampa
ada@example.com
`);
  });

  it('has a true minus', () => {
    expect(renderReleaseText(FIGURES)).toContain('Mercato | Vendite\nSpagna | −4,2 mln\n');
  });

  it('raises and lowers figures, and keeps letters on the line', () => {
    const body = '<p>10<sup>-3</sup> m<sup>2</sup>, 1<sup>re</sup>, x<sub>(n)</sub></p>';
    expect(renderReleaseText({ ...RELEASE, body })).toContain('10⁻³ m², 1re, x(n)\n');
  });

  it('leaves out what there is none of', () => {
    const bare = { ...RELEASE, subtitle: '', body: '', boilerplate: '', corrections: [], contacts: [] };
    expect(renderReleaseText(bare).split('\n')).toHaveLength(5);
  });
});

describe('a release as a Word document', () => {
  it('has headings, looks, lists, links and its language', async () => {
    const files = await readZip(await renderReleaseDocx(RELEASE));
    const text = String(files['word/document.xml']);
    expect(text).toContain('<w:pStyle w:val="Heading1"/>');
    expect(text).toContain('<w:pStyle w:val="Heading2"/>');
    expect(text).toContain('Perché &lt;b&gt; “la città” è così 🧱');
    expect(text).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*>forte</);
    expect(text).toMatch(/<w:i\/>(?:(?!<\/w:r>).)*>obliquo</);
    expect(text).toContain('<w:vertAlign w:val="subscript"/>');
    expect(text).toMatch(/>Rettifica del 23 novembre 2026:<.*> La &lt;cifra&gt; è 12\.</);
    expect(text.match(/<w:numPr>/g)).toHaveLength(3);
    expect(text).toContain('r:id="rIdlink1"');
    expect(text.match(/<w:tr>/g)).toHaveLength(2);
    expect(text).not.toContain('alert');
    const links = String(files['word/_rels/document.xml.rels']);
    expect(links).toContain('Id="rIdlink1"');
    expect(links).toContain('Target="https://example.com/?a=1&amp;b=2" TargetMode="External"');
    expect(String(files['word/styles.xml'])).toContain('<w:lang w:val="it-IT"/>');
    expect(String(files['docProps/core.xml'])).toContain('<dc:title>Perché &#60;b&#62;');
  });

  it('has figures under each other, with a true minus', async () => {
    const text = String((await readZip(await renderReleaseDocx(FIGURES)))['word/document.xml']);
    expect(text.match(/<w:jc w:val="end"\/>/g)).toHaveLength(2);
    expect(text).toMatch(/<w:jc w:val="end"\/>(?:(?!<\/w:p>).)*−4,2 mln/);
  });

  it('has no place for control characters', async () => {
    const odd = { ...RELEASE, title: 'a\u0001b', body: '<p>c\u0001d</p>' };
    const files = await readZip(await renderReleaseDocx(odd));
    expect(String(files['word/document.xml'])).toMatch(/>ab<.*>cd</s);
  });

  it('is the same bytes whenever it is made', async () => {
    const one = await renderReleaseDocx(RELEASE);
    // Times in a ZIP have steps of two seconds, so the creation is moved, not the clock.
    const now = Date.now;
    Date.now = () => now() + 86_400_000;
    try {
      expect(await renderReleaseDocx(RELEASE)).toEqual(one);
    } finally {
      Date.now = now;
    }
  });
});
