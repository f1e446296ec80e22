import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolButton } from '../toolbar/tool-button.tsx';
import styles from './find-bar.module.css';

const TYPING_PAUSE_MS = 250;

type FindBarProps = {
  words: string;
  /** Index of the current hit, from 0; -1: none. */
  current: number;
  count: number;
  isDone: boolean;
  onFind: (words: string) => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** Enter goes to the next hit, Shift and Enter to the previous one. */
export function FindBar({ words, current, count, isDone, onFind, onStep, onClose }: FindBarProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(words);
  const [shownFor, setShownFor] = useState(words);
  // A changed address (the back button) has its own words.
  if (shownFor !== words) {
    setShownFor(words);
    if (text.trim() !== words) setText(words);
  }
  useEffect(() => {
    input.current?.select();
    input.current?.focus();
  }, []);
  useEffect(() => {
    const pause = setTimeout(() => onFind(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, onFind]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (text.trim() === words) onStep(event.shiftKey ? -1 : 1);
    else onFind(text.trim());
  };
  return (
    <search className={styles.bar}>
      <label htmlFor={id} className="visually-hidden">
        {m['magazines.find.label']()}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        value={text}
        maxLength={SEARCH_QUERY_MAX_LENGTH}
        placeholder={m['magazines.find.label']()}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
      />
      <p role="status" className={styles.count}>
        {words !== '' && countText({ current, count, isDone })}
      </p>
      <ToolButton
        icon="up"
        label={m['magazines.find.previous']()}
        isOff={count === 0}
        onPress={() => onStep(-1)}
      />
      <ToolButton
        icon="chevron"
        label={m['magazines.find.next']()}
        isOff={count === 0}
        onPress={() => onStep(1)}
      />
      <ToolButton icon="close" label={m['magazines.find.close']()} onPress={onClose} />
    </search>
  );
}

type Count = { current: number; count: number; isDone: boolean };

function countText({ current, count, isDone }: Count): string {
  if (count === 0) return isDone ? m['magazines.find.none']() : m['magazines.find.looking']();
  return m['magazines.find.count']({ hit: formatNumber(current + 1), count: formatNumber(count) });
}
