import { type Editor, useEditorState } from '@tiptap/react';
import { m } from '../../../paraglide/messages.js';
import styles from './toolbar.module.css';

/** Line icons on the tile of 24 units that the others stand on; only this screen needs these. */
const SHAPES = {
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  bulletList: 'M4 6h1M9 6h11M4 12h1M9 12h11M4 18h1M9 18h11',
  orderedList: 'M4 4l1.5-.5V9M9 6h11M4 14h2.5L4 18h2.5M9 16h11',
  quote: 'M5 5v14M9 7h11M9 12h11M9 17h6',
  link: 'M10 14l4-4M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M11 8l2.5-2.5a3.5 3.5 0 0 1 5 5L16 13',
  picture: 'M4 4h16v16H4zM4 20 12 11l8 9M15 8.5h2',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  undo: 'M8 6 4 10l4 4M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'm16 6 4 4-4 4M20 10H10a6 6 0 0 0 0 12h3',
  rowAfter: 'M4 4h16v8H4zM12 15v6M9 18h6',
  columnAfter: 'M4 4h8v16H4zM15 12h6M18 9v6',
  deleteRow: 'M4 4h16v8H4zM9 18h6',
  deleteColumn: 'M4 4h8v16H4zM15 12h6',
  header: 'M4 5h16v14H4zM4 6h16M4 7h16M4 8h16M4 9h16M10 5v14',
  deleteTable: 'M4 5h16v14H4zM8 9l8 6M16 9l-8 6',
} as const;

interface ToolProps {
  shape: keyof typeof SHAPES;
  label: string;
  /** Of what is on or off. */
  isOn?: boolean;
  isOff?: boolean;
  onUse: () => void;
}

function Tool({ shape, label, isOn, isOff = false, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff}
      // The words stay chosen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onUse();
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" className={styles.icon} aria-hidden="true">
        <path d={SHAPES[shape]} />
      </svg>
    </button>
  );
}

const LEVELS = [2, 3, 4] as const;

/** What kind of block the cursor stands in. */
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
      // Arrows choose here; they go on from tool to tool once it is closed by Tab or Escape.
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

interface MarkToolsProps {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
}

export function MarkTools({ editor, onLink, onPicture }: MarkToolsProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: each }) => ({
      bold: each.isActive('bold'),
      italic: each.isActive('italic'),
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
        shape="bold"
        label={m['office.editor.toolbar.bold']()}
        isOn={on.bold}
        onUse={() => chain().toggleBold().run()}
      />
      <Tool
        shape="italic"
        label={m['office.editor.toolbar.italic']()}
        isOn={on.italic}
        onUse={() => chain().toggleItalic().run()}
      />
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
      <Tool shape="table" label={m['office.editor.toolbar.table']()} onUse={addTable} />
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

/** Only while the cursor stands in a table. */
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
