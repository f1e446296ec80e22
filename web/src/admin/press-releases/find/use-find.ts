import type { Language } from '@press-room/contract/languages';
import { useEffect, useState } from 'react';
import { useShownLanguage } from '../page/jump.ts';
import { replaceHits } from './find-hits.ts';
import { type Finding, type Search, useFinding } from './finding.ts';
import { type Hit, type Scope, useHits, useMarks } from './use-hits.ts';

/** The first hit behind this place is the current one. */
interface Origin {
  language: Language;
  at: number;
}

const toOrigin = ({ language }: Search, { editors }: Finding): Origin => ({
  language,
  at: editors.get()[language]?.state.selection.from ?? 0,
});

/** After the last hit it goes on with the first. */
function currentOf(hits: readonly Hit[], { language, at }: Origin): number {
  const within = hits.findIndex((hit) => hit.language === language && hit.from >= at);
  if (within >= 0) return within;
  const behind = hits.findLastIndex((hit) => hit.language === language) + 1;
  return hits.length === 0 ? -1 : behind % hits.length;
}

/** What is looked for in the texts of a release, where, and what comes in its place. */
export function useFind(search: Search) {
  const finding = useFinding();
  const [begun, setBegun] = useState(search);
  const [wanted, setWanted] = useState({
    words: search.words,
    isCaseKept: false,
    areAccentsIgnored: false,
  });
  const [scope, setScope] = useState<Scope>('both');
  const [origin, setOrigin] = useState(() => toOrigin(search, finding));
  const [replaced, setReplaced] = useState<number | null>(null);
  // Somebody began anew, perhaps in the other language.
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
  useShowing(current);
  const replace = (chosen: readonly Hit[], text: string) => {
    for (const editor of new Set(chosen.map((hit) => hit.editor)))
      editor.view.dispatch(
        replaceHits(
          editor.state,
          chosen.filter((hit) => hit.editor === editor),
          text,
        ),
      );
    setReplaced(chosen.length);
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
      if (next) setOrigin({ language: next.language, at: next.from });
      setReplaced(null);
    },
    replaceOne: (text: string) => {
      if (!current) return;
      replace([current], text);
      setOrigin({ language: current.language, at: current.from + text.length });
    },
    replaceAll: (text: string) => replace(hits, text),
    /** Back into the text, with what was found chosen. */
    close: () => {
      finding.search.set(null);
      const editor = current?.editor ?? finding.editors.get()[search.language];
      const chain = editor?.chain();
      (current ? chain?.setTextSelection(current) : chain)?.focus().run();
    },
  };
}

/** Brings a hit into view, in a language that may be hidden. */
function useShowing(hit: Hit | undefined): void {
  const shown = useShownLanguage();
  const { language, from, editor } = hit ?? {};
  useEffect(() => {
    if (!language || !editor || from === undefined) return;
    shown.set(language);
    // It is drawn by then.
    const drawn = requestAnimationFrame(() =>
      editor.view.dom.querySelector('mark[data-current]')?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(drawn);
  }, [shown, language, from, editor]);
}
