import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toHtml } from '../rich-text/html.ts';
import { richText } from '../rich-text/schema.ts';
import googleDocsExpected from './clipboard/google-docs.expected.txt?raw';
import googleDocs from './clipboard/google-docs.txt?raw';
import plainLibreOfficeExpected from './clipboard/libreoffice.expected.txt?raw';
import plainLibreOffice from './clipboard/libreoffice.txt?raw';
import libreOfficeExpected from './clipboard/libreoffice-changes.expected.txt?raw';
import libreOffice from './clipboard/libreoffice-changes.txt?raw';
import webPageExpected from './clipboard/web-page.expected.txt?raw';
import webPage from './clipboard/web-page.txt?raw';
import plainWordExpected from './clipboard/word.expected.txt?raw';
import plainWord from './clipboard/word.txt?raw';
import wordExpected from './clipboard/word-changes.expected.txt?raw';
import word from './clipboard/word-changes.txt?raw';
import { NOTHING_LEFT_OUT } from './left-out.ts';
import { cleanPasted, type Origin } from './paste.ts';
import { cleanPlainText, toPlainPaste } from './plain-text.ts';
import { listRtfPictures } from './rtf-pictures.ts';

const oneLine = (html: string): string => html.trim().replaceAll('\n', '');
const png = (name: string) => new File(['png'], name, { type: 'image/png' });

let editor: Editor | undefined;
afterEach(() => editor?.destroy());
const saved = (html: string): string => {
  editor = new Editor({ extensions: richText(), content: html, injectCSS: false, coreExtensionOptions: {} });
  return toHtml(editor.state.doc);
};

/** Cleans HTML, and lists the accepted files. */
function arrive(html: string, origin: Origin = {}) {
  const taken: File[] = [];
  const take = (file: File) => `key-${taken.push(file)}`;
  return { ...cleanPasted(html, { ...origin, take }), taken: taken.map(({ name }) => name) };
}

const LOCAL = '<img width=601 height=400 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.jpg">';
const RTF = String.raw`{\rtf1{\header{\pict\pngblip 00}}{\*\listtable{\*\listpicture{\pict\pngblip 01}}}
{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn pib}{\sv x}}}\picw12\pich9\jpegblip\bliptag-1{\*\blipuid 0a0b0c}
ffd8ff
00}}{\nonshppict{\pict\picw12\wmetafile8\bin4 }{}\ 0102}} text {\pict\emfblip 0102}{\pict\pngblip 8950}}`;

describe('what is pasted', () => {
  it.each([
    ['Word', plainWord, plainWordExpected],
    ['LibreOffice', plainLibreOffice, plainLibreOfficeExpected],
    ['Google Docs', googleDocs, googleDocsExpected],
    ['a web page', webPage, webPageExpected],
  ])('from %s keeps its structure and nothing else', (_name, html, expected) => {
    expect(saved(cleanPasted(html).html)).toBe(oneLine(expected));
  });

  it('keeps its weight where a content security policy applies no style of it', () => {
    const none = document.createElement('span').style;
    const style = vi.spyOn(HTMLElement.prototype, 'style', 'get').mockReturnValue(none);
    const cleaned = cleanPasted(
      '<p><span style="color:red; font-weight: 700">Bold</span> H<span style="vertical-align:sub">2</span></p>',
    );
    style.mockRestore();
    expect(cleaned.html).toBe('<p><strong>Bold</strong> H<sub>2</sub></p>');
  });
});

