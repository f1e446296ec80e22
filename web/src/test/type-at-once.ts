import { act, fireEvent } from '@testing-library/react';

/** Types without pauses: on a busy machine a pause between letters would start a search. */
export function typeAtOnce(field: HTMLElement, words: string): void {
  act(() => field.focus());
  const before = (field as HTMLInputElement).value;
  for (const at of Array.from(words).keys())
    fireEvent.change(field, { target: { value: before + words.slice(0, at + 1) } });
}
