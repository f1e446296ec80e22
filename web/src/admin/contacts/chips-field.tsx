import { type KeyboardEvent, useId, useState } from 'react';
import { FieldError } from '../../components/field-error.tsx';
import fields from '../../components/text-field.module.css';
import { Chips } from '../components/search-choice/chips.tsx';

interface ChipsFieldProps {
  label: string;
  name: string;
  /** Separated by line breaks. */
  value: string;
  error: string | undefined;
  hint?: string;
  type?: 'text' | 'email';
  maxLength: number;
  /** Values already in use. */
  suggestions?: readonly string[];
  onChange: (value: string) => void;
}

export const splitLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Separators: addresses can have a comma within quotes. */
const ENDS = { text: /[,;\n]/, email: /(?<=^(?:[^"\\]|\\.|"(?:[^"\\]|\\.)*")*)[,;\n]/ };

/** Field for several short texts. Enter or a comma adds one; Backspace in an empty field removes the last. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, name, value, error, hint, type = 'text', maxLength, suggestions = [], onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const chips = splitLines(value);
  const write = (next: readonly string[]) => onChange(next.join('\n'));
  const add = (text: string) => {
    const added = text.split(ENDS[type]).flatMap((part) => part.trim() || []);
    if (added.length > 0) write([...new Set([...chips, ...added])]);
    setTyped('');
  };
  const handleType = (text: string) => (ENDS[type].test(text) ? add(text) : setTyped(text));
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && chips.length > 0) write(chips.slice(0, -1));
  };
  const described = [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <Chips
        chips={chips.map((chip) => ({ key: chip, text: chip }))}
        onRemove={(key) => write(chips.filter((each) => each !== key))}
      />
      <input
        id={id}
        name={name}
        type="text"
        inputMode={type}
        autoComplete="off"
        className={fields.input}
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        maxLength={maxLength}
        value={typed}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => handleType(target.value)}
        onKeyDown={handleKey}
        onBlur={() => add(typed)}
      />
      <datalist id={`${id}-list`}>
        {suggestions
          .filter((each) => !chips.includes(each))
          .map((each) => (
            <option key={each} value={each} />
          ))}
      </datalist>
      {hint && (
        <p id={`${id}-hint`} className={fields.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
