import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FindBar } from './find-bar.tsx';

const BAR = { current: 0, count: 2, isDone: true, onFind: () => {}, onStep: () => {}, onClose: () => {} };

it('follows the words of another address, and Enter goes to its next hit', async () => {
  const onFind = vi.fn();
  const onStep = vi.fn();
  const props = { ...BAR, onFind, onStep };
  const { rerender } = render(<FindBar {...props} words="glaze" />);
  rerender(<FindBar {...props} words="kiln" />);
  const field = screen.getByRole('searchbox');
  expect(field).toHaveValue('kiln');
  await userEvent.type(field, '{Enter}');
  expect(onStep).toHaveBeenCalledWith(1);
  expect(onFind).not.toHaveBeenCalledWith('glaze');
});

it('leaves a space that is being typed alone', async () => {
  const { rerender } = render(<FindBar {...BAR} words="" />);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'glaze ');
  rerender(<FindBar {...BAR} words="glaze" />);
  expect(field).toHaveValue('glaze ');
});
