import { type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { type Arrivals, WORD_FILES } from '../arrivals/arrivals.ts';
import { Tool } from './tool.tsx';
import styles from './toolbar.module.css';

const LEVELS = [2, 3, 4] as const;

/** Kind of the block at the cursor. */
export function BlockSelect({ editor }: { editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: ({ editor: each }) => LEVELS.find((one) => each.isActive('heading', { level: one })) ?? 0,
  });
  const names = {
    0: m['office.editor.toolbar.paragraph'](),
    2: m['office.editor.toolbar.heading'](),
    3: m['office.editor.toolbar.subheading'](),
    4: m['office.editor.toolbar.minorHeading'](),
  };
  return (
    <select
      className={styles.select}
      aria-label={m['office.editor.toolbar.block']()}
      value={level}
      // Arrows change the selection in an open select; Tab or Escape returns them to the toolbar.
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') event.stopPropagation();
      }}
      onChange={(event) => {
        const wanted = LEVELS.find((one) => String(one) === event.target.value);
        const chain = editor.chain().focus();
        if (wanted) chain.setHeading({ level: wanted }).run();
        else chain.setParagraph().run();
      }}
    >
      {([0, ...LEVELS] as const).map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </select>
  );
}

/** Marks with a button, by their schema name. */
const MARKS = [
  { mark: 'bold', shape: 'bold', label: m['office.editor.toolbar.bold'] },
  { mark: 'italic', shape: 'italic', label: m['office.editor.toolbar.italic'] },
  { mark: 's', shape: 'strike', label: m['office.editor.toolbar.strike'] },
  { mark: 'sub', shape: 'subscript', label: m['office.editor.toolbar.subscript'] },
  { mark: 'sup', shape: 'superscript', label: m['office.editor.toolbar.superscript'] },
] as const;

export function MarkTools({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: each }) => Object.fromEntries(MARKS.map(({ mark }) => [mark, each.isActive(mark)])),
  });
  return MARKS.map(({ mark, shape, label }) => (
    <Tool
      key={mark}
      shape={shape}
      label={label()}
      isOn={on[mark] ?? false}
      onUse={() => editor.chain().focus().toggleMark(mark).run()}
    />
  ));
}

interface BlockToolsProps {
  editor: Editor;
  arrivals: Arrivals;
  onLink: () => void;
  onPicture: () => void;
  onVideo: (() => void) | undefined;
}

export function BlockTools({ editor, arrivals, onLink, onPicture, onVideo }: BlockToolsProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: each }) => ({
      bulletList: each.isActive('bulletList'),
      orderedList: each.isActive('orderedList'),
      quote: each.isActive('quote'),
      link: each.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const addTable = () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  return (
    <>
      <Tool
        shape="bulletList"
        label={m['office.editor.toolbar.bulletList']()}
        isOn={on.bulletList}
        onUse={() => chain().toggleBulletList().run()}
      />
      <Tool
        shape="orderedList"
        label={m['office.editor.toolbar.orderedList']()}
        isOn={on.orderedList}
        onUse={() => chain().toggleOrderedList().run()}
      />
      <Tool
        shape="quote"
        label={m['office.editor.toolbar.quote']()}
        isOn={on.quote}
        onUse={() => chain().toggleQuote().run()}
      />
      <Tool shape="link" label={m['office.editor.toolbar.link']()} isOn={on.link} onUse={onLink} />
      <Tool shape="picture" label={m['office.editor.toolbar.picture']()} onUse={onPicture} />
      {onVideo && <Tool shape="video" label={m['office.editor.toolbar.video']()} onUse={onVideo} />}
      <Tool shape="table" label={m['office.editor.toolbar.table']()} onUse={addTable} />
      <WordTool editor={editor} arrivals={arrivals} />
    </>
  );
}

/** Inserts a Word file at the cursor. */
function WordTool({ editor, arrivals }: { editor: Editor; arrivals: Arrivals }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool shape="word" label={m['office.editor.toolbar.word']()} onUse={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={WORD_FILES}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void arrivals.open(editor.view, file);
        }}
      />
    </>
  );
}

export function UndoTools({ editor }: { editor: Editor }) {
  const can = useEditorState({
    editor,
    selector: ({ editor: each }) => ({ undo: each.can().undo(), redo: each.can().redo() }),
  });
  return (
    <>
      <Tool
        shape="undo"
        label={m['office.editor.toolbar.undo']()}
        isOff={!can.undo}
        onUse={() => editor.chain().focus().undo().run()}
      />
      <Tool
        shape="redo"
        label={m['office.editor.toolbar.redo']()}
        isOff={!can.redo}
        onUse={() => editor.chain().focus().redo().run()}
      />
    </>
  );
}

/** Shown while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  return (
    <>
      <Tool
        shape="rowAfter"
        label={m['office.editor.toolbar.rowAfter']()}
        onUse={() => chain().addRowAfter().run()}
      />
      <Tool
        shape="columnAfter"
        label={m['office.editor.toolbar.columnAfter']()}
        onUse={() => chain().addColumnAfter().run()}
      />
      <Tool
        shape="header"
        label={m['office.editor.toolbar.headerRow']()}
        onUse={() => chain().toggleHeaderRow().run()}
      />
      <Tool
        shape="deleteRow"
        label={m['office.editor.toolbar.deleteRow']()}
        onUse={() => chain().deleteRow().run()}
      />
      <Tool
        shape="deleteColumn"
        label={m['office.editor.toolbar.deleteColumn']()}
        onUse={() => chain().deleteColumn().run()}
      />
      <Tool
        shape="deleteTable"
        label={m['office.editor.toolbar.deleteTable']()}
        onUse={() => chain().deleteTable().run()}
      />
    </>
  );
}
