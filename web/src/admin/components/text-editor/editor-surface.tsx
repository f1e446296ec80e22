import type { Editor } from '@tiptap/react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Element of an editor. Tiptap's own `EditorContent` renders everything a second time for React node views: there are
 * none here, and for long texts that dominates the time to open.
 */
export function EditorSurface({ editor }: { editor: Editor }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(editor.view.dom), [editor]);
  return <div ref={place} />;
}
