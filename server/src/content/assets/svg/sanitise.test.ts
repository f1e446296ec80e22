import { describe, expect, it } from 'vitest';
import { buildPngBomb, twoHalves } from '../../../../test/pictures.ts';
import { UnreadablePicture } from '../../../platform/pictures/open-picture.ts';
import { perform } from './sanitise.ts';

const START =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">';
const RECT = '<rect width="9" height="9"></rect>';

async function sanitise(svg: string | Buffer): Promise<string> {
  const written: string[] = [];
  for await (const clean of perform(Buffer.from(svg))) written.push(String(clean));
  return written.join('');
}

/** Content of the root after sanitising a drawing with this content. */
async function contentOf(content: string): Promise<string> {
  const svg = await sanitise(`${START}${content}</svg>`);
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}

const refusalOf = async (svg: string): Promise<unknown> => {
  const error: unknown = await sanitise(svg).catch((reason: unknown) => reason);
  return error instanceof UnreadablePicture ? error.reason.key : error;
};

describe('a drawing that is taken in', () => {
  it.each([
    ['a script', `<script>alert(1)</script>${RECT}`],
    [
      'a script of another prefix',
      `<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>${RECT}`,
    ],
    ['a script from elsewhere', `<script xlink:href="https://example.com/a.js"/>${RECT}`],
    ['what is done when it is loaded', '<rect width="9" height="9" onload="alert(1)" OnClick="alert(1)"/>'],
    [
      'a link that runs a program',
      `<a xlink:href="javascript:alert(1)" href="javascript:alert(1)">${RECT}</a>`,
    ],
    [
      'a page',
      `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://example.com"/><text>page</text></body></foreignObject>${RECT}`,
    ],
    ['an animation that navigates', `<set attributeName="href" to="javascript:alert(1)"/>${RECT}`],
    ['what a program says of its author', `<metadata><name>Secret</name></metadata><!-- Secret -->${RECT}`],
    ['instructions for a browser', `<?xml-stylesheet href="https://example.com/a.css"?>${RECT}`],
    ['styles from elsewhere', `<style>@import url(https://example.com/a.css);</style>${RECT}`],
    ['a paint from elsewhere', '<rect width="9" height="9" fill="url(https://example.com/a.svg#b)"/>'],
    ['a style that loads', '<rect width="9" height="9" style="fill:url(//example.com/a#b);background:red"/>'],
    ['a function of another kind', '<rect width="9" height="9" fill="my-rgb(1) image-set (1)"/>'],
    ['a style that hides what it loads', '<rect width="9" height="9" fill="\\75rl(https://example.com)"/>'],
  ])('loses %s', async (_what, content) => {
    expect(await contentOf(content)).toBe(RECT);
  });

  it.each([
    ['a file of the server', '<use xlink:href="file:///etc/passwd#a"/>', '<use></use>'],
    ['a part of another drawing', '<use href="https://example.com/a.svg#b"/>', '<use></use>'],
    ['a picture from elsewhere', '<image href="https://example.com/a.png"/>', '<image></image>'],
    ['a drawing within it', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', '<image></image>'],
    [
      'an effect from elsewhere',
      '<filter><feImage href="https://example.com"/></filter>',
      '<filter></filter>',
    ],
  ])('does not fetch %s', async (_what, content, kept) => {
    expect(await contentOf(content)).toBe(kept);
  });

  it('keeps what is drawn', async () => {
    const drawn = [
      '<style>.a{fill:#d22}\n#b .c,g &gt; path{stroke:url(#d)}</style>'.replace('&gt;', '>'),
      '<linearGradient id="d"><stop offset="0" stop-color="#00f"></stop></linearGradient>',
      '<path class="a" d="M0 0h9v9z" transform="translate(1 2)" style="stroke-width:2"></path>',
      '<use xlink:href="#d"></use>',
      '<text x="1">Ceramica &amp; più</text>',
    ].join('');
    expect(await contentOf(drawn)).toBe(drawn);
  });

  it('keeps a picture that it brings', async () => {
    const png = (await twoHalves(4).png().toBuffer()).toString('base64');
    const image = `<image width="4" height="3" href="data:image/png;base64,${png}"></image>`;
    expect(await contentOf(image)).toBe(image);
  });

  it('reads the alphabets that programs write', async () => {
    const text = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?>${START}<text>più</text></svg>`;
    for (const bytes of [
      Buffer.from(text('iso-8859-1'), 'latin1'),
      Buffer.from(`\ufeff${text('utf-16')}`, 'utf16le'),
      Buffer.from(text('utf-8')),
    ]) {
      expect(await sanitise(bytes)).toContain('<text>più</text>');
    }
  });

  const ENTITIES = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  const chain = (link: (at: number) => string): string =>
    Array.from({ length: 12 }, (_, at) => link(at)).join('');
  it.each([
    [
      'defines a billion laughs',
      `<!DOCTYPE svg [<!ENTITY e0 "x">${ENTITIES.join('')}]>${START}<text>&e9;</text></svg>`,
      'picture_svg_definitions',
    ],
    [
      'reads a file of the server',
      `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>${START}<text>&e;</text></svg>`,
      'picture_svg_definitions',
    ],
    [
      'draws itself a billion times',
      `${START}<rect id="a0" width="1" height="1"/>${chain((at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(6)}</g>`)}</svg>`,
      'picture_svg_complex',
    ],
    [
      'fills itself with patterns of patterns',
      `${START}<style>${chain((at) => `.b${at + 1}{fill:url(#b${at})} `)}</style>${chain((at) => `<pattern id="b${at}">${`<rect class="b${at}" width="1" height="1"/>`.repeat(6)}</pattern>`)}<rect fill="url(#b11)"/></svg>`,
      'picture_svg_complex',
    ],
    ['draws a part of itself', `${START}<g id="a"><use href="#a"/></g></svg>`, 'picture_svg_complex'],
    ['is too deep', `${START}${'<g>'.repeat(200)}${'</g>'.repeat(200)}</svg>`, 'picture_svg_complex'],
    ['has too many parts', `${START}${'<g/>'.repeat(60_000)}</svg>`, 'picture_svg_complex'],
    ['is another document', '<html><body/></html>', 'picture_broken'],
  ])('is refused where it %s', async (_what, svg, key) => {
    expect(await refusalOf(svg)).toBe(key);
  });

  it('is refused where a picture in it claims too many pixels', async () => {
    const png = buildPngBomb(30_000, 30_000).toString('base64');
    const svg = `${START}<image href="data:image/png;base64,${png}"/></svg>`;
    expect(await refusalOf(svg)).toBe('picture_too_large');
  });
});
