import { act, fireEvent } from '@testing-library/react';

/** Letter by letter and without a pause, which a busy machine makes wherever one waits: then a search would begin before the last. */
export function typeAtOnce(field: HTMLElement, words: string): void {
  act(() => field.focus());
  const before = (field as HTMLInputElement).value;
  for (const at of Array.from(words).keys())
    fireEvent.change(field, { target: { value: before + words.slice(0, at + 1) } });
}
