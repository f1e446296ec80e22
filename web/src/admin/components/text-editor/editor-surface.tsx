import type { Editor } from '@tiptap/react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Where the words of an editor stand. Tiptap's own `EditorContent` draws all of them a second time on the page, for parts
 * that React draws: there are none here, and in a long text that is what opening it takes longest for.
 */
export function EditorSurface({ editor }: { editor: Editor }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(editor.view.dom), [editor]);
  return <div ref={place} />;
}
