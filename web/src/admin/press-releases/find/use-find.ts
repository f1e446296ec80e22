import type { Language } from '@press-room/contract/languages';
import { RELEASE_TEXT_FIELDS, type ReleaseTextField } from '@press-room/contract/release-text';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEffect, useState } from 'react';
import { useShownLanguage } from '../page/jump.ts';
import type { Editing } from '../saving/editing.ts';
import { useEditing, useShown } from '../saving/use-editing.ts';
import { replaceHits, replaceHitsIn } from './find-hits.ts';
import { type Finding, type Search, useFinding } from './finding.ts';
import { type Hit, type Scope, useHits, useMarks } from './use-hits.ts';

/** Search position: the first hit after it is the current one. */
interface Origin {
  language: Language;
  field: ReleaseTextField;
  at: number;
}

const toOrigin = ({ language }: Search, { editors }: Finding): Origin => ({
  language,
  field: 'body',
  at: editors.get()[language]?.state.selection.from ?? 0,
});

type Place = Pick<Hit, 'language' | 'field'>;

/** Field name in the API. */
export const nameOf = ({ language, field }: Place): string => `text.${language}.${field}`;

const findField = (place: Place): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>(`textarea[name="${nameOf(place)}"]`);

/** After the last hit the search continues with the first. */
function currentOf(hits: readonly Hit[], { language, field, at }: Origin): number {
  const placeOf = (each: ReleaseTextField): number => RELEASE_TEXT_FIELDS.indexOf(each);
  const isAhead = (hit: Hit): boolean =>
    hit.field === field ? hit.from >= at : placeOf(hit.field) > placeOf(field);
  const within = hits.findIndex((hit) => hit.language === language && isAhead(hit));
  if (within >= 0) return within;
  const behind = hits.findLastIndex((hit) => hit.language === language) + 1;
  return hits.length === 0 ? -1 : behind % hits.length;
}

/** Search and replacement in the titles and texts of a release. */
export function useFind(search: Search) {
  const finding = useFinding();
  const editing = useEditing();
  const { text: texts } = useShown();
  const [begun, setBegun] = useState(search);
  const [wanted, setWanted] = useState({
    words: search.words,
    isCaseKept: false,
    areAccentsIgnored: false,
  });
  const [scope, setScope] = useState<Scope>('both');
  const [origin, setOrigin] = useState(() => toOrigin(search, finding));
  const [replaced, setReplaced] = useState<Replacement | null>(null);
  // A new search was started, perhaps in the other language.
  if (begun !== search) {
    setBegun(search);
    setWanted({ ...wanted, words: search.words });
    setOrigin(toOrigin(search, finding));
    setReplaced(null);
  }
  const hits = useHits(scope, wanted);
  const at = currentOf(hits, origin);
  const current = hits[at];
  useMarks(hits, current);
  useScrollToHit(current);
  const replace = (chosen: readonly Hit[], text: string) => {
    const editors = new Set(chosen.flatMap((hit) => hit.editor ?? []));
    for (const editor of editors)
      editor.view.dispatch(
        replaceHits(
          editor.state,
          chosen.filter((hit) => hit.editor === editor),
          text,
        ),
      );
    const inFields = Map.groupBy(
      chosen.filter((hit) => hit.editor === null),
      nameOf,
    );
    const changes = Array.from(inFields, ([name, within]) => {
      const [{ language, field } = { language: search.language, field: 'title' as const }] = within;
      const before = texts[language]?.[field] ?? '';
      return [name, { before, after: replaceHitsIn(before, within, text) }] as const;
    });
    if (changes.length > 0)
      editing.change(Object.fromEntries(changes.map(([name, { after }]) => [name, after])));
    setReplaced({
      count: chosen.length,
      fields: Object.fromEntries(changes),
      texts: new Map(Array.from(editors, (editor) => [editor, editor.state.doc])),
    });
  };
  return {
    wanted,
    scope,
    hits,
    at,
    current,
    replaced,
    setScope,
    want: (part: Partial<typeof wanted>) => {
      setWanted({ ...wanted, ...part });
      setReplaced(null);
    },
    step: (by: 1 | -1) => {
      const next = hits.at((at + by) % hits.length);
      if (next) setOrigin({ language: next.language, field: next.field, at: next.from });
      setReplaced(null);
    },
    replaceOne: (text: string) => {
      if (!current) return;
      replace([current], text);
      const { language, field, from } = current;
      setOrigin({ language, field, at: from + text.length });
    },
    replaceAll: (text: string) => replace(hits, text),
    undo: () => {
      const readField = (name: string): string =>
        document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.value ?? '';
      if (replaced) takeBack(replaced, editing, readField);
      setReplaced(null);
    },
    /** Returns to the text, with the hit selected. */
    close: () => {
      finding.search.set(null);
      if (current && current.editor === null) {
        const input = findField(current);
        input?.focus();
        input?.setSelectionRange(current.from, current.to);
        return;
      }
      const editor = current?.editor ?? finding.editors.get()[search.language];
      const chain = editor?.chain();
      (current ? chain?.setTextSelection(current) : chain)?.focus().run();
    },
  };
}

/** Scrolls to a hit, in a language that may be hidden. */
function useScrollToHit(hit: Hit | undefined): void {
  const shown = useShownLanguage();
  const { language, field, from, editor } = hit ?? {};
  useEffect(() => {
    if (!language || !field || from === undefined) return;
    shown.set(language);
    // The body is already rendered: its field is needed only without an editor.
    const input = editor ? null : findField({ language, field });
    if (input) input.dataset.found = '';
    const drawn = requestAnimationFrame(() => {
      const target = editor ? editor.view.dom.querySelector('mark[data-current]') : input;
      target?.scrollIntoView({ block: 'center' });
    });
    return () => {
      cancelAnimationFrame(drawn);
      delete input?.dataset.found;
    };
  }, [shown, language, field, from, editor]);
}

/** Last replacement. Undo applies only to texts that have not been edited since. */
interface Replacement {
  count: number;
  /** By field name in the API. */
  fields: Readonly<Record<string, { before: string; after: string }>>;
  /** Texts as the replacement left them. */
  texts: ReadonlyMap<Editor, Node>;
}

/** Undoes the replacement. `read` returns the current value of a field. */
function takeBack(
  { fields, texts }: Replacement,
  editing: Pick<Editing, 'change'>,
  read: (name: string) => string,
): void {
  for (const [editor, left] of texts) if (editor.state.doc.eq(left)) editor.commands.undo();
  const unchanged = Object.entries(fields).filter(([name, { after }]) => read(name) === after);
  if (unchanged.length > 0)
    editing.change(Object.fromEntries(unchanged.map(([name, { before }]) => [name, before])));
}
