import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isLeaving } from '../lib/navigation.ts';
import { Icon } from './icon.tsx';
import { inputDirection } from './input-direction.ts';
import styles from './search-box.module.css';

const TYPING_PAUSE_MS = 350;

type SearchBoxProps = {
  label: string;
  example: string;
  submitLabel: string;
  /** Current search, trimmed. */
  value: string;
  /** Small, with a hidden label: for tools. */
  isCompact?: boolean;
  onSearch: (words: string) => void;
};

/** Search field that searches while the reader types. */
export function SearchBox({ label, example, submitLabel, value, isCompact, onSearch }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  const [sent, setSent] = useState(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A changed address (a suggestion, the back button) replaces the text. Results of earlier input can arrive after more
  // was typed.
  if (shownFor !== value) {
    setShownFor(value);
    setSent(value);
    if (value !== sent && text.trim() !== value) setText(value);
  }
  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (words: string) => {
    clearTimeout(pause.current);
    const next = words.trim();
    if (next === sent) return;
    setSent(next);
    onSearch(next);
  };
  const handleType = (words: string) => {
    setText(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => !isLeaving() && search(words), TYPING_PAUSE_MS);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  return (
    <form className={styles.box} data-compact={isCompact} onSubmit={handleSubmit}>
      <label className={isCompact ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        dir={inputDirection('search', text)}
        className={styles.input}
        type="search"
        name="q"
        value={text}
        maxLength={SEARCH_QUERY_MAX_LENGTH}
        placeholder={example}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => handleType(event.target.value)}
      />
      <button type="submit" className={styles.submit} aria-label={submitLabel}>
        <Icon name="search" />
      </button>
    </form>
  );
}
