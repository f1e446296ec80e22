import type { CompanyName } from '@press-room/contract/account';
import { COMPANY_NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Combobox } from './combobox.tsx';
import { useCompanies } from './use-companies.ts';

/** A known company, or the name of an unknown one. */
type Named = { company: CompanyName | null; company_name: string };

type CompanyFieldProps = {
  values: Named;
  error: string | undefined;
  /** Hint for forms that need a known company. */
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
  const [isOpen, setIsOpen] = useState(false);
  const companies = useCompanies(company ? '' : company_name);
  const listed = isOpen ? companies.length : 0;
  const handleTyping = (text: string) => {
    const known = companies.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    onChange(known ? { company: known, company_name: '' } : { company: null, company_name: text });
  };
  return (
    <Combobox
      label={m['account.company.label']()}
      value={company?.name ?? company_name}
      options={companies.map((each) => ({ key: String(each.id), text: each.name, company: each }))}
      listLabel={m['account.company.known']()}
      hint={
        (company === null && listed === 0 && hint) || describeChoice(company !== null, company_name, listed)
      }
      error={error}
      isOpen={isOpen}
      onOpen={setIsOpen}
      onType={handleTyping}
      onChoose={(chosen) => onChange({ company: chosen.company, company_name: '' })}
      input={{ name: 'company_name', required: true, maxLength: COMPANY_NAME_MAX_LENGTH }}
    />
  );
}

function describeChoice(isKnown: boolean, name: string, listed: number): string {
  if (isKnown) return m['account.company.isKnown']();
  if (listed > 0) return m['account.company.found']({ count: listed });
  return name.trim() === '' ? m['account.company.hint']() : m['account.company.isNew']();
}
