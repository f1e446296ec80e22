import { Editor } from '@tiptap/core';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { cleanPasted } from '../pasting/paste.ts';
import { toHtml } from '../rich-text/html.ts';
import { richText } from '../rich-text/schema.ts';
import { readWordFile } from './read-word-file.ts';
import { WordFileError } from './word-file.ts';

// Use the browser build: Node's build opens files by name.
vi.mock('mammoth', () => vi.importActual('mammoth/mammoth.browser.js'));

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="emf" ContentType="image/x-emf"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const rels = (...entries: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
const rel = (id: string, type: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${more}/>`;
const STYLES = `<w:styles ${W}><w:style w:type="paragraph" w:styleId="Titolo1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Titolo"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="Citazione"><w:name w:val="Quote"/></w:style><w:style w:type="character" w:styleId="Nascosto"><w:name w:val="Nascosto"/><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`;
const NUMBERING = `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
const FOOTNOTES = `<w:footnotes ${W}><w:footnote w:id="2"><w:p><w:r><w:t>Direttore </w:t></w:r><w:del w:id="9" w:author="A"><w:r><w:delText>NOTA VECCHIA</w:delText></w:r></w:del><w:r><w:t>della Scuola.</w:t></w:r></w:p></w:footnote></w:footnotes>`;

function pack(body: string, more: Record<string, string | Uint8Array> = {}): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': TYPES,
    '_rels/.rels': rels(rel('rId1', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': rels(
      rel('rId1', 'styles', 'styles.xml'),
      rel('rId2', 'numbering', 'numbering.xml'),
      rel('rId3', 'footnotes', 'footnotes.xml'),
      rel('rId4', 'hyperlink', 'https://example.org/corso', ' TargetMode="External"'),
      rel('rId5', 'image', 'media/image1.png'),
      rel('rId6', 'image', 'media/image2.emf'),
      rel('rId7', 'image', 'file:///etc/passwd', ' TargetMode="External"'),
    ),
    'word/styles.xml': STYLES,
    'word/numbering.xml': NUMBERING,
    'word/footnotes.xml': FOOTNOTES,
    'word/media/image1.png': new Uint8Array([137, 80, 78, 71]),
    'word/media/image2.emf': new Uint8Array([1]),
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...more,
  };
  const packed = Object.entries(parts).map(
    ([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part] as const,
  );
  return zipSync(Object.fromEntries(packed));
}

const p = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
const r = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const del = (text: string) =>
  `<w:del w:id="1" w:author="Redazione"><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const picture = (id: string, link = 'embed') =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:${link}="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

const read = async (body: string, more?: Record<string, string | Uint8Array>) =>
  readWordFile(pack(body, more));
function saved(html: string): string {
  const editor = new Editor({
    extensions: richText(),
    content: cleanPasted(html).html,
    injectCSS: false,
    coreExtensionOptions: {},
  });
  const kept = toHtml(editor.state.doc);
  editor.destroy();
  return kept;
}
const problemOf = (file: Uint8Array<ArrayBuffer>): Promise<unknown> =>
  readWordFile(file).then(
    () => null,
    (error: unknown) => (error instanceof WordFileError ? error.problem : error),
  );

describe('a Word file', () => {
  // Two adjacent words, a row, a cell, and one in its notes.
  it('is read with its changes accepted and without its comments, which are counted', async () => {
    const text = await read(
      [
        p(r('La posa'), '<w:pStyle w:val="Titolo"/>'),
        p(
          `${r('Apre ')}<w:ins w:id="2" w:author="A">${r('lunedì')}</w:ins>${del('TOLTO ')}<w:bookmarkStart w:id="5" w:name="x"/>${del('ANCORA')}<w:commentRangeStart w:id="0"/>${r('.')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`,
        ),
        p(
          `<w:moveFrom w:id="3">${r('SPOSTATO DA')}</w:moveFrom><w:moveTo w:id="4">${r('Spostato')}</w:moveTo>`,
        ),
        p(`${r('Uno')}`, '<w:rPr><w:del w:id="6" w:author="A"/></w:rPr>'),
        p(r(' due')),
        `<w:tbl><w:tr><w:trPr><w:del w:id="7" w:author="A"/></w:trPr><w:tc>${p(r('RIGA'))}</w:tc></w:tr><w:tr><w:tc>${p(r('Italia'))}</w:tc><w:tc><w:tcPr><w:cellDel w:id="8"/></w:tcPr>${p(r('CELLA'))}</w:tc></w:tr></w:tbl>`,
      ].join(''),
    );
    expect(saved(text.html)).toBe(
      '<h2>La posa</h2><p>Apre lunedì.</p><p>Spostato</p><p>Uno due</p><table><tbody><tr><td>Italia</td></tr></tbody></table>',
    );
    expect(text).toMatchObject({ deletions: 4, comments: 1 });
  });

  it('keeps headings, lists, links, quotes, notes, formulas and fields; what is hidden goes', async () => {
    const { html } = await read(
      [
        p(r('I numeri'), '<w:pStyle w:val="Titolo1"/>'),
        p(r('uno'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
        p(
          `<w:hyperlink r:id="rId4">${r('programma')}</w:hyperlink>${r('X', '<w:vanish/>')}${r('Y', '<w:rStyle w:val="Nascosto"/>')}${r('2', '<w:vertAlign w:val="subscript"/>')}${r('b', '<w:b/>')}${r('s', '<w:dstrike/>')}<w:r><w:footnoteReference w:id="2"/></w:r>`,
        ),
        p(r('Detto.'), '<w:pStyle w:val="Citazione"/>'),
        p(
          `<w:fldSimple w:instr="DATE">${r('28/11')}</w:fldSimple><m:oMath><m:r><m:t>a=b</m:t></m:r></m:oMath>`,
        ),
      ].join(''),
    );
    expect(saved(html)).toBe(
      '<h2>I numeri</h2><ul><li>uno</li></ul><p><a href="https://example.org/corso" rel="noopener noreferrer">programma</a><sub>2</sub><strong>b</strong><s>s</s><sup>[1]</sup></p><blockquote><p>Detto.</p></blockquote><p>28/11a=b</p><hr /><ol><li>Direttore della Scuola.</li></ol>',
    );
  });

  it('returns its pictures, and lists linked ones without loading them', async () => {
    const { html, pictures } = await read(
      p(`${r('A')}${picture('rId5')}${picture('rId6')}${picture('rId7', 'link')}${del('')}`),
    );
    expect(html.match(/src="docx:\d"/g)).toHaveLength(3);
    expect(pictures.map(({ mediaType, bytes }) => [mediaType, bytes.length])).toEqual([
      ['image/png', 4],
      ['image/x-emf', 1],
      [expect.anything(), 0],
    ]);
  });
});

describe('a hostile Word file', () => {
  it.each([
    ['that is none', strToU8('PROVA'), 'format'],
    ['of another program', zipSync({ 'content.xml': strToU8('<a/>') }), 'format'],
    ['that is cut off', pack(p(r('A'))).slice(0, 900), 'broken'],
    [
      'with entities',
      pack('', {
        'word/document.xml': `<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document ${W}><w:body>&x;</w:body></w:document>`,
      }),
      'broken',
    ],
    [
      'with entities in another part',
      pack(p(r('A')), { 'word/numbering.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }),
      'broken',
    ],
    [
      'that unpacks to more than a text has',
      pack(p(r('A')), { 'word/comments.xml': new Uint8Array(31 * 1024 ** 2) }),
      'large',
    ],
    [
      'of thousands of parts',
      pack(p(r('A')), Object.fromEntries(Array.from({ length: 3001 }, (_, at) => [`word/x${at}.bin`, '']))),
      'large',
    ],
  ] as const)('%s is refused', async (_name, file, problem) => {
    expect(await problemOf(new Uint8Array(file))).toBe(problem);
  });

  it('is not unpacked beyond its declared size', async () => {
    const file = pack(p(r('A')), { 'word/comments.xml': new Uint8Array(1024 ** 2) });
    const view = new DataView(file.buffer);
    const name = strToU8('word/comments.xml');
    for (let at = 0; at < file.length - 46; at += 1) {
      const isEntry = view.getUint32(at, true) === 0x02014b50;
      if (isEntry && name.every((byte, place) => file[at + 46 + place] === byte))
        view.setUint32(at + 24, 9, true);
    }
    expect(await problemOf(file)).toBe('broken');
  });
});
