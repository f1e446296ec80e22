import type { Language } from '@press-room/contract/languages';
import type { BodyEditor, EditingState } from './editing-state.ts';
import { bodyOf, type Changes, fieldOf } from './fields.ts';

/** The editors of bodies, which hold their texts themselves: they are read when it is saved. */
export class Bodies {
  readonly #editors = new Map<Language, BodyEditor>();
  /** With keys struck since they were read. */
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

  /** Reads those that were written in. @returns all changes with theirs, and the names of those that were read */
  collect(state: Pick<EditingState, 'saved' | 'changes'>): { changes: Changes; names: string[] } {
    const found = this.read(state);
    this.#touched.clear();
    return found;
  }

  /** The same, and they stay to be collected. */
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
