import type { CompanyName } from '@press-room/contract/account';
import { COMPANY_NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { type KeyboardEvent, useId, useState } from 'react';
import { m } from '../paraglide/messages.js';
import styles from './company-field.module.css';
import { FieldError } from './field-error.tsx';
import fields from './text-field.module.css';
import { useCompanies } from './use-companies.ts';

/** A known company, or the name of one that is not. */
type Named = { company: CompanyName | null; company_name: string };

type CompanyFieldProps = {
  values: Named;
  error: string | undefined;
  /** Where a company that is not known is of no use. */
  hint?: string;
  onChange: (changes: Named) => void;
};

/** A known company is chosen from the list; any other name is a new company. */
export function CompanyField({
  values: { company, company_name },
  error,
  hint,
  onChange,
}: CompanyFieldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const companies = useCompanies(company ? '' : company_name);
  const isListed = isOpen && companies.length > 0;
  const marked = isListed ? companies[active] : undefined;

  const choose = (chosen: (typeof companies)[number]) => {
    onChange({ company: chosen, company_name: '' });
    setIsOpen(false);
    setActive(-1);
  };
  const handleTyping = (text: string) => {
    const known = companies.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    onChange(known ? { company: known, company_name: '' } : { company: null, company_name: text });
    setIsOpen(true);
    setActive(-1);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && companies.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      setActive((active + step + companies.length) % companies.length);
    } else if (event.key === 'Enter' && marked) {
      event.preventDefault();
      choose(marked);
    } else if (event.key === 'Escape' && isListed) {
      event.preventDefault();
      setIsOpen(false);
    }
  };
  return (
    <div className={`${fields.field} ${styles.field}`}>
      <label htmlFor={id} className={fields.label}>
        {m['account.company.label']()}
      </label>
      <input
        id={id}
        name="company_name"
        className={fields.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-activedescendant={marked && `${id}-${marked.id}`}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
        autoComplete="off"
        required
        maxLength={COMPANY_NAME_MAX_LENGTH}
        value={company?.name ?? company_name}
        onChange={(event) => handleTyping(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => setIsOpen(false)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        className={styles.list}
        aria-label={m['account.company.known']()}
        hidden={!isListed}
      >
        {companies.map((each) => (
          <button
            type="button"
            key={each.id}
            id={`${id}-${each.id}`}
            role="option"
            aria-selected={each === marked}
            tabIndex={-1}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(each)}
          >
            {each.name}
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} className={fields.hint} aria-live="polite">
        {(company === null && !isListed && hint) ||
          describeChoice(company !== null, company_name, isListed ? companies.length : 0)}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

function describeChoice(isKnown: boolean, name: string, listed: number): string {
  if (isKnown) return m['account.company.isKnown']();
  if (listed > 0) return m['account.company.found']({ count: listed });
  return name.trim() === '' ? m['account.company.hint']() : m['account.company.isNew']();
}