describe('a text with tracked changes', () => {
  it('comes from Word with its insertions, without deletions and comments, and says how many there were', () => {
    const { html, leftOut } = arrive(word);
    expect(saved(html)).toBe(oneLine(wordExpected));
    expect(leftOut).toEqual({ ...NOTHING_LEFT_OUT, deletions: 1, comments: 1, pictures: 1 });
  });

  it('is cleaned the same way from LibreOffice, with its pictures', () => {
    const { html, leftOut, taken } = arrive(libreOffice);
    expect(saved(html)).toBe(oneLine(libreOfficeExpected));
    expect(html).toContain('<figure data-coming="key-1"></figure><p>Dopo la figura.</p>');
    expect(taken).toEqual(['picture-1.png']);
    expect(leftOut).toEqual({ ...NOTHING_LEFT_OUT, deletions: 2, comments: 1 });
  });

  it.each([
    ['in spans of Word alone', '<p>A<span class="msoDel">B</span>C</p>', '<p>AC</p>'],
    ['in Word on the web', '<p>A<span class="TextRun TrackChangeTextDeletion">B</span>C</p>', '<p>AC</p>'],
    [
      'in rows',
      '<table><tr><td>A</td></tr></table><del><p>B</p></del>',
      '<table><tbody><tr><td>A</td></tr></tbody></table>',
    ],
    [
      'in another editor of this kind',
      '<p data-pm-slice="1 1 []">A<del>B</del>C</p>',
      '<p data-pm-slice="1 1 []">AC</p>',
    ],
  ])('loses what is deleted %s', (_name, html, cleaned) => {
    expect(arrive(html)).toMatchObject({ html: cleaned, leftOut: { deletions: 1 } });
  });

  it.each([
    [
      'with several comments',
      '<p>A<a class=msocomanchor href="#_msocom_1">[AS1]</a>B<a class=msocomanchor href="#_msocom_2">[AS2]</a></p>',
      '<p>AB</p>',
      2,
    ],
    [
      'with the words that one is about',
      '<p><a style="mso-comment-reference:AS_1">A</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AS1]</a><span style="mso-special-character:comment">&nbsp;</span></span></p>',
      '<p>A</p>',
      1,
    ],
    [
      'exported by Google Docs',
      '<p>A<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Check</span></p></div>',
      '<p>A</p>',
      2,
    ],
  ])('loses its comments %s', (_name, html, cleaned, comments) => {
    const arrived = arrive(html);
    expect(arrived.html).toBe(cleaned);
    expect(arrived.leftOut.comments).toBeGreaterThan(0);
    expect(arrived.leftOut.comments).toBeLessThanOrEqual(comments);
  });

  it('keeps words struck out by a style as struck out', () => {
    const html =
      '<p><span style="text-decoration:line-through">A</span> <b style="text-decoration: line-through">B</b></p>';
    expect(saved(arrive(html).html)).toBe('<p><s>A</s> <strong><s>B</s></strong></p>');
  });
});

describe('suggestions of Google Docs', () => {
  const SLICE = (text: string, places: Record<number, string[]>) =>
    JSON.stringify({
      dih: 1,
      data: JSON.stringify({
        resolved: {
          dsl_spacers: text,
          dsl_suggesteddeletions: {
            sgsl_sugg: Array.from({ length: text.length }, (_, at) => places[at] ?? null),
          },
        },
      }),
    });
  const HTML =
    '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span>This is a test of sugar</span><span style="font-weight:700">gested</span><span> changes to\u00a0in documents.</span></p></b>';
  const TEXT = 'This is a test of sugargested changes to in documents.\n';

  it('are read from the format of Google Docs, because its HTML does not mark them', () => {
    const { html, leftOut } = arrive(HTML, {
      slice: SLICE(TEXT, { 0: [], 21: ['a'], 23: [], 38: ['b'], 41: [] }),
    });
    expect(html).toBe('<p>This is a test of sug<strong>gested</strong> changes in documents.</p>');
    expect(leftOut).toEqual({ ...NOTHING_LEFT_OUT, deletions: 2 });
  });

  it('are called unclear where that form says something else', () => {
    expect(arrive(HTML, { slice: SLICE('Another text', { 0: ['a'] }) }).leftOut).toMatchObject({
      isUnclear: true,
    });
    expect(arrive(HTML, { slice: '{"data":"' }).leftOut).toEqual(NOTHING_LEFT_OUT);
  });
});

