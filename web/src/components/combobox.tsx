import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useState } from 'react';
import styles from './combobox.module.css';
import { FieldError } from './field-error.tsx';
import fields from './text-field.module.css';

export interface Found {
  key: string;
  text: string;
  /** A second line, if the text is not sufficient. */
  note?: string;
}

interface ComboboxProps<Option extends Found> {
  label: string;
  value: string;
  /** Options for `value`, shown while the list is open. */
  options: readonly Option[];
  /** Names the list for screen readers. */
  listLabel: string;
  hint: string | undefined;
  error?: string | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onType: (text: string) => void;
  onChoose: (option: Option) => void;
  /** Handles Enter without a marked option; absent: Enter submits the form. */
  onEnter?: () => void;
  ref?: Ref<HTMLInputElement>;
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'required' | 'maxLength'>;
}

/** A text field with a list of options to choose from (the combobox pattern of ARIA 1.2, with manual selection). */
export function Combobox<Option extends Found>(props: ComboboxProps<Option>) {
  const { label, value, options, listLabel, hint, error, isOpen, onOpen, onType, onChoose, onEnter } = props;
  const { ref, input } = props;
  const id = useId();
  const [active, setActive] = useState(-1);
  const isListed = isOpen && options.length > 0;
  const marked = isListed ? options[active] : undefined;

  const choose = (option: Option) => {
    onOpen(false);
    setActive(-1);
    onChoose(option);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      onOpen(true);
      if (options.length > 0)
        setActive((Math.max(active, step > 0 ? -1 : 0) + step + options.length) % options.length);
    } else if (event.key === 'Enter' && (marked || onEnter)) {
      event.preventDefault();
      if (marked) choose(marked);
      else onEnter?.();
    } else if (event.key === 'Escape' && isListed) {
      event.preventDefault();
      onOpen(false);
    }
  };
  return (
    <div className={`${fields.field} ${styles.field}`}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <input
        {...input}
        ref={ref}
        id={id}
        type="text"
        className={fields.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-activedescendant={marked && `${id}-${marked.key}`}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          onType(target.value);
          onOpen(true);
          setActive(-1);
        }}
        onClick={() => onOpen(true)}
        onKeyDown={handleKey}
        onBlur={() => onOpen(false)}
      />
      <div id={`${id}-list`} role="listbox" className={styles.list} aria-label={listLabel} hidden={!isListed}>
        {options.map((option) => (
          <button
            type="button"
            key={option.key}
            id={`${id}-${option.key}`}
            role="option"
            aria-selected={option === marked}
            tabIndex={-1}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <bdi>{option.text}</bdi>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} className={fields.hint} aria-live="polite">
        {hint}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
