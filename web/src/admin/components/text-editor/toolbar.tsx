import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { m } from '../../../paraglide/messages.js';
import type { Arrivals } from '../arrivals/arrivals.ts';
import { PicturePicker } from '../media/lazy-picture-picker.tsx';
import type { LinkDialogProps } from './link-dialog.tsx';
import { Tool } from './tool.tsx';
import styles from './toolbar.module.css';
import { BlockSelect, BlockTools, MarkTools, TableTools, UndoTools } from './tools.tsx';
import type { VideoDialogProps } from './video-dialog.tsx';

/** Loaded with the first video. */
const LazyVideoDialog = lazyComponent<VideoDialogProps>(
  async () => (await import('./video-dialog.tsx')).VideoDialog,
);

/** Loaded with the first link. */
const LazyLinkDialog = lazyComponent<LinkDialogProps>(
  async () => (await import('./link-dialog.tsx')).LinkDialog,
);

const listTools = (bar: HTMLElement): HTMLElement[] => Array.from(bar.querySelectorAll('button, select'));

/** Arrows, Home and End move between tools; Escape returns to the text. */
function handleKeys(event: KeyboardEvent<HTMLDivElement>, editor: Editor): void {
  const tools = listTools(event.currentTarget);
  const at = tools.indexOf(document.activeElement as HTMLElement);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: tools.length - 1,
  };
  if (event.key === 'Escape') editor.commands.focus();
  const wanted = steps[event.key];
  if (wanted === undefined) return;
  event.preventDefault();
  tools[(wanted + tools.length) % tools.length]?.focus();
}

interface ToolbarProps {
  editor: Editor;
  arrivals: Arrivals;
  label: string;
  controls: string;
  /** Whether the text can contain videos. */
  hasVideos?: boolean;
  /** Opens the search; absent for texts without one. */
  onFind?: () => void;
}

/** Toolbar of one language's editor: one Tab stop. */
export function Toolbar({ editor, arrivals, label, controls, hasVideos = false, onFind }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [dialog, setDialog] = useState<'link' | 'picture' | 'video' | null>(null);
  const isInTable = useEditorState({ editor, selector: ({ editor: each }) => each.isActive('table') });
  // After each render: the rendered tools depend on the cursor position.
  useLayoutEffect(() => {
    const tools = bar.current ? listTools(bar.current) : [];
    for (const [at, tool] of tools.entries())
      tool.tabIndex = at === Math.min(stop, tools.length - 1) ? 0 : -1;
  });
  const close = () => setDialog(null);
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={m['office.editor.toolbar.label']({ text: label })}
        aria-controls={controls}
        className={styles.bar}
        onKeyDown={(event) => handleKeys(event, editor)}
        onFocus={(event) => setStop(Math.max(0, listTools(event.currentTarget).indexOf(event.target)))}
      >
        <BlockSelect editor={editor} />
        <MarkTools editor={editor} />
        <BlockTools
          editor={editor}
          arrivals={arrivals}
          onLink={() => setDialog('link')}
          onPicture={() => setDialog('picture')}
          onVideo={hasVideos ? () => setDialog('video') : undefined}
        />
        <UndoTools editor={editor} />
        {onFind && <Tool shape="find" label={m['office.editor.find.tool']()} onUse={onFind} />}
        {isInTable && <TableTools editor={editor} />}
      </div>
      {dialog === 'link' && <LazyLinkDialog editor={editor} onClose={close} />}
      {dialog === 'video' && <LazyVideoDialog editor={editor} onClose={close} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={close} />}
    </>
  );
}

/** Inserts a picture of the library; the library provides its caption and credit. */
function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  return (
    <PicturePicker
      kind="picture"
      isMany={false}
      onPick={([id]) => {
        if (id !== undefined) editor.chain().focus().insertPicture(id).run();
      }}
      onClose={onClose}
    />
  );
}
