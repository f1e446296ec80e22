import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { sanitizeRichText } from '../../../../../server/src/platform/text/rich-text.ts';
import { CORPUS } from './corpus.ts';
import { toHtml } from './html.ts';
import { richText } from './schema.ts';
import { measureNode } from './text-size.ts';

let editor: Editor;
const open = (content: string): Editor => {
  editor = new Editor({ extensions: richText(), content, injectCSS: false, coreExtensionOptions: {} });
  return editor;
};
afterEach(() => editor.destroy());

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
  it('is made from a paragraph, has a source, and becomes text again', () => {
    open('<p>One</p><p>Two</p>').commands.setTextSelection(2);
    editor.commands.toggleQuote();
    expect(toHtml(editor.state.doc)).toBe('<blockquote><p>One</p></blockquote><p>Two</p>');
    expect(editor.state.doc.firstChild?.lastChild?.type.name).toBe('quoteSource');
    editor.commands.toggleQuote();
    expect(toHtml(editor.state.doc)).toBe('<p>One</p><p>Two</p>');
  });

  it('keeps its source as text when it becomes text again', () => {
    open('<blockquote><p>One</p><footer><p>Ada</p><p>Head</p></footer></blockquote>');
    editor.commands.setTextSelection(3);
    editor.commands.toggleQuote();
    expect(toHtml(editor.state.doc)).toBe('<p>One</p><p>Ada, Head</p>');
  });
});

describe('marks within a line', () => {
  it('raise or lower, not both', () => {
    open('<p>m2</p>').commands.setTextSelection({ from: 2, to: 3 });
    editor.commands.toggleMark('sub');
    editor.commands.toggleMark('sup');
    expect(toHtml(editor.state.doc)).toBe('<p>m<sup>2</sup></p>');
  });

  it.each([
    ['Mod-.', 'sup'],
    ['Mod-,', 'sub'],
    ['Mod-Shift-s', 's'],
  ])('have keys of their own: %s', (keys, tag) => {
    open('<p>m2</p>').commands.setTextSelection({ from: 2, to: 3 });
    editor.commands.keyboardShortcut(keys);
    expect(toHtml(editor.state.doc)).toBe(`<p>m<${tag}>2</${tag}></p>`);
  });
});

describe('the length of a text', () => {
  it('counts words and characters with spaces in every block', () => {
    open(
      '<h2>Due</h2><p>L’H<sub>2</sub>O – 10 m<sup>2</sup><br>👍</p><ul><li>uno</li></ul><figure data-asset="4"></figure><table><tbody><tr><td>a b</td></tr></tbody></table>',
    );
    expect(measureNode(editor.state.doc)).toEqual({ words: 7, characters: 3 + 15 + 3 + 3 });
  });

  it('follows each key', () => {
    open('<p>One</p><p></p>');
    expect(measureNode(editor.state.doc)).toEqual({ words: 1, characters: 3 });
    editor.commands.insertContentAt(6, 'two three');
    expect(measureNode(editor.state.doc)).toEqual({ words: 3, characters: 12 });
  });
});
