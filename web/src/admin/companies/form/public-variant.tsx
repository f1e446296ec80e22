import type { PublicField } from '@press-room/contract/companies';
import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../../components/disclosure.tsx';
import type { Form } from '../../../lib/form.ts';
import { isolate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { type CompanyFormValues, showValue } from '../company-values.ts';
import { fieldLabel } from '../labels.ts';
import styles from './form.module.css';

export type VariantName = PublicField;

interface PublicVariantProps {
  form: Form<CompanyFormValues>;
  field: VariantName;
  className?: string | undefined;
  /** Renders the field; it is called again for its public variant. */
  children: (name: VariantName | `pub_${VariantName}`) => ReactNode;
}

/** A field with its public variant in a disclosure: open if it has a different value, or an error. */
export function PublicVariant({
  form: { values, errors },
  field,
  className = '',
  children,
}: PublicVariantProps) {
  const variant = `pub_${field}` as const;
  const [isOpen, setIsOpen] = useState(values[variant] !== '' && values[variant] !== values[field]);
  // It stays open if the error disappears while typing.
  if (!isOpen && errors[variant] !== undefined) setIsOpen(true);
  return (
    <div className={`${styles.variants} ${className}`}>
      {children(field)}
      <Disclosure className={styles.variant} isOpen={isOpen} summary={tellReaders(field, values)}>
        {children(variant)}
      </Disclosure>
    </div>
  );
}

function tellReaders(field: VariantName, values: CompanyFormValues): ReactNode {
  const own = values[field];
  const seen = values[`pub_${field}`] || own;
  const text = isolate(showValue(field, seen));
  return (
    <span className={styles.seen}>
      <span className="visually-hidden">{fieldLabel(field)}: </span>
      {seen === own ? m['office.companies.readersSame']() : m['office.companies.readersSee']({ text })}
    </span>
  );
}
