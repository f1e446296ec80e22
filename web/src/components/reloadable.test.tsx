import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Reloadable } from './reloadable.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function passTime(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('keeps what it showed, and says after 1500 ms that it takes longer', () => {
  const { rerender } = render(<Reloadable isBusy>Twelve releases</Reloadable>);
  expect(screen.getByText('Twelve releases').parentElement).toHaveAttribute('aria-busy', 'true');
  passTime(1499);
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
  passTime(1);
  expect(screen.getByText('This is taking longer than usual.')).toBeInTheDocument();
  rerender(<Reloadable isBusy={false}>Three releases</Reloadable>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
