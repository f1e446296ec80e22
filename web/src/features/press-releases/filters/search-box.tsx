import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { navigate } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { type ReleaseFilter, toFiltered } from '../filter.ts';
import styles from './search-box.module.css';

const TYPING_PAUSE_MS = 350;

/** Searches while one types; the words live in the address, so that back and forward know them. */
export function SearchBox({ filter }: { filter: ReleaseFilter }) {
  const [text, setText] = useState(filter.q);
  const [shownFor, setShownFor] = useState(filter.q);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another address (a suggestion, the back button) brings its own words.
  if (shownFor !== filter.q) {
    setShownFor(filter.q);
    if (text.trim() !== filter.q) setText(filter.q);
  }
  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (words: string) => {
    clearTimeout(pause.current);
    const q = words.trim();
    // One entry in the history per search, not one per letter.
    if (q !== filter.q) navigate(toFiltered(filter, { q }), { replace: filter.q !== '', keepScroll: true });
  };
  const handleType = (words: string) => {
    setText(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => search(words), TYPING_PAUSE_MS);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  return (
    <form className={styles.box} onSubmit={handleSubmit}>
      <label className={styles.label} htmlFor="search">
        {m['pressReleases.filter.search']()}
      </label>
      <input
        id="search"
        className={styles.input}
        type="search"
        name="q"
        value={text}
        maxLength={SEARCH_QUERY_MAX_LENGTH}
        placeholder={m['pressReleases.filter.searchExample']()}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => handleType(event.target.value)}
      />
      <button type="submit" className={styles.submit} aria-label={m['pressReleases.filter.submit']()}>
        <Icon name="search" />
      </button>
    </form>
  );
}
