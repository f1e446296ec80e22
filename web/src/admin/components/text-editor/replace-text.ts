import { createDocument, type Editor } from '@tiptap/core';

/** Replaces the differing part of a text, so that cursor and undo history are kept. */
export function replaceText(editor: Editor, html: string): void {
  const { state } = editor;
  const next = createDocument(html, state.schema);
  const from = state.doc.content.findDiffStart(next.content);
  const ends = state.doc.content.findDiffEnd(next.content);
  if (from === null || ends === null) return;
  // The ends may overlap the start where words repeat.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  editor.view.dispatch(state.tr.replace(from, ends.a + overlap, next.slice(from, ends.b + overlap)));
}
