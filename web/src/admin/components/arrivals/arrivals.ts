import { Extension } from '@tiptap/core';
import { DOMParser as ContentParser, Fragment, Slice } from '@tiptap/pm/model';
import { Plugin, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { createStore } from '../../../lib/store.ts';
import { sendFiles } from '../media/uploads.ts';
import { GOOGLE_SLICE } from '../pasting/google-suggestions.ts';
import { isAnythingLeftOut, type LeftOut, NOTHING_LEFT_OUT } from '../pasting/left-out.ts';
import { cleanPasted, type Origin } from '../pasting/paste.ts';
import { isPictureFile } from '../pasting/picture-file.ts';
import { cleanPlainText } from '../pasting/plain-text.ts';
import { WordFileError, type WordFileProblem } from '../word-files/word-file.ts';

/** Note about inserted text. */
export type ArrivalNote =
  | { kind: 'opening'; name: string }
  | { kind: 'refused'; name: string; problem: WordFileProblem }
  | { kind: 'leftOut'; leftOut: LeftOut };

export const WORD_FILES = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Files that look like text documents; for unsupported ones the reason is shown. */
const isTextFile = ({ name }: File): boolean => /\.(?:docx?|docm|dot[xm]?|odt|rtf|pages)$/i.test(name);

/** Texts and pictures that enter one editor from other programs: pasted, dropped or opened. */
export class Arrivals {
  readonly note = createStore<ArrivalNote | null>(null);
  readonly extension: Extension;
  /** Other clipboard data of the text that is about to be cleaned. */
  #origin: Origin = {};
  readonly #mayTake: boolean;

  /** Whether this person may upload files to the library. */
  constructor(mayTake: boolean) {
    this.#mayTake = mayTake;
    const plugin = this.#toPlugin();
    this.extension = Extension.create({ name: 'arrivals', addProseMirrorPlugins: () => [plugin] });
  }

  /** Inserts a Word file at the cursor. */
  async open(view: EditorView, file: File): Promise<void> {
    this.note.set({ kind: 'opening', name: file.name });
    try {
      const { openWordFile } = await import('../word-files/open-word-file.ts');
      const { html, named, deletions, comments } = await openWordFile(file);
      if (view.isDestroyed) return;
      this.#origin = { named };
      const cleaned = this.#clean(html);
      this.#say({ ...cleaned.leftOut, deletions, comments });
      insertHtml(view, cleaned.html);
    } catch (error) {
      const problem = error instanceof WordFileError ? error.problem : 'broken';
      this.note.set({ kind: 'refused', name: file.name, problem });
    }
  }

  #toPlugin(): Plugin {
    return new Plugin({
      props: {
        handleDOMEvents: {
          paste: (_view, event) => this.#expect(event.clipboardData),
          drop: (_view, event) => this.#expect(event.dataTransfer),
        },
        transformPastedHTML: (html) => {
          const { html: cleaned, leftOut } = this.#clean(html);
          this.#say(leftOut);
          return cleaned;
        },
        transformPastedText: (text) => {
          const { text: cleaned, comments } = cleanPlainText(text);
          this.#say({ ...NOTHING_LEFT_OUT, comments });
          return cleaned;
        },
        handlePaste: (view, event) => this.#takeFiles(view, event.clipboardData),
        handleDrop: (view, event, _slice, isMoved) => {
          if (isMoved || event.dataTransfer === null || event.dataTransfer.files.length === 0) return false;
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
          if (at !== undefined)
            view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at))));
          return this.#takeFiles(view, event.dataTransfer);
        },
      },
    });
  }

  #expect(data: DataTransfer | null): false {
    this.#origin = data
      ? { rtf: data.getData('text/rtf'), slice: data.getData(GOOGLE_SLICE), files: Array.from(data.files) }
      : {};
    return false;
  }

  #clean(html: string): ReturnType<typeof cleanPasted> {
    const take = (file: File): string | null => (this.#mayTake ? (sendFiles([file])[0] ?? null) : null);
    return cleanPasted(html, { ...this.#origin, take });
  }

  #say(leftOut: LeftOut): void {
    this.note.set(isAnythingLeftOut(leftOut) ? { kind: 'leftOut', leftOut } : null);
  }

  /** Handles dropped or pasted files: a document is opened; pictures are inserted at the cursor. */
  #takeFiles(view: EditorView, data: DataTransfer | null): boolean {
    const files = Array.from(data?.files ?? []);
    const texts = files.filter(isTextFile);
    if (texts.length === 0 && (files.length === 0 || data?.getData('text/html'))) return false;
    void texts.reduce((before, file) => before.then(() => this.open(view, file)), Promise.resolve());
    if (texts.length > 0) return true;
    const pictures = this.#mayTake ? files.filter(isPictureFile) : [];
    const { schema, tr } = view.state;
    const frames = sendFiles(pictures).flatMap(
      (upload) => schema.nodes.comingPicture?.create({ upload }) ?? [],
    );
    if (frames.length > 0) view.dispatch(tr.replaceSelection(new Slice(Fragment.from(frames), 0, 0)));
    this.#say({ ...NOTHING_LEFT_OUT, files: files.length - pictures.length });
    return true;
  }
}

/** Inserts blocks at the cursor, as one undoable step. */
function insertHtml(view: EditorView, html: string): void {
  const { schema, tr } = view.state;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const content = ContentParser.fromSchema(schema).parse(body).content;
  view.dispatch(tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView());
}
