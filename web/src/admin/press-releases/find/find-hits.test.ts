import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { afterEach, describe, expect, it } from 'vitest';
import { toHtml } from '../../components/rich-text/html.ts';
import { richText } from '../../components/rich-text/schema.ts';
import { listHits, listHitsIn, replaceHits, replaceHitsIn, type Wanted } from './find-hits.ts';

let editor: Editor;
const open = (content: string): void => {
  editor = new Editor({
    extensions: [...richText(), UndoRedo],
    content,
    injectCSS: false,
    coreExtensionOptions: {},
  });
};
afterEach(() => editor.destroy());

const find = (words: string, more: Partial<Wanted> = {}) =>
  listHits(editor.state.doc, { words, isCaseKept: false, areAccentsIgnored: false, ...more });
const found = (words: string, more?: Partial<Wanted>): string[] =>
  find(words, more).map(({ from, to }) => editor.state.doc.textBetween(from, to));

describe('words in a text', () => {
  it('are found across looks, in lists, tables and quotes, whatever their case', () => {
    open(
      '<h2>Il Forno</h2><p>il <strong>for</strong>no</p><ul><li>forno forno</li></ul><table><tbody><tr><td>FORNO</td></tr></tbody></table><blockquote><p>x</p><footer><p>Forno</p></footer></blockquote>',
    );
    expect(found('forno')).toEqual(['Forno', 'forno', 'forno', 'forno', 'FORNO', 'Forno']);
    expect(found('Forno', { isCaseKept: true })).toEqual(['Forno', 'Forno']);
    expect(found('')).toEqual([]);
  });

  it('differ by their accents unless those are ignored', () => {
    open('<p>Però perché pero, pere\u0301</p>');
    expect(found('pero')).toEqual(['pero']);
    expect(found('pero', { areAccentsIgnored: true })).toEqual(['Però', 'pero']);
    expect(found('pere', { areAccentsIgnored: true })).toEqual(['pere\u0301']);
  });

  it('are the same with any apostrophe and blank, and end where a line does', () => {
    open('<p>l’anno\u00a0nuovo<br />anno<br />nuovo</p><p>anno</p><p>nuovo</p>');
    expect(found("l'anno nuovo")).toEqual(['l’anno\u00a0nuovo']);
    expect(found('anno nuovo')).toEqual(['anno\u00a0nuovo']);
  });
});

describe('words in a title', () => {
  const wanted = { words: 'forno', isCaseKept: false, areAccentsIgnored: true };

  it('are found and replaced like those in a text', () => {
    const title = 'Il Forno e il fòrno';
    const hits = listHitsIn(title, wanted);
    expect(hits.map(({ from, to }) => title.slice(from, to))).toEqual(['Forno', 'fòrno']);
    expect(replaceHitsIn(title, hits, 'kiln $&')).toBe('Il kiln $& e il kiln $&');
    expect(replaceHitsIn(title, hits, '')).toBe('Il  e il ');
    expect(listHitsIn(title, { ...wanted, words: '' })).toEqual([]);
  });
});

describe('replacing', () => {
  const replaceAll = (words: string, text: string): void =>
    editor.view.dispatch(replaceHits(editor.state, find(words), text));

  it('keeps links and looks, and is undone by one step', () => {
    const before =
      '<p>a <a href="https://example.org" rel="noopener noreferrer">Forno</a> b <strong>forno</strong></p><p>forno</p>';
    open(before);
    editor.commands.insertContentAt(1, 'x');
    replaceAll('forno', 'kilns');
    expect(toHtml(editor.state.doc)).toBe(`<p>x${before.slice(3).replaceAll(/forno/gi, 'kilns')}`);
    editor.commands.undo();
    expect(toHtml(editor.state.doc)).toBe(`<p>x${before.slice(3)}`);
  });

  it('removes words if the replacement is empty', () => {
    open('<p>one two</p>');
    replaceAll(' two', '');
    expect(toHtml(editor.state.doc)).toBe('<p>one</p>');
  });
});
