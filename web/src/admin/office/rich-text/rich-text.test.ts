import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sanitizeRichText } from '../../../../../server/src/text/rich-text.ts';
import googleDocsExpected from './clipboard/google-docs.expected.txt?raw';
import googleDocs from './clipboard/google-docs.txt?raw';
import libreOfficeExpected from './clipboard/libreoffice.expected.txt?raw';
import libreOffice from './clipboard/libreoffice.txt?raw';
import webPageExpected from './clipboard/web-page.expected.txt?raw';
import webPage from './clipboard/web-page.txt?raw';
import wordExpected from './clipboard/word.expected.txt?raw';
import word from './clipboard/word.txt?raw';
import { CORPUS } from './corpus.ts';
import { toHtml } from './html.ts';
import { cleanPasted } from './paste.ts';
import { richText } from './schema.ts';

let editor: Editor;
const open = (content: string): Editor => {
  editor = new Editor({ extensions: richText(), content, injectCSS: false, coreExtensionOptions: {} });
  return editor;
};
afterEach(() => editor.destroy());

const pasted = (html: string): string => toHtml(open(cleanPasted(html)).state.doc);
const oneLine = (html: string): string => html.trim().replaceAll(/\n/g, '');

describe('what is pasted', () => {
  it.each([
    ['Word', word, wordExpected],
    ['LibreOffice', libreOffice, libreOfficeExpected],
    ['Google Docs', googleDocs, googleDocsExpected],
    ['a web page', webPage, webPageExpected],
  ])('from %s keeps its structure and nothing else', (_name, html, expected) => {
    expect(pasted(html)).toBe(oneLine(expected));
  });

  it('keeps its weight where a content security policy applies no style of it', () => {
    const none = document.createElement('span').style;
    const style = vi.spyOn(HTMLElement.prototype, 'style', 'get').mockReturnValue(none);
    const cleaned = cleanPasted(
      '<p><span style="color:red; font-weight: 700">Bold</span> H<span style="vertical-align:sub">2</span></p>',
    );
    style.mockRestore();
    expect(cleaned).toBe('<p><strong>Bold</strong> H<sub>2</sub></p>');
  });
});

describe('what the editor makes', () => {
  it.each(CORPUS)('passes the server unchanged and comes back the same: %s', (_name, html) => {
    const made = toHtml(open(html).state.doc);
    expect(made).not.toBe('');
    const kept = sanitizeRichText(made);
    expect(kept).toBe(made);
    editor.destroy();
    expect(toHtml(open(kept).state.doc)).toBe(made);
  });

  it.each(CORPUS.filter(([name]) => name.startsWith('kept: ')))('is what was there: %s', (_name, html) => {
    expect(toHtml(open(html).state.doc)).toBe(sanitizeRichText(html));
  });

  it('is nothing where nothing was written', () => {
    expect(toHtml(open('').state.doc)).toBe('');
  });
});

describe('a quote', () => {
  it('is made of a paragraph, with a place for who said it, and taken apart again', () => {
    open('<p>One</p><p>Two</p>').commands.setTextSelection(2);
    editor.commands.toggleQuote();
    expect(toHtml(editor.state.doc)).toBe('<blockquote><p>One</p></blockquote><p>Two</p>');
    expect(editor.state.doc.firstChild?.lastChild?.type.name).toBe('quoteSource');
    editor.commands.toggleQuote();
    expect(toHtml(editor.state.doc)).toBe('<p>One</p><p>Two</p>');
  });

  it('keeps who said it as words when it becomes text again', () => {
    open('<blockquote><p>One</p><footer><p>Ada</p><p>Head</p></footer></blockquote>');
    editor.commands.setTextSelection(3);
    editor.commands.toggleQuote();
    expect(toHtml(editor.state.doc)).toBe('<p>One</p><p>Ada, Head</p>');
  });
});
