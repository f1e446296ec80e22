import type { Language } from '@press-room/contract/languages';
import type { Editor } from '@tiptap/core';
import { createContext, useContext } from 'react';
import { createStore, type Store } from '../../../lib/store.ts';

/** Start position and words of a search. */
export interface Search {
  language: Language;
  words: string;
}

/** Searchable texts of a release, and the current search. */
export interface Finding {
  editors: Store<Partial<Record<Language, Editor>>>;
  search: Store<Search | null>;
}

const MOST_WORDS = 200;

export const createFinding = (): Finding => ({
  editors: createStore({}),
  search: createStore<Search | null>(null),
});

/** Searches for the selected text. */
export function beginSearch({ search }: Finding, language: Language, editor: Editor): void {
  const { $from, $to, from, to } = editor.state.selection;
  const isWithinBlock = $from.sameParent($to) && to - from <= MOST_WORDS;
  const chosen = isWithinBlock ? editor.state.doc.textBetween(from, to) : '';
  search.set({ language, words: chosen || (search.get()?.words ?? '') });
}

export const FindingContext = createContext<Finding | null>(null);

export function useFinding(): Finding {
  const finding = useContext(FindingContext);
  if (!finding) throw new Error('no release is open here');
  return finding;
}
