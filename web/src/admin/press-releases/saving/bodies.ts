import type { Language } from '@press-room/contract/languages';
import type { BodyEditor, EditingState } from './editing-state.ts';
import { bodyOf, type Changes, fieldOf } from './fields.ts';

/** Editors of the bodies. Each holds its text, which is read for each save. */
export class Bodies {
  readonly #editors = new Map<Language, BodyEditor>();
  /** Languages edited since the last read. */
  readonly #touched = new Set<Language>();

  get isTouched(): boolean {
    return this.#touched.size > 0;
  }

  add(language: Language, editor: BodyEditor): void {
    this.#editors.set(language, editor);
  }

  remove(language: Language): void {
    this.#editors.delete(language);
  }

  touch(language: Language): void {
    this.#touched.add(language);
  }

  /**
   * Reads the edited bodies and marks them as read. @returns all changes, and the names of the fields that were read
   */
  collect(state: Pick<EditingState, 'saved' | 'changes'>): { changes: Changes; names: string[] } {
    const found = this.read(state);
    this.#touched.clear();
    return found;
  }

  /** Reads the edited bodies; they remain marked as edited. */
  read({ saved, changes }: Pick<EditingState, 'saved' | 'changes'>): {
    changes: Changes;
    names: string[];
  } {
    const next: Record<string, unknown> = { ...changes };
    const names = Array.from(this.#touched, bodyOf);
    for (const language of this.#touched) {
      const html = this.#editors.get(language)?.read();
      const name = bodyOf(language);
      if (html === undefined) continue;
      if (html === fieldOf(saved, name)) delete next[name];
      else next[name] = html;
    }
    return { changes: next, names };
  }

  /** Writes texts from elsewhere into the editors. */
  write(names: readonly string[], { text }: EditingState['shown']): void {
    for (const [language, editor] of this.#editors) {
      if (!names.includes(bodyOf(language))) continue;
      editor.write(text[language]?.body ?? '');
      this.#touched.delete(language);
    }
  }
}