describe('a picture on the clipboard', () => {
  it('is taken from the RTF of the same text, in its order and under its name', () => {
    const { html, taken, leftOut } = arrive(
      `<p>A</p><p>${LOCAL}</p><p>B<img src="file:///a.emf">C</p><img src="file:///b.png">`,
      { rtf: RTF },
    );
    expect(taken).toEqual(['clip_image002.jpg', 'b.png']);
    expect(html).toBe(
      '<p>A</p><figure data-coming="key-1"></figure><p>BC</p><figure data-coming="key-2"></figure>',
    );
    expect(leftOut).toEqual({ ...NOTHING_LEFT_OUT, pictures: 1 });
  });

  it('is read from RTF once, without its fallbacks', async () => {
    const pictures = listRtfPictures(RTF);
    expect(pictures.map((picture) => picture?.type ?? null)).toEqual(['image/jpeg', null, 'image/png']);
    expect([...new Uint8Array((await pictures[0]?.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([
      255, 216, 255, 0,
    ]);
  });

  it('is taken from the files that came with the text', () => {
    expect(arrive(`<p>A${LOCAL}B</p>`, { files: [png('image.png')] })).toMatchObject({
      html: '<p>A</p><figure data-coming="key-1"></figure><p>B</p>',
      taken: ['image.png'],
      leftOut: NOTHING_LEFT_OUT,
    });
  });

  it('is not guessed where there are more places than files', () => {
    expect(arrive(`<p>${LOCAL}A${LOCAL}</p>`, { files: [png('image.png')] })).toMatchObject({
      html: '<p>A</p>',
      leftOut: { pictures: 2 },
    });
  });

  it('is missed where Word has drawn it for itself alone', () => {
    const vml =
      '<p>A<!--[if gte vml 1]><v:shape id="P1"><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--></p>';
    expect(arrive(vml)).toMatchObject({ html: '<p>A</p>', leftOut: { pictures: 1 } });
    expect(arrive(vml, { files: [png('a.png')] })).toMatchObject({
      taken: ['a.png'],
      leftOut: NOTHING_LEFT_OUT,
    });
  });

  it('is left out if it is deleted or a tracking pixel', () => {
    expect(
      arrive(
        '<p>A<del><img src="data:image/png;base64,AA=="></del><img width=1 height=1 src="https://a.example/p.gif"></p>',
      ),
    ).toMatchObject({ html: '<p>A</p>', taken: [], leftOut: { ...NOTHING_LEFT_OUT, deletions: 0 } });
  });

  it('is not saved before it is uploaded', () => {
    expect(
      saved(
        '<p>A</p><figure data-coming="key-1"></figure><ul><li>B<figure data-coming="key-2"></figure></li></ul>',
      ),
    ).toBe('<p>A</p><ul><li>B</li></ul>');
  });
});

describe('plain text', () => {
  it('of Word loses its comments', () => {
    expect(
      cleanPlainText('Il corso [PDF2] apre.[AS1]\nFine[MR2].\n\n[AS1]Verificare\nancora\n[MR2]No'),
    ).toEqual({
      text: 'Il corso [PDF2] apre.\nFine.',
      comments: 2,
    });
    expect(cleanPlainText('Vedi [A1].\n[B2] altro')).toEqual({ text: 'Vedi [A1].\n[B2] altro', comments: 0 });
  });

  it('is cleaned of changes', () => {
    expect(toPlainPaste(word, '')?.text).toContain(
      'TESTOINSERITO ammesso fine.\nI numeri\ndodici settimane di laboratorio\nsottovoce',
    );
    expect(toPlainPaste(word, '')?.text).not.toMatch(/CANCELLATO|AS1|COMMENTO/);
    expect(toPlainPaste('<p>As it is</p>', '')).toBeNull();
  });
});
