import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from '../../../components/company-field.module.css';
import fields from '../../../components/text-field.module.css';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { usePause } from '../../../lib/use-pause.ts';
import { m } from '../../../paraglide/messages.js';
import own from './search-choice.module.css';

export interface Found {
  key: string;
  text: string;
  /** A second line, where the text does not say enough. */
  note?: string;
}

export interface Search<Option extends Found> {
  /** Names it among queries. */
  key: readonly unknown[];
  load: (q: string, signal: AbortSignal) => Promise<readonly Option[]>;
}

interface SearchChoiceProps<Option extends Found> {
  label: string;
  hint?: string;
  search: Search<Option>;
  onChoose: (option: Option) => void;
}

/** What is typed is searched for, and what is chosen goes elsewhere: the field is free for the next. */
export function SearchChoice<Option extends Found>({
  label,
  hint,
  search,
  onChoose,
}: SearchChoiceProps<Option>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const q = usePause(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  const { data } = useQuery({
    queryKey: [...search.key, q],
    queryFn: ({ signal }) => search.load(q, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const options = data ?? [];
  const isListed = isOpen && options.length > 0;
  const marked = isListed ? options[active] : undefined;
  const choose = (option: Option) => {
    onChoose(option);
    setTyped('');
    setIsOpen(false);
    setActive(-1);
  };
  /** What is listed may still answer what was typed before. */
  const chooseTyped = async (words: string) => {
    const [only, ...others] = await search.load(words, new AbortController().signal);
    if (only && others.length === 0 && field.current?.value.trim() === words) choose(only);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setIsOpen(true);
      if (options.length > 0)
        setActive((Math.max(active, step > 0 ? -1 : 0) + step + options.length) % options.length);
    } else if (event.key === 'Enter') {
      // It never sends the form that it stands in.
      event.preventDefault();
      if (marked) choose(marked);
      else if (typed.trim() !== '') chooseTyped(typed.trim()).catch(tellFailure);
    } else if (event.key === 'Escape' && isListed) {
      event.preventDefault();
      setIsOpen(false);
    }
  };
  return (
    <div className={`${fields.field} ${styles.field}`}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        className={fields.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-activedescendant={marked && `${id}-${marked.key}`}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onClick={() => setIsOpen(true)}
        onKeyDown={handleKey}
        onBlur={() => setIsOpen(false)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        className={`${styles.list} ${own.list}`}
        aria-label={m['office.searchChoice.options']()}
        hidden={!isListed}
      >
        {options.map((option) => (
          <button
            type="button"
            key={option.key}
            id={`${id}-${option.key}`}
            role="option"
            aria-selected={option === marked}
            tabIndex={-1}
            className={`${styles.option} ${own.option}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <bdi>{option.text}</bdi>
            {option.note && <span className={own.note}>{option.note}</span>}
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} className={fields.hint} aria-live="polite">
        {describeFound(isOpen && q !== '' && data !== undefined ? options.length : null) ?? hint}
      </p>
    </div>
  );
}

function describeFound(count: number | null): string | undefined {
  if (count === null) return undefined;
  return count === 0 ? m['office.searchChoice.none']() : m['office.searchChoice.found']({ count });
}
