import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Combobox, type Found } from '../../../components/combobox.tsx';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { usePause } from '../../../lib/use-pause.ts';
import { m } from '../../../paraglide/messages.js';

export interface Search<Option extends Found> {
  /** Prefix of the query keys. */
  key: readonly unknown[];
  load: (q: string, signal: AbortSignal) => Promise<readonly Option[]>;
}

interface SearchChoiceProps<Option extends Found> {
  label: string;
  hint?: string;
  search: Search<Option>;
  onChoose: (option: Option) => void;
}

/** Searches while typing; chosen options are shown elsewhere, and the field is cleared. */
export function SearchChoice<Option extends Found>({
  label,
  hint,
  search,
  onChoose,
}: SearchChoiceProps<Option>) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const q = usePause(typed.trim());
  const { data } = useQuery({
    queryKey: [...search.key, q],
    queryFn: ({ signal }) => search.load(q, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const choose = (option: Option) => {
    onChoose(option);
    setTyped('');
    setIsOpen(false);
  };
  /** Chooses the only result for the typed text; the list may still show earlier results. */
  const chooseTyped = async (words: string) => {
    const [only, ...others] = await search.load(words, new AbortController().signal);
    if (only && others.length === 0 && field.current?.value.trim() === words) choose(only);
  };
  return (
    <Combobox
      ref={field}
      label={label}
      value={typed}
      options={data ?? []}
      listLabel={m['office.searchChoice.options']()}
      hint={describeFound(isOpen && q !== '' && data !== undefined ? data.length : null) ?? hint}
      isOpen={isOpen}
      onOpen={setIsOpen}
      onType={setTyped}
      onChoose={choose}
      onEnter={() => {
        if (typed.trim() !== '') chooseTyped(typed.trim()).catch(tellFailure);
      }}
    />
  );
}

function describeFound(count: number | null): string | undefined {
  if (count === null) return undefined;
  return count === 0 ? m['office.searchChoice.none']() : m['office.searchChoice.found']({ count });
}
