import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { navigate } from '../lib/navigation.ts';
import { typeAtOnce } from '../test/type-at-once.ts';
import { SearchBox } from './search-box.tsx';

function open(value = '') {
  const onSearch = vi.fn();
  const draw = (words: string) => (
    <SearchBox label="Search" example="" submitLabel="Go" value={words} onSearch={onSearch} />
  );
  const { rerender } = render(draw(value));
  return { onSearch, field: screen.getByRole('searchbox'), settle: (words: string) => rerender(draw(words)) };
}

it('keeps input made while earlier input enters the address', async () => {
  const { onSearch, field, settle } = open();
  typeAtOnce(field, 'gre');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('gre'));
  typeAtOnce(field, 's');
  settle('gre');
  expect(field).toHaveValue('gres');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('gres'));
});

it('resets input before it enters the address', async () => {
  const { onSearch, field, settle } = open();
  typeAtOnce(field, 'gre');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('gre'));
  fireEvent.change(field, { target: { value: '' } });
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''));
  settle('');
  expect(field).toHaveValue('');
});

it('follows another address, and back to the words that were sent once', async () => {
  const { onSearch, field, settle } = open();
  typeAtOnce(field, 'gres');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('gres'));
  settle('gres');
  settle('');
  expect(field).toHaveValue('');
  settle('gres');
  expect(field).toHaveValue('gres');
});

it.each([
  ['before they go on', ['type', 'leave']],
  ['after they went on', ['leave', 'type']],
])('searches for nothing that its reader typed %s, while it is still shown', (_, steps) => {
  navigate('/home');
  const { onSearch, field } = open();
  vi.useFakeTimers();
  for (const step of steps) {
    if (step === 'type') typeAtOnce(field, 'gres');
    // The address bar is ahead of the displayed screen.
    else history.pushState(null, '', '#/press-kit');
  }
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(onSearch).not.toHaveBeenCalled();
});
