import styles from './toolbar.module.css';

/** Line icons on the 24-unit grid of the other icons; used only here. */
const SHAPES = {
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  strike: 'M17 7c-1-2-3-3-5-3-3 0-5 1.5-5 4 0 5 10 3 10 8 0 2.5-2 4-5 4-3 0-5-1-5.5-3M4 12h16',
  subscript: 'M4 5l9 11M13 5 4 16M16 16.5c.3-1 1-1.5 2-1.5 1.2 0 2 .7 2 1.8 0 1.5-2 2-4 4.2h4',
  superscript: 'M4 8l9 11M13 8 4 19M16 4.5c.3-1 1-1.5 2-1.5 1.2 0 2 .7 2 1.8 0 1.5-2 2-4 4.2h4',
  bulletList: 'M4 6h1M9 6h11M4 12h1M9 12h11M4 18h1M9 18h11',
  orderedList: 'M4 4l1.5-.5V9M9 6h11M4 14h2.5L4 18h2.5M9 16h11',
  quote: 'M5 5v14M9 7h11M9 12h11M9 17h6',
  link: 'M10 14l4-4M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M11 8l2.5-2.5a3.5 3.5 0 0 1 5 5L16 13',
  picture: 'M4 4h16v16H4zM4 20 12 11l8 9M15 8.5h2',
  video: 'M4 5h16v14H4zM10 9l5 3-5 3z',
  word: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12l1.5 6 2-5 2 5L16 12',
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
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
  /** State of a toggle. */
  isOn?: boolean;
  isOff?: boolean;
  onUse: () => void;
}

export function Tool({ shape, label, isOn, isOff = false, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff}
      // Keeps the selection.
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
