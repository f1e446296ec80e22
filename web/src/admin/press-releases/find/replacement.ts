import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Editing } from '../saving/editing.ts';

/** What was replaced last, to be taken back where nothing has been written since. */
export interface Replacement {
  count: number;
  /** By their names on the wire. */
  fields: Readonly<Record<string, { before: string; after: string }>>;
  /** Texts as the replacement left them. */
  texts: ReadonlyMap<Editor, Node>;
}

/** `read`: what a field says. */
export function takeBack(
  { fields, texts }: Replacement,
  editing: Pick<Editing, 'change'>,
  read: (name: string) => string,
): void {
  for (const [editor, left] of texts) if (editor.state.doc.eq(left)) editor.commands.undo();
  const unchanged = Object.entries(fields).filter(([name, { after }]) => read(name) === after);
  if (unchanged.length > 0)
    editing.change(Object.fromEntries(unchanged.map(([name, { before }]) => [name, before])));
}
